import { links } from "@/lib/links";

/** Seconds. */
export const ticketLifetime = 10 * 60;

/** Why a sign-in at the identity provider led to nothing, in words for the customer. */
export const signInErrors = {
  cancelled: "You cancelled the sign-in.",
  unverified: "The sign-in service has not verified your e-mail address, so we cannot use it.",
  unreachable: "The sign-in service cannot be reached. Please try again in a moment.",
  failed: "The sign-in did not work. Please try again.",
} as const;

/** How a sign-in ended, as the `identity` parameter of the page that it ends on. */
export type SignInResult = "verified" | keyof typeof signInErrors;

/** What there is to say of an ending; null when the sign-in worked. */
export function signInErrorOf(ending: string): string | null {
  if (ending === "verified") return null;
  const isKnown = Object.hasOwn(signInErrors, ending);
  return signInErrors[isKnown ? (ending as keyof typeof signInErrors) : "failed"];
}

/** Pages that a sign-in may end on: the popup's own, and the login screen where popups are blocked. */
const endPages: readonly string[] = [links.popupEnd, links.login];

/** The page of this shop that a sign-in ends on; whatever else was asked for is the login screen. */
export function returnPageOf(asked: string | undefined, siteUrl: string): URL {
  const url = asked && URL.canParse(asked, siteUrl) ? new URL(asked, siteUrl) : null;
  const isOurs = url?.origin === new URL(siteUrl).origin && endPages.includes(url.pathname);
  return isOurs ? url : new URL(links.login, siteUrl);
}

export function withSignInResult(page: URL, ending: SignInResult): URL {
  const url = new URL(page);
  url.searchParams.set("identity", ending);
  return url;
}

const isAscii = (text: string) => /^[\x21-\x7e]+$/.test(text);

/**
 * The verified address as the shop keeps it, or null. Looked at before anything changes its case: the
 * Kelvin sign in lower case is a plain k, and would be somebody else's address.
 */
export const shopEmail = (email: unknown): string | null =>
  typeof email === "string" && isAscii(email) && email.length <= 254 ? email.toLowerCase() : null;

/** Whether the issuer vouches for the address. Some issuers write the word. */
export const isVerified = (claim: unknown): boolean => claim === true || claim === "true";

const nameLimit = 20;

/** A company name by the shop's rule (letters and spaces, at most 20) from what an issuer calls somebody. */
export const shopName = (name: unknown, email: string): string =>
  lettersOf(name) || lettersOf(email.split("@")[0]) || "Customer";

function lettersOf(text: unknown): string {
  if (typeof text !== "string") return "";
  const words = text.normalize("NFC").replace(/[^\p{L}\p{M}]+/gu, " ");
  const fromFirstLetter = words.replace(/^[\p{M} ]+/u, "");
  // The cut may go through a pair that makes one letter: half of it is none.
  return fromFirstLetter
    .slice(0, nameLimit)
    .replace(/\p{Surrogate}/gu, "")
    .trim();
}
