import { firstCharacters, isWithin } from "@/lib/graphemes";
import { mediaIdOfPath } from "@/lib/platform/media/rules";

/** The brand of a visitor who has not chosen one. */
export const defaultBrand = { name: "Your Company", logo: "/brand/default-logo.svg" } as const;

/** The company name shown in templates; an empty field means the default. */
export interface Brand {
  name: string;
  logo: string;
}

export const noBrand: Brand = { name: "", logo: "" };

export const maxNameLength = 40;

/** Maximum length of a logo's `data:` URL, so that it fits into localStorage. */
export const maxLogoLength = 60 * 1024;

/**
 * Characters that hide or reverse text: control characters, lone surrogates, line separators and
 * bidirectional marks.
 */
export const hiddenCharacters = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\u200e\u200f\u202a-\u202e\u2066-\u2069]/u;

/** Whether a company name is already tidy. */
export const isName = (name: string): boolean =>
  name.trim() === name && isWithin(name, maxNameLength) && !hiddenCharacters.test(name);

/** The typed name without characters that cannot be shown, trimmed and shortened. */
export const tidyName = (typed: string): string =>
  firstCharacters(
    typed.replace(new RegExp(hiddenCharacters, "gu"), "").trim(),
    maxNameLength,
  ).trim();

/** A `data:` URL of a raster picture; SVG is rejected, because it can contain scripts. */
export const isLogo = (logo: string): boolean =>
  logo.length <= maxLogoLength &&
  /^data:image\/(?:png|webp|jpeg);base64,[A-Za-z0-9+/]+={0,2}$/.test(logo);

/** An account's logo: stored by this shop, or on an image host, which the page's CSP restricts. */
const isAccountLogo = (logo: string): boolean =>
  mediaIdOfPath(logo) !== null || (/^https?:\/\//.test(logo) && URL.canParse(logo));

/**
 * The brand that templates are shown with: the account's brand; the guest's brand fills what is
 * missing.
 */
export function brandOf(account: Brand | null, guest: Brand): Brand {
  if (!account) return guest;
  const logo = isAccountLogo(account.logo) ? account.logo : guest.logo;
  return { name: tidyName(account.name) || guest.name, logo };
}

/** Parses a stored brand. Invalid fields become the default. */
export function readBrand(stored: string | null): Brand {
  const brand = { ...noBrand };
  try {
    const value: unknown = JSON.parse(stored ?? "");
    if (typeof value !== "object" || value === null) return brand;
    const { name, logo } = value as Partial<Record<keyof Brand, unknown>>;
    if (typeof name === "string" && isName(name)) brand.name = name;
    if (typeof logo === "string" && isLogo(logo)) brand.logo = logo;
  } catch {
    // Invalid JSON: the default.
  }
  return brand;
}
