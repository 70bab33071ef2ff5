import { z } from "zod";

export const linkToken = z.object({ token: z.string().min(1).max(200) });

const exportSchema = z.object({
  requestedAt: z.iso.datetime(),
  expiresAt: z.iso
    .datetime()
    .nullable()
    .describe("Until when the emailed link works; null while the files are collected"),
});

export const personalDataSchema = z.object({
  export: exportSchema.nullable(),
  deletesAt: z.iso.datetime().nullable().describe("When the account is deleted; null if it stays"),
});

export type PersonalData = z.infer<typeof personalDataSchema>;

export const deletionSchema = personalDataSchema.extend({
  token: z.string().describe("The access token with the date of the deletion, `deletesAt`"),
});
