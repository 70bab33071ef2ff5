import * as z from "zod";
import { currentTranslations } from "#current-translations";

const t = currentTranslations("draftErrors");

export const pictureHash = z.string().regex(/^[0-9a-f]{64}$/, { error: () => t("unknownPicture") });

export const pictureForm = z.object({ file: z.file() });

export const storedPicture = z
  .object({
    hash: pictureHash.describe(
      "The SHA-256 of the uploaded file: the picture’s name in a document",
    ),
    width: z.int(),
    height: z.int(),
    bytes: z.int().describe("Of all its files, as they count against the account’s space"),
  })
  .meta({ id: "Picture" });

export const ownPicture = storedPicture
  .extend({
    url: z.url().describe("The picture in its smallest width"),
    uploadedAt: z.iso.datetime(),
    isUsed: z.boolean().describe("Whether a kept revision, a shared link or a site shows it"),
  })
  .meta({ id: "OwnPicture" });

export type OwnPicture = z.output<typeof ownPicture>;
