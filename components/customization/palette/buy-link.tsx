import type { Preset } from "@/lib/catalogue/schemas";
import { links } from "@/lib/links";
import { formatMoney } from "@/lib/money";
import { buyTexts as texts } from "./texts";

export type OfferedPreset = Pick<Preset, "id" | "priceCents" | "currency">;

/** Leads to the page that puts the preset into the cart, so that it works without script. */
export const BuyLink = ({
  preset: { id, priceCents: cents, currency },
}: {
  preset: OfferedPreset;
}) => (
  <a id="buy" className="buy" data-preset={id} href={links.addToCart([id])}>
    {texts.add(formatMoney({ cents, currency }))}
  </a>
);
