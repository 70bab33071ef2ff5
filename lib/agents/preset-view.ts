import { z } from "zod";
import { isTemplateSlug } from "@/components/templates/registry";
import { categories, colors, types } from "@/db/words/facets";
import { shopAmounts } from "@/lib/amounts";
import { describePreset } from "@/lib/catalogue/describe-preset";
import { slugOf } from "@/lib/catalogue/rules";
import type { Preset } from "@/lib/catalogue/schemas";
import { links } from "@/lib/links";
import { currency } from "@/lib/money";
import { majorUnitsFirst } from "@/lib/money-texts";
import { currentLanguage } from "@/lib/translations/current-language";
import { pageAddress } from "./page-address";

/** A preset as agents read it. */
export const agentPreset = z.object({
  id: z.int(),
  name: z.string(),
  description: z.string(),
  price: z.number().describe(majorUnitsFirst),
  currency: z.literal(currency),
  category: z.enum(categories),
  type: z.enum(types),
  color: z.enum(colors),
  template: z.string().nullable().describe("For make_try_on; null if it cannot be tried on"),
  rating: z.number().describe("1 to 5; 0 without reviews"),
  reviewCount: z.int(),
  page: z.url().describe("Where a person reads about it"),
  preview: z.url().describe("The template itself, as a page"),
  cartLink: z.url().describe("A page that offers to put it into the cart"),
});

export const viewPreset = (preset: Preset): z.output<typeof agentPreset> => {
  const { id, name, category, type, color, ratingAverage, ratingCount, url } = preset;
  const slug = slugOf(url);
  return {
    id,
    name,
    currency,
    category,
    type,
    color,
    description: describePreset(preset, currentLanguage()),
    price: shopAmounts.encode(preset.priceCents),
    template: isTemplateSlug(slug) ? slug : null,
    rating: ratingAverage,
    reviewCount: ratingCount,
    page: pageAddress(links.detail(id)),
    preview: pageAddress(url),
    cartLink: pageAddress(links.addToCart([id])),
  };
};
