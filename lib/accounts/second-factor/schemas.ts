import { z } from "zod";
import { currentTranslations } from "#current-translations";
import { keepsApiTokens, ownProof, secondFactorCode } from "../schemas";

const t = currentTranslations("accountFields");

export const setupSchema = z.object({ currentPassword: ownProof.currentPassword });

export const appSetupSchema = z.object({
  secret: z.string().describe("In base32, to be typed into the app"),
  address: z.string().describe("The `otpauth:` address that the app reads from a QR code"),
});

export type AppSetup = z.infer<typeof appSetupSchema>;

export const appConfirmationSchema = z.object({
  code: secondFactorCode.min(1, { error: () => t("code") }),
  keepsApiTokens,
});

export type AppConfirmation = z.output<typeof appConfirmationSchema>;

export const recoveryCodesSchema = z.object({
  recoveryCodes: z.array(z.string()).describe("Shown this once"),
});
