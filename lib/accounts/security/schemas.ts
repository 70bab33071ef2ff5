import { z } from "zod";
import { currentTranslations } from "#current-translations";
import { destinationNames } from "@/db/words/domains";
import { wellFormed } from "@/lib/text";
import { passkeySchema } from "../passkeys/schemas";
import { passwordsDiffer } from "../rules";
import { changedEmail, isConfirmed, keepsApiTokens, newPassword, ownProof } from "../schemas";

const t = currentTranslations("accountFields");

export const confirmationSchema = z.object({ token: z.string().min(1).max(200) });

export const confirmedSchema = z.object({
  email: z.string().describe("The account's address now"),
  outcome: z
    .enum(["verified", "half", "changed"])
    .describe("`half`: the other mailbox has to confirm the change of address, too"),
  newEmail: z.string().optional().describe("The address after the other confirmation of `half`"),
  token: z.string().describe("The access token with this address"),
});

export type Confirmed = z.infer<typeof confirmedSchema>;

export const raisedAlarmSchema = z.object({
  token: z.string().describe("Chooses a new password"),
  putBack: z
    .array(
      z.object({
        site: z.string().describe("Its name"),
        template: z.string(),
        destinations: z.array(z.enum(destinationNames)),
      }),
    )
    .describe("What had been changed since the notice, and is as it was before"),
});

export type RaisedAlarm = z.infer<typeof raisedAlarmSchema>;

export const passwordChangeSchema = z.object({
  ...ownProof,
  currentPassword: wellFormed(() => t("presentPassword")).min(1, {
    error: () => t("presentPassword"),
  }),
  password: newPassword,
  keepsApiTokens,
});

export type PasswordChange = z.infer<typeof passwordChangeSchema>;

/** The form has a confirmation field as well. */
export const passwordFormSchema = passwordChangeSchema
  .extend({ confirmPassword: wellFormed(passwordsDiffer) })
  .check(isConfirmed);

export type PasswordForm = z.infer<typeof passwordFormSchema>;

export const sessionsQuery = z.object({
  keepsApiTokens: z
    .enum(["true", "false"])
    .default("false")
    .transform((value) => value === "true")
    .describe("Whether the account's API tokens go on working; otherwise they end, too"),
});

/** The query's choice, as a form sends it. */
export const signOutSchema = z.object({ keepsApiTokens });

export const emailChangeSchema = z.object({ ...ownProof, email: changedEmail });

export type EmailChange = z.infer<typeof emailChangeSchema>;

export const sessionSchema = z.object({
  id: z.string(),
  device: z.string().describe("Browser and system in words; empty if unknown"),
  place: z.string().describe("Country that it was opened from, in words; empty if unknown"),
  isCurrent: z.boolean().describe("Whether it made this request"),
  createdAt: z.iso.datetime(),
  lastSeenAt: z.iso.datetime().describe("Written at most once an hour"),
});

export type SessionView = z.infer<typeof sessionSchema>;

export const securitySchema = z.object({
  email: z.string(),
  isVerified: z.boolean(),
  hasPassword: z.boolean(),
  secondFactor: z
    .object({ since: z.iso.datetime(), recoveryCodesLeft: z.int() })
    .nullable()
    .describe("Null unless each login asks for a code"),
  passkeys: z.array(passkeySchema),
  emailChange: z
    .object({
      email: z.string().describe("The new address"),
      isFromConfirmed: z.boolean().describe("By the mailbox of the present address"),
      isToConfirmed: z.boolean().describe("By the mailbox of the new address"),
    })
    .nullable(),
  identities: z.array(
    z.object({
      id: z.string(),
      provider: z.string().describe("The host of the issuer"),
      linkedAt: z.iso.datetime(),
    }),
  ),
  sessions: z.array(sessionSchema),
  apiTokens: z.int().describe("How many API tokens work"),
});

export type SecurityView = z.infer<typeof securitySchema>;
