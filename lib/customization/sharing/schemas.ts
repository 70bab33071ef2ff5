import * as z from "zod";
import { currentTranslations } from "#current-translations";
import { decodeSharedPreview } from "../preview/rules";
import { copyCodePattern } from "./rules";

const t = currentTranslations("contentFields");

const code = z.string().regex(copyCodePattern, { error: () => t("noSuchLink") });

export const copyParam = z.object({ code });

export const newCopy = z.object({
  template: z.string(),
  brand: z
    .string()
    .refine((it) => decodeSharedPreview(it) !== null, { error: () => t("notACode") })
    .describe("Colors, name and logo, as the address of a shared preview holds them"),
  document: z
    .looseObject({})
    .describe("As in the JSON Schema of `GET /api/template/{template}/content`"),
});

export const ownCopy = z
  .object({
    code,
    template: z.string(),
    url: z.url().describe("The shared preview"),
    sharedAt: z.iso.datetime(),
  })
  .meta({ id: "SharedCopy" });

export type OwnCopy = z.output<typeof ownCopy>;

export const copiedDocument = z
  .object({
    template: z.string(),
    document: z.record(z.string(), z.unknown()),
  })
  .nullable()
  .describe("Null if there is no such copy, or none any more");
