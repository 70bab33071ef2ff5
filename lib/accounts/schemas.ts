import { z } from "zod";
import { currentTranslations } from "#current-translations";
import { companyName, companyNameMaxLength, line } from "@/lib/company-name";
import { type PaletteKey, swatchOf } from "@/lib/customization/palette/rules";
import { emailMaxLength, emailRefusal, isEmail, isReserved } from "@/lib/email-address";
import { builtLanguages } from "@/lib/languages.mjs";
import { optionalWireUrl } from "@/lib/own-url-schemas";
import { limited, type Message, text, wellFormed } from "@/lib/text";
import { optionalVatId } from "@/lib/vat-id";
import { isName, meetsPasswordRules, passwordsDiffer, registrationNameMaxLength } from "./rules";

const t = currentTranslations("accountFields");

/** NFKC maps compatibility look-alikes to ASCII; what stays non-ASCII fails the email pattern. */
const email = (missing: Message) =>
  wellFormed(missing).trim().normalize("NFKC").toLowerCase().min(1, { error: missing });

/** The address of the registration form. */
const newEmail = email(() => t("emailEmpty"))
  .regex(z.regexes.email, { error: () => t("emailFormat") })
  .refine((address) => !isReserved(address), { error: () => t("emailFormat") })
  .max(40, { error: () => t("emailLong") });

/** Another address of an account. */
export const changedEmail = email(() => t("emailEmpty")).refine(isEmail, {
  error: emailRefusal,
});

/** Neither trimmed nor normalized. */
export const newPassword = wellFormed(() => t("passwordEmpty")).refine(meetsPasswordRules, {
  error: () => t("passwordRules"),
});

/** The display name of the registration form. */
const name = limited(
  wellFormed(() => t("nameEmpty"))
    .trim()
    .min(1, { error: () => t("nameEmpty") })
    .refine(isName, { error: () => t("nameLetters") }),
  registrationNameMaxLength,
  () => t("nameLong"),
);

const logo = text(300);

interface Confirmed {
  password: string;
  confirmPassword: string;
}

/** Runs even if other fields are invalid, so that a form shows all errors at once. */
export const isConfirmed = z.refine<Confirmed>((it) => it.password === it.confirmPassword, {
  path: ["confirmPassword"],
  error: passwordsDiffer,
  when: ({ value }) => z.object({ password: z.string() }).safeParse(value).success,
});

export const registerSchema = z
  .object({
    email: newEmail,
    password: newPassword,
    confirmPassword: wellFormed(passwordsDiffer),
    name,
    logo: logo.default(""),
    brandName: companyName(() => t("nameEmpty"))
      .optional()
      .describe("The company's name in templates, where it differs from `name`"),
  })
  .check(isConfirmed);

export type RegisterForm = z.input<typeof registerSchema>;
export type Registration = z.output<typeof registerSchema>;

/** A code of an authenticator app, or a recovery code. */
export const secondFactorCode = text(40).describe(
  "For an account with a second factor: of the authenticator app, or a recovery code",
);

/** The credentials that a customer enters again where a session is not enough. */
export const ownProof = {
  currentPassword: wellFormed(() => t("ownPassword")).describe(
    "Empty for an account without a password",
  ),
  code: secondFactorCode.optional(),
};

export const ownProofSchema = z.object(ownProof);

/** The error of endpoints that ask for credentials again. */
export const oldSignIn = "The account has no password, and this session is no recent login";

export type OwnProof = z.infer<typeof ownProofSchema>;

/** The choice of a customer whose change ends other sessions. */
export const keepsApiTokens = z
  .boolean()
  .optional()
  .describe("Whether the account's API tokens go on working; otherwise they end, too");

/** The request that removes a way into the account. */
export const removalSchema = ownProofSchema.extend({ keepsApiTokens });

export type Removal = z.output<typeof removalSchema>;

/** In a refused login: which factor is missing. */
export const loginRefusal = z.object({ needs: z.literal("code").optional() });

export const loginSchema = z.object({
  email: limited(
    email(() => t("emailEmpty")),
    emailMaxLength,
    () => t("emailFormat"),
  ),
  password: wellFormed(() => t("passwordEmpty")).min(1, { error: () => t("passwordEmpty") }),
  code: secondFactorCode.optional(),
});

export type LoginForm = z.infer<typeof loginSchema>;

export const forgotSchema = z.object({
  email: email(() => t("emailMissing")).refine(isEmail, { error: emailRefusal }),
});

export type ForgotForm = z.infer<typeof forgotSchema>;

/** The request body of a reset; the form has a confirmation field as well. */
export const resetSchema = z.object({ password: newPassword });

export const resetFormSchema = z
  .object({ password: newPassword, confirmPassword: wellFormed(passwordsDiffer) })
  .check(isConfirmed);

export type ResetForm = z.infer<typeof resetFormSchema>;

const choice = (key: PaletteKey) =>
  z
    .string()
    .refine((it) => it === "" || swatchOf(it, key) !== undefined, { error: () => t("noSwatch") });

const paletteSchema = z.object({
  primary: choice("primary"),
  secondary: choice("secondary"),
  text01: choice("text01"),
  text02: choice("text02"),
});

/** Absent fields are not changed. */
export const profileSchema = z
  .object({
    name: companyName(() => t("nameEmpty")).describe("The name that customers see"),
    logo: logo.describe("A picture of this shop's media; ignored when empty"),
    about: text(500),
    legalName: line(companyNameMaxLength).describe("On invoices; empty for `name`"),
    lastname: line(80),
    firstname: line(80),
    street: line(120).describe("With its number"),
    street2: line(120),
    region: line(80).describe("State, province or county, where addresses have one"),
    city: line(80),
    zipcode: line(20),
    country: line(80).describe("A code of ISO 3166-1, or a name"),
    vatId: optionalVatId.describe("For the invoices of companies; empty for none"),
    language: z.enum(builtLanguages).describe("Of e-mails and documents"),
    palette: paletteSchema.describe("Swatches; an empty one is the template's own color"),
  })
  .partial();

export type ProfileForm = z.input<typeof profileSchema>;
export type ProfileChanges = z.output<typeof profileSchema>;

export const accountSchema = z.object({
  email: z.string(),
  name: z.string(),
  logo: optionalWireUrl,
  about: z.string(),
  legalName: z.string(),
  lastname: z.string(),
  firstname: z.string(),
  street: z.string(),
  street2: z.string(),
  region: z.string(),
  city: z.string(),
  zipcode: z.string(),
  country: z.string().describe("As it was sent"),
  countryCode: z.string().nullable().describe("ISO 3166-1 alpha-2; null if unknown"),
  vatId: z.string(),
  language: z.string(),
  palette: paletteSchema.nullable().describe("null until one was chosen"),
});

export type Account = z.infer<typeof accountSchema>;
