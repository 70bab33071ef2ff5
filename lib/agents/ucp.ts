import { describePreset } from "@/lib/catalogue/rules";
import type { Preset } from "@/lib/catalogue/schemas";
import { links } from "@/lib/links";
import { absolute, site } from "@/lib/site";

/** The version of the Universal Commerce Protocol that this shop speaks. */
export const ucpVersion = "2026-04-08";

export const searchCapability = "dev.ucp.shopping.catalog.search";

const ucp = `https://ucp.dev/${ucpVersion}`;

/**
 * What `/.well-known/ucp` says: agents can search the catalog. There is no checkout capability and no payment
 * handler, because only people pay.
 */
export const ucpProfile = () => ({
  ucp: {
    version: ucpVersion,
    services: {
      "dev.ucp.shopping": [
        {
          version: ucpVersion,
          spec: `${ucp}/specification/overview`,
          transport: "mcp",
          schema: `${ucp}/services/shopping/mcp.openrpc.json`,
          endpoint: absolute(links.mcp),
        },
      ],
    },
    capabilities: {
      [searchCapability]: [
        {
          version: ucpVersion,
          spec: `${ucp}/specification/catalog/search`,
          schema: `${ucp}/schemas/shopping/catalog_search.json`,
        },
      ],
    },
    payment_handlers: {},
  },
});

/** A preset as a product of UCP: it has one variant, itself. */
export function catalogProduct(preset: Preset) {
  const { id, name, priceCents, currency, category, color, type } = preset;
  const facts = {
    id: String(id),
    title: name,
    description: { plain: describePreset(preset) },
    url: absolute(links.detail(id)),
    categories: [{ value: type, taxonomy: "merchant" }],
    media: preset.images.map((image) => ({ type: "image", url: absolute(image), alt_text: name })),
    tags: [category, color],
  };
  const price = { amount: priceCents, currency };
  return {
    ...facts,
    price_range: { min: price, max: price },
    variants: [
      {
        ...facts,
        price,
        availability: { available: !preset.isDisabled, status: "in_stock" },
        seller: {
          name: site.name,
          links: [
            { type: "terms_of_service", url: absolute(links.license) },
            { type: "privacy_policy", url: absolute(links.privacy) },
          ],
        },
      },
    ],
    ...(preset.ratingCount > 0
      ? { rating: { value: preset.ratingAverage, scale_max: 5, count: preset.ratingCount } }
      : {}),
  };
}
