import type { Metadata } from "next";
import { CartView } from "@/components/orders/cart/cart-view";
import { TrustLine } from "@/components/orders/trust-line";
import { getTranslations, Translations } from "@/lib/translations/server";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("cart");
  return { title: t("pageTitle"), robots: { index: false } };
}

export default function CartPage() {
  return (
    <Translations
      of={[
        "cart",
        "cartOffer",
        "cartSummary",
        "contentNotice",
        "ownPicture",
        "coupon",
        "preset",
        "presetWords",
        "salePrice",
        "fieldErrors",
      ]}
      only={{ cartOffer: ["title"] }}
    >
      <CartView trust={<TrustLine className="mt-4" />} />
    </Translations>
  );
}
