import { mediaIdOfPath } from "../media/rules";

/** Whom a template is shown for as long as a visitor has not said. */
export const defaultBrand = { name: "Your Company", logo: "/brand/default-logo.svg" } as const;

/** Who a visitor is; an empty field stands for the default. */
export interface Brand {
  name: string;
  logo: string;
}

export const noBrand: Brand = { name: "", logo: "" };

export const maxNameLength = 40;

/** As long as a logo may be as a data: address, so that a device's small store holds it. */
export const maxLogoLength = 60 * 1024;

/** Control characters, halves of characters, line ends, and marks that turn a line's direction. */
const notInNames = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\u200e\u200f\u202a-\u202e\u2066-\u2069]/u;

/** A company's name that can be shown as it is. */
export const isName = (name: string): boolean =>
  name.trim() === name && [...name].length <= maxNameLength && !notInNames.test(name);

/** What is left of a typed name when everything that cannot be shown is taken out. */
export const tidyName = (typed: string): string =>
  [...typed.replace(new RegExp(notInNames, "gu"), "").trim()]
    .slice(0, maxNameLength)
    .join("")
    .trim();

/** Pictures only, and none that could carry script. */
export const isLogo = (logo: string): boolean =>
  logo.length <= maxLogoLength &&
  /^data:image\/(?:png|webp|jpeg);base64,[A-Za-z0-9+/]+={0,2}$/.test(logo);

/** An account's logo: kept by this shop, or by an image host, and then the page's policy knows which. */
const isAccountLogo = (logo: string): boolean =>
  mediaIdOfPath(logo) !== null || (/^https?:\/\//.test(logo) && URL.canParse(logo));

/** Whom templates are shown for: the account's brand, and the guest's for what the account leaves open. */
export function brandOf(account: Brand | null, guest: Brand): Brand {
  if (!account) return guest;
  const logo = isAccountLogo(account.logo) ? account.logo : guest.logo;
  return { name: tidyName(account.name) || guest.name, logo };
}

/** A brand as it was stored. Whatever this shop would not have written is the default. */
export function readBrand(stored: string | null): Brand {
  const brand = { ...noBrand };
  try {
    const value: unknown = JSON.parse(stored ?? "");
    if (typeof value !== "object" || value === null) return brand;
    const { name, logo } = value as Partial<Record<keyof Brand, unknown>>;
    if (typeof name === "string" && isName(name)) brand.name = name;
    if (typeof logo === "string" && isLogo(logo)) brand.logo = logo;
  } catch {
    // Not what this shop writes.
  }
  return brand;
}
