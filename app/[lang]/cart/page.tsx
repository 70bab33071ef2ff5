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
        "cartSummary",
        "contentNotice",
        "ownPicture",
        "coupon",
        "presetWords",
        "salePrice",
        "fieldErrors",
      ]}
    >
      <CartView trust={<TrustLine className="mt-4" />} />
    </Translations>
  );
}
