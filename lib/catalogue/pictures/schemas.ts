import { z } from "zod";
import { currentTranslations } from "#current-translations";
import { wireUrl } from "@/lib/own-url-schemas";
import { isCardShaped, minCropWidth } from "./crop";

const t = currentTranslations("catalogueForms");

const pixels = (description: string) =>
  z
    .string({ error: () => t("pixels") })
    .regex(/^\d{1,5}$/, { error: () => t("pixels") })
    .transform(Number)
    .meta({ wire: { type: "integer", minimum: 0, maximum: 99_999 }, description });

/** The crop of the file that is shown. */
const crop = {
  x: pixels("Left edge of the part that is shown, in pixels of the upright picture"),
  y: pixels("Its top edge"),
  width: pixels(`Its width, at least ${minCropWidth}`).refine((width) => width >= minCropWidth, {
    error: () => t("cropWidth", { width: String(minCropWidth) }),
  }),
  height: pixels("Its height: three quarters of the width"),
};

export const presetPictureForm = z.object({ file: z.file(), ...crop });

export const presetPictureCrop = z.object(crop).refine(isCardShaped, {
  error: () => t("cropShape"),
  path: ["height"],
});

export const presetPicture = z
  .object({
    url: wireUrl.describe("To be used as an image of a preset"),
    width: z.int().describe("Of its largest file"),
    height: z.int(),
  })
  .meta({ id: "PresetPicture" });

export type PresetPicture = z.output<typeof presetPicture>;
