import { z } from "zod";
import { currentTranslations } from "#current-translations";
import { flag, presetId } from "@/lib/catalogue/schemas";
import { idInBody } from "@/lib/id-schemas";
import { requiredText } from "@/lib/text";
import { countLicenses, maxCartSize, maxLicenses } from "./rules";

const t = currentTranslations("orderFields");

/** The email address of the account that owns the cart. */
const owner = requiredText(254, () => t("cartOwner"));

/** Some clients send an id as text, as they read it from a URL. */
const idOrText = z.union([idInBody, presetId], { error: () => t("presetNumber") });

export const presetIds = z.array(z.int());

/** How many licenses of a preset, and how many the customer has already. */
export const licenseCounts = {
  licenses: z
    .int({ error: () => t("howManyLicenses") })
    .min(1, { error: () => t("oneLicense") })
    .max(maxLicenses, { error: () => t("presetLicenses", { max: String(maxLicenses) }) })
    .optional()
    .describe("How many licenses of it, one for each site; 1 if absent"),
  owned: z
    .int({ error: () => t("ownedLicenses") })
    .min(0)
    .optional()
    .describe(
      "How many licenses of it the customer has bought. A further license of a bought preset is sold only if this is right; 0 if absent",
    ),
};

const wantedPreset = z.object({ id: idInBody, ...licenseCounts });

/** Whether a list of presets has no more licenses than an order may have. */
export const isWithinCart = (products: readonly (number | { licenses?: number | undefined })[]) =>
  countLicenses(products.map((it) => (typeof it === "number" ? {} : it))) <= maxCartSize;

export const tooManyLicenses = () => t("manyLicenses", { max: String(maxCartSize) });

export const cartOwner = z.object({ email: owner });

/** Whether a list has each preset as often as the customer has, or wants, licenses of it. */
export const perLicenseQuery = z.object({
  perLicense: flag
    .optional()
    .describe("Names each preset as often as its licenses, instead of once"),
});

/** A preset by its number, or with the number of its licenses. */
export const presetOrWanted = z.union([idInBody, wantedPreset], { error: () => t("presetNumber") });

export const cartLicenses = z.object({ email: owner, ...wantedPreset.shape });

export const cartLine = z.object({ id: z.int(), licenses: z.int() });

export const cartRemoval = z.object({ id: presetId.optional(), email: owner });

export const cartOrder = z.object({
  email: owner,
  products: z
    .array(z.union([idOrText, wantedPreset], { error: () => t("presetNumber") }), {
      error: () => t("presetList"),
    })
    .min(1, { error: () => t("onePreset") })
    .max(maxCartSize, { error: () => t("manyPresets", { max: String(maxCartSize) }) }),
});

export const cartContents = z.object({
  id: z.int(),
  data: presetIds.describe("Every preset that is in the cart now"),
  added: presetIds.describe("Those of them that were not in it before"),
});

export const removed = z.object({ isSuccess: z.literal(true) });
