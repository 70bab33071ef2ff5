import { z } from "zod";
import { currentTranslations } from "#current-translations";
import { categories } from "@/db/words/facets";
import { adminListQuery, filterByWord, filterTypes } from "@/lib/platform/http/admin-list";
import { oneOf } from "../form-fields";

const t = currentTranslations("catalogueForms");

export const bundleSchema = z
  .object({
    id: z.int(),
    category: z.enum(categories),
    size: z.int().describe("How many presets of the category an order needs at least"),
    percent: z.int().describe("The discount on them"),
    createdAt: z.iso.datetime(),
  })
  .meta({ id: "Bundle" });

export type BundleRecord = z.output<typeof bundleSchema>;

const fields = {
  id: filterTypes.id,
  category: filterByWord(categories),
  size: filterTypes.integer,
  percent: filterTypes.integer,
  createdAt: filterTypes.date,
};

export type BundleSort = keyof typeof fields;

export const bundleListQuery = z.strictObject(adminListQuery({ fields }));

const notWhole = { error: () => t("notWhole") };

export const newBundle = z.object({
  category: oneOf(categories),
  size: z
    .int(notWhole)
    .min(2, { error: () => t("leastTwo") })
    .max(100, { error: () => t("mostHundred") })
    .default(3),
  percent: z
    .int(notWhole)
    .min(1, { error: () => t("leastPercent") })
    .max(90, { error: () => t("mostPercent") }),
});

export const bundleChange = newBundle.extend({ size: newBundle.shape.size.unwrap() }).partial();

export type NewBundle = z.output<typeof newBundle>;
export type BundleChange = z.output<typeof bundleChange>;
