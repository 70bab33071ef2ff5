import { z } from "zod";
import { flag, presetId } from "@/lib/catalogue/schemas";
import { idInBody } from "@/lib/id-schemas";
import { requiredText } from "@/lib/text";
import { countLicenses, maxCartSize, maxLicenses } from "./rules";

/** The email address of the account that owns the cart. */
const owner = requiredText(254, "Please say whose cart this is");

/** Some clients send an id as text, as they read it from a URL. */
const idOrText = z.union([idInBody, presetId], "A template is named by its number");

export const presetIds = z.array(z.int());

/** How many licenses of a preset, and how many the customer has already. */
export const licenseCounts = {
  licenses: z
    .int("Please say how many licenses")
    .min(1, "Please order at least one license")
    .max(maxLicenses, `Please order at most ${maxLicenses} licenses of a template at once`)
    .optional()
    .describe("How many licenses of it, one for each site; 1 if absent"),
  owned: z
    .int("Please say how many licenses you have")
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

export const tooManyLicenses = `Please order at most ${maxCartSize} licenses at once`;

export const cartOwner = z.object({ email: owner });

/** Whether a list has each preset as often as the customer has, or wants, licenses of it. */
export const perLicenseQuery = z.object({
  perLicense: flag
    .optional()
    .describe("Names each preset as often as its licenses, instead of once"),
});

/** A preset by its number, or with the number of its licenses. */
export const presetOrWanted = z.union(
  [idInBody, wantedPreset],
  "A template is named by its number",
);

export const cartLicenses = z.object({ email: owner, ...wantedPreset.shape });

export const cartLine = z.object({ id: z.int(), licenses: z.int() });

export const cartRemoval = z.object({ id: presetId.optional(), email: owner });

export const cartOrder = z.object({
  email: owner,
  products: z
    .array(
      z.union([idOrText, wantedPreset], "A template is named by its number"),
      "Please send a list of templates",
    )
    .min(1, "Please choose at least one template")
    .max(maxCartSize, `Please send at most ${maxCartSize} templates at once`),
});

export const cartContents = z.object({
  id: z.int(),
  data: presetIds.describe("Every preset that is in the cart now"),
  added: presetIds.describe("Those of them that were not in it before"),
});

export const removed = z.object({ isSuccess: z.literal(true) });
