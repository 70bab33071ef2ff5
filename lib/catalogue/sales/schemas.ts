import { z } from "zod";
import { currentTranslations } from "#current-translations";
import { categories } from "@/db/words/facets";
import { requiredLine } from "@/lib/company-name";
import { idInBody } from "@/lib/id-schemas";
import { adminListQuery, filterByWord, filterTypes } from "@/lib/platform/http/admin-list";
import { moment, oneOf } from "../form-fields";

const t = currentTranslations("catalogueForms");

const saleStates = ["planned", "running", "ended"] as const;

export const saleSchema = z
  .object({
    id: z.int(),
    name: z.string().describe("As customers read it on invoices"),
    percent: z.int().describe("The discount on presets"),
    presetIds: z.array(z.int()).describe("The ids of the presets that it applies to"),
    categories: z
      .array(z.enum(categories))
      .describe(
        "The categories that it also applies to; without presets and categories, it applies to all presets",
      ),
    startsAt: z.iso.datetime(),
    endsAt: z.iso.datetime(),
    state: z.enum(saleStates),
    createdAt: z.iso.datetime(),
  })
  .meta({ id: "Sale" });

export type SaleRecord = z.output<typeof saleSchema>;

const fields = {
  id: filterTypes.id,
  name: filterTypes.text,
  percent: filterTypes.integer,
  startsAt: filterTypes.date,
  endsAt: filterTypes.date,
  state: filterByWord(saleStates),
  createdAt: filterTypes.date,
};

const members = { presetIds: filterTypes.id, categories: filterByWord(categories) };

const lists = ["presetIds", "categories"] as const;

export type SaleSort = keyof typeof fields | (typeof lists)[number];

export const saleListQuery = z.strictObject(adminListQuery({ fields, members, lists }));

/** What clients send to make or change a sale. */
export const saleBody = z.object({
  name: requiredLine(60, () => t("saleName")),
  percent: z
    .int({ error: () => t("notWhole") })
    .min(1, { error: () => t("leastPercent") })
    .max(90, { error: () => t("mostPercent") }),
  presetIds: z
    .array(idInBody, { error: () => t("needsPresets") })
    .max(100, { error: () => t("mostPresets") })
    .nullish()
    .describe("The ids of the presets that it applies to"),
  categories: z
    .array(oneOf(categories), {
      error: () => t("needsCategories"),
    })
    .max(categories.length)
    .nullish()
    .describe(
      "The categories that it also applies to; without presets and categories, it applies to all presets",
    ),
  startsAt: moment.nullish().describe("Null for at once"),
  endsAt: moment.describe("When the regular prices are restored"),
});

export const saleChange = saleBody.partial();

export type NewSale = z.output<typeof saleBody>;
export type SaleChange = z.output<typeof saleChange>;
