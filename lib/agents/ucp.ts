import { agentLinks } from "@/lib/agent-links";
import type { Preset } from "@/lib/catalogue/schemas";
import { absolute } from "@/lib/site";
import { offerFacts, productFacts } from "./product";

/** The version of the Universal Commerce Protocol that this shop speaks. */
export const ucpVersion = "2026-04-08";

export const searchCapability = "dev.ucp.shopping.catalog.search";

const ucp = `https://ucp.dev/${ucpVersion}`;

/**
 * The response of `/.well-known/ucp`: agents can search the catalogue. There is no checkout
 * capability and no payment handler, because only people may pay.
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
          endpoint: absolute(agentLinks.mcp),
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
  const [facts, offer] = [productFacts(preset), offerFacts(preset)];
  const { ratingAverage: value, ratingCount: count } = preset;
  return {
    ...facts,
    categories: offer.categories,
    price_range: { min: offer.price, max: offer.price },
    tags: [preset.category, preset.color],
    variants: [{ ...facts, ...offer }],
    ...(count > 0 ? { rating: { value, scale_max: 5, count } } : {}),
  };
}
