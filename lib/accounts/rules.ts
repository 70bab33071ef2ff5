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

export const keepsPasswordRules = (password: string): boolean =>
  passwordRules.every(({ isKept }) => isKept(password));

/** Letters of any script, with the marks that belong to them, and spaces. */
export const isName = (name: string): boolean => /^\p{L}[\p{L}\p{M} ]*$/u.test(name);

/** An address of a picture on the shop's own media route, whole or as a path. */
const ownMedia = /^\/media\/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}\.webp$/;

/** A logo may come from this shop's media or from the image host in use, and from nowhere else. */
export function isLogo(logo: string, siteUrl: string, imageHostUrl?: string): boolean {
  if (ownMedia.test(logo)) return true;
  if (!URL.canParse(logo)) return false;
  const { href, origin, pathname, search, hash } = new URL(logo);
  if (href !== logo) return false;
  if (origin === new URL(siteUrl).origin) return ownMedia.test(pathname + search + hash);
  return imageHostUrl !== undefined && origin === new URL(imageHostUrl).origin;
}
