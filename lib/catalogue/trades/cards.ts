import type { TemplateSlug } from "@/components/templates/registry";
import type { Business } from "@/lib/customization/first-draft/business";
import type { Language } from "@/components/templates/content/languages";

/** The languages of the pictures of templates as trades. */
export const cardLanguages = ["en", "de"] as const satisfies readonly Language[];

/** In pixels. */
export const tradeCardSize = [720, 540] as const;

/** In bytes. */
export const mostOfCard = 20 * 1024;

/** A template as the first draft of a trade; `npm run trade-cards` takes these pictures. */
export const tradeCard = ({ trade, language }: Pick<Business, "trade" | "language">, template: TemplateSlug): string =>
  `/trades/cards/${trade}/${template}.${language}.webp`;
