import { accountLinks } from "@/lib/account-links";
import { emailLinks } from "@/lib/email-links";
import { inLanguage, mainLanguage } from "@/lib/languages.mjs";
import { links } from "@/lib/links";

/** Pages that a login may redirect to. */
const targets: readonly string[] = [
  links.home,
  links.shop,
  links.cart,
  links.pay,
  links.profile,
  accountLinks.security,
  accountLinks.ownData,
  links.purchases,
  emailLinks.confirmEmail,
  emailLinks.export,
  emailLinks.deleteAccount,
  emailLinks.join,
];

const withTarget = (page: string, target: string): string =>
  `${page}?${new URLSearchParams({ redirect: target })}`;

/** Pages of the customer's own sites, and of the back office, that emails lead to. */
const patterns: readonly RegExp[] = [
  /^\/purchases\/[A-Z\d-]{1,40}(?:\/(?:domain|history|messages|settings|visits))?$/,
  /^\/admin\/[a-z-]+(?:\/\d{1,10})?(?:\?thread=\d{1,10})?$/,
];

/** The login page's URL, with the page to redirect to afterwards. */
export const loginHref = (target: string): string => withTarget(links.login, target);

/** The same for those who have no account yet. */
export const registrationHref = (target: string): string => withTarget(links.register, target);

const isTarget = (path: string) =>
  targets.includes(path) || patterns.some((pattern) => pattern.test(path));

/**
 * The redirect target in the login page's URL: one of the allowed pages, otherwise home.
 *
 * @param language That of the login page, and so of the target.
 */
export function redirectTarget(search: string, language = mainLanguage): string {
  const redirect = new URLSearchParams(search).get("redirect") ?? "";
  return inLanguage(language, isTarget(redirect) ? redirect : links.home);
}
