import { z } from "zod";
import { ownProof, secondFactorCode } from "../schemas";

export const setupSchema = z.object({ currentPassword: ownProof.currentPassword });

export const appSetupSchema = z.object({
  secret: z.string().describe("In base32, to be typed into the app"),
  address: z.string().describe("The `otpauth:` address that the app reads from a QR code"),
});

export type AppSetup = z.infer<typeof appSetupSchema>;

export const codeSchema = z.object({ code: secondFactorCode.min(1, "Please type the code") });

export type CodeForm = z.infer<typeof codeSchema>;

export const recoveryCodesSchema = z.object({
  recoveryCodes: z.array(z.string()).describe("Shown this once"),
});
