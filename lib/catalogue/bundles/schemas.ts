import { z } from "zod";
import { categories } from "@/db/words/facets";
import { adminListQuery, filterByWord, filterTypes } from "@/lib/platform/http/admin-list";

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

const notWhole = "This must be a whole number";

export const newBundle = z.object({
  category: z.enum(categories, `Known values: ${categories.join(", ")}`),
  size: z.int(notWhole).min(2, "At least two").max(100, "At most 100").default(3),
  percent: z.int(notWhole).min(1, "At least 1%").max(90, "At most 90%"),
});

export const bundleChange = newBundle.extend({ size: newBundle.shape.size.unwrap() }).partial();

export type NewBundle = z.output<typeof newBundle>;
export type BundleChange = z.output<typeof bundleChange>;
