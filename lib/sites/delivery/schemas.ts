import { z } from "zod";
import { currentTranslations } from "#current-translations";
import { decodeSharedPreview } from "@/lib/customization/preview/rules";
import { idParam } from "@/lib/id-schemas";

const t = currentTranslations("siteFormFields");

export const boughtPreset = z.object({ presetId: idParam });

export const licenseKeySchema = z
  .string()
  .regex(/^[B-Z]{4}(-[B-Z]{4}){4}$/, { error: () => t("licenseKey") });

/** Which license of the preset, for a customer who has several. */
export const chosenLicense = z.object({
  license: licenseKeySchema
    .optional()
    .describe("The key of the license; that of the first one, if absent"),
});

/** An optional brand that replaces the profile's, as the code of a shared preview. */
export const chosenBrand = z.object({
  brand: z
    .string()
    .optional()
    .transform((code, context) => {
      const shared = code === undefined ? null : decodeSharedPreview(code);
      if (code !== undefined && !shared) context.addIssue(t("brand"));
      return shared;
    }),
});

/** An optional revision of the customer's draft; by default the newest. */
export const chosenRevision = z.object({ revision: idParam.optional() });
