import { z } from "zod";
import { currentTranslations } from "#current-translations";
import { idInBody, idParam } from "@/lib/id-schemas";
import { maxSaved, maxSeen } from "./limits";

const t = currentTranslations("orderFields");

const idsUpTo = (max: number) =>
  z
    .array(idInBody, { error: () => t("presetList") })
    .max(max, { error: () => t("manyPresets", { max: String(max) }) })
    .default([]);

export const newSaved = z.object({
  saved: idsUpTo(maxSaved).describe("To save, the last one first"),
  seen: idsUpTo(maxSeen).describe("That were looked at, the last one first"),
});

export const savedParam = z.object({ id: idParam });

export const savedPresets = z
  .object({
    saved: z.array(z.int()).describe("Ids of the saved presets, the last one first"),
    seen: z
      .array(z.int())
      .describe(`Ids of the last ${maxSeen} presets that were looked at, the last one first`),
  })
  .meta({ id: "SavedPresets" });
