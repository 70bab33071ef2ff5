import "server-only";
import { z } from "zod";
import { types } from "@/db/words/facets";
import { noFilters } from "@/lib/catalogue/rules";
import { maxSearchLength, mostFound } from "@/lib/catalogue/search/words";
import { currency } from "@/lib/money";
import { text } from "@/lib/text";
import { minorUnits } from "../minor-units";
import { agentTexts as texts } from "../texts";
import { publicTool } from "../tool";
import { catalogProduct, searchCapability, ucpVersion } from "../ucp";
import { find } from "./catalogue";

const mostOnPage = 50;

const cents = z.int().min(0).optional();

const priceRange = z.looseObject({ min: cents, max: cents });

/** A part of `search_request` in UCP's catalog_search.json; fields of extensions are ignored. */
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
        price: priceRange
          .optional()
          .describe(
            `In cents; applied if context.currency is ${currency}, to the ${mostFound} best matches`,
          ),
      })
      .optional(),
    pagination: z
      .looseObject({
        cursor: z
          .string()
          .regex(/^\d{1,6}$/, "This is no cursor of this shop")
          .optional(),
        limit: z.int().min(1).default(10).describe(`At most ${mostOnPage} are sent`),
      })
      .optional(),
  })
  .refine(({ query, filters }) => query || filters, texts.needsInput);

type Search = Pick<Parameters<typeof find>[0], "query" | "filters">;
type Price = z.output<typeof priceRange>;

/**
 * The matches from `start` up to `end`, and the number of matches that can be paged through; they
 * are counted only if nothing else tells their number. A search for words is limited to the best
 * matches; a price filter selects among these.
 */
async function findBetween(start: number, end: number, search: Search, price?: Price) {
  if (price) {
    const { presets } = await find({ ...search, page: 1, quantity: mostFound });
    const { min = 0, max = Number.POSITIVE_INFINITY } = price;
    const found = presets.filter(({ priceCents }) => {
      const amount = priceCents * minorUnits;
      return amount >= min && amount <= max;
    });
    const isCounted = presets.length < mostFound;
    return { presets: found.slice(start, end), total: found.length, isCounted };
  }
  const quantity = end - start;
  const [page, skipped] = [Math.floor(start / quantity) + 1, start % quantity];
  // A cursor that was made for pages of another length points into the middle of a page.
  const pages = await Promise.all(
    [page, ...(skipped > 0 ? [page + 1] : [])].map((it) => find({ ...search, page: it, quantity })),
  );
  const presets = pages.flatMap((it) => it.presets).slice(skipped, skipped + quantity);
  const total = pages[0]?.total ?? 0;
  return { presets, total, isCounted: !search.query || total !== mostFound };
}

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
    const search = { query, filters: { ...noFilters, types: known } };
    const price = context?.currency === currency ? filters?.price : undefined;
    const start = Number(pagination?.cursor ?? 0);
    const end = start + Math.min(pagination?.limit ?? 10, mostOnPage);
    const { presets, total, isCounted } = isNone
      ? { presets: [], total: 0, isCounted: true }
      : await findBetween(start, end, search, price);
    return {
      ucp: { version: ucpVersion, capabilities: { [searchCapability]: [{ version: ucpVersion }] } },
      products: presets.map(catalogProduct),
      pagination: {
        has_next_page: end < total,
        ...(end < total ? { cursor: String(end) } : {}),
        ...(isCounted ? { total_count: total } : {}),
      },
    };
  },
});
