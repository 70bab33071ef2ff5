import { z } from "zod";
import { currentPassword } from "@/lib/accounts/security/schemas";

export const linkToken = z.object({ token: z.string().min(1).max(200) });

export const deletionRequestSchema = z.object({
  currentPassword: currentPassword.describe("Empty for an account without a password"),
});

export type DeletionRequest = z.infer<typeof deletionRequestSchema>;

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
