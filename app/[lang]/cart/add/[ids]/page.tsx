import { connection } from "next/server";
import { CartOffer } from "@/components/orders/cart/cart-offer";
import { cartOfferTexts } from "@/components/orders/cart/cart-offer-texts";
import { listPresetsById } from "@/lib/catalogue/queries/get-preset";
import { decodeComponent } from "@/lib/decode-component";
import { cartPresetOf, idsOfCartLink } from "@/lib/orders/cart/rules";

/** Rendered per request and not cached: the number of possible links is unlimited. */
export const instant = false;

export const metadata = { title: cartOfferTexts.pageTitle, robots: { index: false } };

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
  return <CartOffer presets={onSale.map(cartPresetOf)} missing={ids.length - onSale.length} />;
}
