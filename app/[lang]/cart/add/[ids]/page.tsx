import type { Metadata } from "next";
import { connection } from "next/server";
import { CartOffer } from "@/components/orders/cart/cart-offer";
import { listPresetsById } from "@/lib/catalogue/queries/get-preset";
import { decodeComponent } from "@/lib/decode-component";
import { cartPresetOf, idsOfCartLink } from "@/lib/orders/cart/rules";
import { getTranslations, Translations } from "@/lib/translations/server";

/** Rendered per request and not cached: the number of possible links is unlimited. */
export const instant = false;

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("cartOffer");
  return { title: t("title"), robots: { index: false } };
}

interface CartLinkPageProps {
  params: Promise<{ ids: string }>;
}

/**
 * The target of a cart link: shows the presets of the link, and adds them only when the visitor
 * presses the button.
 */
export default async function CartLinkPage({ params }: CartLinkPageProps) {
  const ids = idsOfCartLink(decodeComponent((await params).ids));
  await connection();
  const presets = await listPresetsById(ids);
  const onSale = presets.filter(({ isDisabled }) => !isDisabled);
  return (
    <Translations of={["cartOfferButton"]}>
      <CartOffer presets={onSale.map(cartPresetOf)} missing={ids.length - onSale.length} />
    </Translations>
  );
}
