import "server-only";
import { z } from "zod";
import { categories, colors, screens, types } from "@/db/words/facets";
import { requirePreset } from "@/lib/catalogue/queries/get-preset";
import { listPresets } from "@/lib/catalogue/queries/list-presets";
import { searchPresets } from "@/lib/catalogue/queries/search-presets";
import type { Filters } from "@/lib/catalogue/rules";
import { publicReview } from "@/lib/catalogue/schemas";
import { maxSearchLength, mostFound } from "@/lib/catalogue/search/words";
import { idInBody } from "@/lib/id-schemas";
import { absolute } from "@/lib/site";
import { text } from "@/lib/text";
import { agentPreset, viewPreset } from "../preset-view";
import { searchPageSize } from "../rules";
import { agentTexts as texts } from "../texts";
import { publicTool } from "../tool";

interface Search {
  query: string;
  filters: Filters;
  page: number;
  quantity: number;
}

/** With words the best matches, without words the best sellers. */
export function find({ query, filters, page, quantity }: Search) {
  if (query) return searchPresets({ q: query, filters, page, quantity });
  const order = { type: "purchased", priority: "d" } as const;
  return listPresets({ filters, order, page, quantity });
}

const chosen = <const T extends readonly [string, ...string[]]>(known: T) =>
  z.array(z.enum(known)).max(known.length).default([]);

export const searchPresetsTool = publicTool({
  name: "search_presets",
  ...texts.searchPresets,
  input: z.strictObject({
    query: text(maxSearchLength).default("").describe("Such as “dentist, calm, blue”"),
    categories: chosen(categories).describe("Any of these; none for all"),
    types: chosen(types).describe("Any of these; none for all"),
    colors: chosen(colors).describe("Any of these; none for all"),
    screens: chosen(screens).describe("“phones” for templates that work on phones"),
    page: z.int().min(1).max(10_000).default(1),
  }),
  output: z.object({
    total: z.int().describe(`With a query, ${mostFound} at most`),
    page: z.int(),
    presets: z.array(agentPreset),
  }),
  run: async ({ query, page, ...filters }) => {
    const { presets, total } = await find({ query, filters, page, quantity: searchPageSize });
    return { total, page, presets: presets.map(viewPreset) };
  },
});

export const getPresetTool = publicTool({
  name: "get_preset",
  ...texts.getPreset,
  input: z.strictObject({ id: idInBody.describe("As search_presets names it") }),
  output: agentPreset.extend({
    isOnSale: z.boolean(),
    pictures: z.array(z.url()),
    reviews: z.array(publicReview),
  }),
  run: async ({ id }) => {
    const preset = await requirePreset(id);
    return {
      ...viewPreset(preset),
      isOnSale: !preset.isDisabled,
      pictures: preset.images.map(absolute),
      reviews: preset.reviews,
    };
  },
});
