import { z } from "zod";
import { currentTranslations } from "#current-translations";
import { requiredLine } from "@/lib/company-name";
import { keepsApiTokens, ownProof } from "../schemas";

const t = currentTranslations("accountFields");

const base64url = (max: number) =>
  z
    .string()
    .min(1)
    .max(max)
    .regex(/^[\w-]+$/);

const credential = { id: base64url(1400), rawId: base64url(1400), type: z.literal("public-key") };

/** The browser's response when it created a passkey, as WebAuthn defines it. */
export const registrationSchema = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: base64url(8000),
    attestationObject: base64url(16_000),
  }),
});

/** The browser's response when it used a passkey. */
export const assertionSchema = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: base64url(8000),
    authenticatorData: base64url(4000),
    signature: base64url(4000),
    userHandle: base64url(200).optional(),
  }),
});

export type Assertion = z.infer<typeof assertionSchema>;

const userVerification = z.literal("required");

/** The options for the browser: `PublicKeyCredentialCreationOptionsJSON`. */
export const creationOptionsSchema = z.object({
  challenge: z.string(),
  rp: z.object({ id: z.string(), name: z.string() }),
  user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
  pubKeyCredParams: z.array(z.object({ type: z.literal("public-key"), alg: z.int() })),
  excludeCredentials: z.array(z.object({ type: z.literal("public-key"), id: z.string() })),
  authenticatorSelection: z.object({
    residentKey: z.literal("required"),
    requireResidentKey: z.literal(true),
    userVerification,
  }),
});

export type CreationOptions = z.infer<typeof creationOptionsSchema>;

/** `PublicKeyCredentialRequestOptionsJSON`, for any passkey of the shop. */
export const requestOptionsSchema = z.object({
  challenge: z.string(),
  rpId: z.string(),
  userVerification,
});

export type RequestOptions = z.infer<typeof requestOptionsSchema>;

export const passkeyNameSchema = z.object({
  name: requiredLine(40, () => t("passkeyName")),
});

export const newPasskeySchema = passkeyNameSchema.extend({
  credential: registrationSchema,
  keepsApiTokens,
});

export type NewPasskey = z.infer<typeof newPasskeySchema>;

/** The request that adds a passkey. */
export const addPasskeySchema = passkeyNameSchema.extend({ ...ownProof, keepsApiTokens });

export type PasskeyForm = z.infer<typeof addPasskeySchema>;

export const passkeySchema = z.object({
  id: z.int(),
  name: z.string(),
  createdAt: z.iso.datetime(),
  lastUsedAt: z.iso.datetime().nullable().describe("Null if it was never used"),
  isInDoubt: z.boolean().describe("Whether it opens the account only together with the password"),
});

export type PasskeyView = z.infer<typeof passkeySchema>;
