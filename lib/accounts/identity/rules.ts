import { currentTranslations } from "#current-translations";
import { accountLinks } from "@/lib/account-links";
import { tidyCompanyName } from "@/lib/company-name";
import { emailMaxLength, isReserved } from "@/lib/email-address";
import { withoutLanguage } from "@/lib/languages.mjs";
import { links } from "@/lib/links";

/** Seconds. */
export const ticketLifetime = 10 * 60;

const t = currentTranslations("identityErrors");

const signInErrors = [
  "cancelled",
  "unverified",
  "noEmail",
  "unusable",
  "unreachable",
  "failed",
] as const;

/** Why a sign-in at the identity provider failed. */
type SignInError = (typeof signInErrors)[number];

/** Result of a sign-in, as the `identity` parameter of the page it returns to. */
export type SignInResult = "verified" | SignInError;

export const isSignInError = (result: string): result is SignInError =>
  signInErrors.some((it) => it === result);

/** The message for a result; null if the sign-in succeeded. */
export function signInErrorOf(result: string): string | null {
  if (result === "verified") return null;
  return t(isSignInError(result) ? result : "failed");
}

/** Pages that a sign-in may return to: the popup's last page, and the login screen without a popup. */
const returnPages: readonly string[] = [accountLinks.popupEnd, links.login];

/** The page a sign-in returns to; any URL that is not allowed becomes the login screen. */
export function returnPageOf(callbackUrl: string | undefined, siteUrl: string): URL {
  const url =
    callbackUrl && URL.canParse(callbackUrl, siteUrl) ? new URL(callbackUrl, siteUrl) : null;
  const isAllowed =
    url?.origin === new URL(siteUrl).origin && returnPages.includes(withoutLanguage(url.pathname));
  return isAllowed ? url : new URL(links.login, siteUrl);
}

export function withSignInResult(page: URL, result: SignInResult): URL {
  const url = new URL(page);
  url.searchParams.set("identity", result);
  return url;
}

const isAscii = (text: string) => /^[\x21-\x7e]+$/.test(text);

/**
 * The email claim in the shop's canonical form, or null. Non-ASCII is rejected before lower-casing: the
 * Kelvin sign (U+212A) lower-cases to a plain k and would match another person's address.
 */
export function shopEmail(email: unknown): string | null {
  if (typeof email !== "string" || !isAscii(email) || email.length > emailMaxLength) return null;
  const address = email.toLowerCase();
  return isReserved(address) ? null : address;
}

/** Value of the `email_verified` claim. Some issuers send it as a string. */
export const isVerified = (claim: unknown): boolean => claim === true || claim === "true";

/** Why an identity cannot be used; null if it can. `email` is the claim in the shop's form. */
export function refusalOf(
  claims: { email?: unknown; email_verified?: unknown },
  email: string | null,
): SignInError | null {
  if (typeof claims.email !== "string" || claims.email === "") return "noEmail";
  if (!isVerified(claims.email_verified)) return "unverified";
  return email === null ? "unusable" : null;
}

/** A company name from the issuer's `name` claim, kept to the letter where that can be shown. */
export const shopName = (name: unknown, email: string): string =>
  (typeof name === "string" && tidyCompanyName(name)) ||
  tidyCompanyName(email.split("@")[0] ?? "") ||
  "Customer";
