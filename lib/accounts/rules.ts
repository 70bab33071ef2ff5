/** What pages show of the signed-in customer: the claims of the access token. */
export interface Profile {
  email: string;
  name: string;
  logo: string;
  about: string;
}

interface PasswordRule {
  label: string;
  isKept: (password: string) => boolean;
}

/** What a new password must have, in the order of the checklist. */
export const passwordRules: readonly PasswordRule[] = [
  { label: "An uppercase character", isKept: (it) => /\p{Lu}/u.test(it) },
  { label: "An lowercase character", isKept: (it) => /\p{Ll}/u.test(it) },
  { label: "A between 8 and 30 char...", isKept: (it) => it.length >= 8 && it.length <= 30 },
  { label: "At least one number", isKept: (it) => /\p{Nd}/u.test(it) },
  { label: "A special character", isKept: (it) => /[^\p{L}\p{M}\p{N}]/u.test(it) },
];

export const passwordsDiffer = "Password should be the same";

/** Seconds that a link to choose a new password works. */
export const resetTokenLifetime = 60 * 60;

export const meetsPasswordRules = (password: string): boolean =>
  passwordRules.every(({ isKept }) => isKept(password));

/** Letters of any script, with the marks that belong to them, and spaces. */
export const isName = (name: string): boolean => /^\p{L}[\p{L}\p{M} ]*$/u.test(name);
