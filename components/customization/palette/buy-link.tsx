import type { Preset } from "@/lib/catalogue/schemas";
import { inLanguage } from "@/lib/languages.mjs";
import { links } from "@/lib/links";
import { formatMoney } from "@/lib/money";
import { translatorIn } from "@/lib/translations/messages";

export type OfferedPreset = Pick<Preset, "id" | "priceCents" | "currency">;

/** Leads to the page that puts the preset into the cart, so that it works without script. */
export function BuyLink({ language, preset }: { language: string; preset: OfferedPreset }) {
  const { id, priceCents: cents, currency } = preset;
  const price = formatMoney({ cents, currency }, language);
  return (
    <a
      id="buy"
      className="buy"
      data-preset={id}
      data-cart={inLanguage(language, links.cart)}
      data-purchases={inLanguage(language, links.purchases)}
      href={inLanguage(language, links.addToCart([id]))}
    >
      {translatorIn(language, "previewToolbar")("addToCart", { price })}
    </a>
  );
}
