import { connection } from "next/server";
import { CartOffer } from "@/components/cart/cart-offer";
import { cartOfferTexts } from "@/components/cart/cart-offer-texts";
import { cartPresetOf, idsOfCartLink } from "@/lib/cart/rules";
import { listPresetsById } from "@/lib/catalogue/queries/get-preset";
import { decodeComponent } from "@/lib/decode-component";

/** Rendered per request: there is no end to what a link can name, so that no cache may keep it. */
export const instant = false;

export const metadata = { title: cartOfferTexts.pageTitle, robots: { index: false } };

interface CartLinkPageProps {
  params: Promise<{ ids: string }>;
}

/** Where a cart link leads: it shows what it names, and changes nothing until somebody presses the button. */
export default async function CartLinkPage({ params }: CartLinkPageProps) {
  const ids = idsOfCartLink(decodeComponent((await params).ids));
  await connection();
  const presets = await listPresetsById(ids);
  const onSale = presets.filter(({ isDisabled }) => !isDisabled);
  return <CartOffer presets={onSale.map(cartPresetOf)} missing={ids.length - onSale.length} />;
}
