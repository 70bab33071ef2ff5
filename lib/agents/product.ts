import { describePreset } from "@/lib/catalogue/describe-preset";
import { imageTextOf } from "@/lib/catalogue/pictures/rules";
import type { Preset } from "@/lib/catalogue/schemas";
import { legalLinks } from "@/lib/legal-links";
import { links } from "@/lib/links";
import { absolute, site } from "@/lib/site";
import { currentLanguage } from "@/lib/translations/current-language";
import { minorUnits } from "./minor-units";
import { pageAddress } from "./page-address";

/** The data of a preset that all commerce protocols have in common. */
export const productFacts = (preset: Preset) => ({
  id: String(preset.id),
  title: preset.name,
  description: { plain: describePreset(preset, currentLanguage()) },
  url: pageAddress(links.detail(preset.id)),
  media: preset.images.map((image) => ({
    type: "image",
    url: absolute(image),
    alt_text: imageTextOf(preset, image) || preset.name,
  })),
});

/** The price and availability of a preset. */
export const offerFacts = (preset: Preset) => ({
  price: { amount: preset.priceCents * minorUnits, currency: preset.currency },
  categories: [{ value: preset.type, taxonomy: "merchant" }],
  availability: {
    available: !preset.isDisabled,
    status: preset.isDisabled ? "discontinued" : "in_stock",
  },
  seller: {
    name: site.name,
    links: [
      { type: "terms_of_service", url: pageAddress(legalLinks.terms) },
      { type: "refund_policy", url: pageAddress(legalLinks.refunds) },
      { type: "privacy_policy", url: pageAddress(links.privacy) },
    ],
  },
});
