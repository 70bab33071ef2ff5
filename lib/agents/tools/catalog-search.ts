import "server-only";
import { z } from "zod";
import { types } from "@/lib/catalogue/facets";
import { noFilters } from "@/lib/catalogue/rules";
import { maxSearchLength } from "@/lib/catalogue/search/words";
import { currency } from "@/lib/money";
import { text } from "@/lib/text";
import { agentTexts as texts } from "../texts";
import { publicTool } from "../tool";
import { catalogProduct, searchCapability, ucpVersion } from "../ucp";
import { find } from "./catalogue";

const mostFound = 100;
const mostOnPage = 50;

const cents = z.int().min(0).optional();

/** Of `search_request` in UCP's catalog_search.json; fields of extensions are let through. */
const searchRequest = z
  .looseObject({
    query: text(maxSearchLength).optional(),
    context: z.looseObject({ currency: z.string().optional() }).optional(),
    filters: z
      .looseObject({
        categories: z
          .array(z.string())
          .max(50)
          .optional()
          .describe(`Known: ${types.join(", ")}`),
        price: z
          .looseObject({ min: cents, max: cents })
          .optional()
          .describe(`In cents; applied if context.currency is ${currency}`),
      })
      .optional(),
    pagination: z
      .looseObject({
        cursor: z
          .string()
          .regex(/^\d{1,3}$/, "This is no cursor of this shop")
          .optional(),
        limit: z.int().min(1).default(10).describe(`At most ${mostOnPage} are sent`),
      })
      .optional(),
  })
  .refine(({ query, filters }) => query || filters, texts.needsInput);

export const searchCatalogTool = publicTool({
  name: "search_catalog",
  ...texts.searchCatalog,
  input: z.looseObject({
    meta: z.looseObject({ "ucp-agent": z.looseObject({ profile: z.url() }) }),
    catalog: searchRequest,
  }),
  output: z.looseObject({
    ucp: z.looseObject({}),
    products: z.array(z.looseObject({})),
    pagination: z.looseObject({ has_next_page: z.boolean() }),
  }),
  run: async ({ catalog: { query = "", context, filters, pagination } }) => {
    const named = filters?.categories;
    const known = types.filter((it) => named?.includes(it));
    const isNone = named !== undefined && named.length > 0 && known.length === 0;
    const { presets } = isNone
      ? { presets: [] }
      : await find({
          ...{ query, page: 1, quantity: mostFound },
          filters: { ...noFilters, types: known },
        });
    const price = context?.currency === currency ? filters?.price : undefined;
    const { min = 0, max = Number.POSITIVE_INFINITY } = price ?? {};
    const found = presets.filter(({ priceCents }) => priceCents >= min && priceCents <= max);
    const start = Number(pagination?.cursor ?? 0);
    const end = start + Math.min(pagination?.limit ?? 10, mostOnPage);
    return {
      ucp: { version: ucpVersion, capabilities: { [searchCapability]: [{ version: ucpVersion }] } },
      products: found.slice(start, end).map(catalogProduct),
      pagination: {
        has_next_page: end < found.length,
        ...(end < found.length ? { cursor: String(end) } : {}),
        total_count: found.length,
      },
    };
  },
});
