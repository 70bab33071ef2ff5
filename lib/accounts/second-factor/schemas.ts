import { z } from "zod";
import { keepsApiTokens, ownProof, secondFactorCode } from "../schemas";

export const setupSchema = z.object({ currentPassword: ownProof.currentPassword });

export const appSetupSchema = z.object({
  secret: z.string().describe("In base32, to be typed into the app"),
  address: z.string().describe("The `otpauth:` address that the app reads from a QR code"),
});

export type AppSetup = z.infer<typeof appSetupSchema>;

export const appConfirmationSchema = z.object({
  code: secondFactorCode.min(1, "Please type the code"),
  keepsApiTokens,
});

export type AppConfirmation = z.output<typeof appConfirmationSchema>;

export const recoveryCodesSchema = z.object({
  recoveryCodes: z.array(z.string()).describe("Shown this once"),
});
