import { currentTranslations } from "#current-translations";
import { countCharacters, isWithin } from "@/lib/graphemes";
import type { Messages } from "@/lib/translations/translator";

const t = currentTranslations("accountFields");

interface PasswordRule {
  name: keyof Messages["passwordRules"];
  isMet: (password: string) => boolean;
}

/** Rules for a new password, in the order of the checklist. */
export const passwordRules: readonly PasswordRule[] = [
  { name: "uppercase", isMet: (it) => /\p{Lu}/u.test(it) },
  { name: "lowercase", isMet: (it) => /\p{Ll}/u.test(it) },
  {
    name: "length",
    isMet: (it) => countCharacters(it) >= 8 && isWithin(it, 30),
  },
  { name: "number", isMet: (it) => /[0-9]/.test(it) },
  { name: "special", isMet: (it) => /[^\p{L}\p{M}\p{N}]/u.test(it) },
];

export const passwordsDiffer = () => t("passwordsDiffer");

/** Days in which a customer can cancel the deletion of the account. */
export const graceDays = 14;

/** Days before the deletion on which the customer is reminded. */
export const reminderDays = 7;

/**
 * The account that owns the invoices of all deleted accounts, so that nothing leads from one invoice to others of the
 * same customer. Nobody can sign in to it.
 */
export const nobodysEmail = "deleted@deleted.invalid";

/** Seconds. */
export const resetTokenLifetime = 60 * 60;

export const meetsPasswordRules = (password: string): boolean =>
  passwordRules.every(({ isMet }) => isMet(password));

/** Letters of any script with their combining marks, and spaces. */
export const isName = (name: string): boolean => /^\p{L}[\p{L}\p{M} ]*$/u.test(name);

export const registrationNameMaxLength = 20;

/** Whether the registration form accepts a name. */
export const isRegistrationName = (name: string): boolean =>
  isName(name) && isWithin(name, registrationNameMaxLength);
