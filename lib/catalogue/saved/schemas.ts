import { z } from "zod";
import { idInBody, idParam } from "@/lib/id-schemas";
import { maxSaved, maxSeen } from "./limits";

const idsUpTo = (max: number) =>
  z
    .array(idInBody, "Please send a list of templates")
    .max(max, `Please send at most ${max} templates at once`)
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
