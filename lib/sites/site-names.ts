import { site } from "../site";
import { type Brand, brands } from "./screening/brands";

const words = (text: string) => text.split(" ");

/** Names that visitors would take for a part of the shop or of its mail. */
const shops = words(
  "abuse account admin administrator api app assets autoconfig autodiscover billing blog cdn checkout contact docs download ftp help hostmaster imap invoice legal license login logout mail media mx ns ns1 ns2 pay payment payments pop portal postmaster purchases register root secure security shop signin signup sites smtp static status store support team templates verify webmail webmaster www",
);

/** Words of pages on which customers of a company sign in. */
const customerWords = words(
  "anmeldung banking client connexion conto cuenta helpdesk hilfe konto kunden kundenkonto online portal wallet zugang",
);

/** Characters and pairs of them that are read as others; `1` is read as two. */
const readAs: [RegExp, string][] = [
  [/rn/g, "m"],
  [/vv/g, "w"],
  [/0/g, "o"],
  [/3/g, "e"],
  [/4/g, "a"],
  [/5/g, "s"],
  [/[68]/g, "b"],
  [/7/g, "t"],
  [/9/g, "g"],
];

const plainly = (name: string) =>
  readAs.reduce((text, [pattern, read]) => text.replace(pattern, read), name);

/** The same text for names that look alike: `paypa1`, `paypai` and `paypal`. */
export const lookOf = (name: string) => plainly(name).replace(/[1i]/g, "l");

const shopWords = new Set([...shops, site.name.toLowerCase()]);
const isShops = (name: string) =>
  ["i", "l"].some((read) => shopWords.has(plainly(name).replaceAll("1", read)));

const customerLooks = new Set([...shops, ...customerWords].map(lookOf));

/** Whether a word beside a brand says that the site is for the brand's customers. */
const isForCustomers = (word: string) => customerLooks.has(lookOf(word));

/** A brand's name as it is in the address of a site. */
const inAddress = (name: string) =>
  lookOf(
    name
      .normalize("NFKD")
      .toLowerCase()
      .replace(/[^a-z\d]/g, ""),
  );

const looksOf = (isMeant: (brand: Brand) => boolean) =>
  brands.filter(isMeant).flatMap(({ names }) => names.map(inAddress));

const brandLooks = [...looksOf(({ kind }) => kind !== "word"), inAddress(site.name)];
/** An apple farm may have its name; a hotel's texts are full of the word "booking". */
const ordinaryLooks = new Set([...looksOf(({ kind }) => kind === "word"), lookOf("booking")]);

/** What stands before or behind a brand in a name without hyphens. */
function withoutBrand(name: string, brand: string): string[] {
  const look = lookOf(name);
  return [
    ...(look.startsWith(brand) ? [look.slice(brand.length)] : []),
    ...(look.endsWith(brand) ? [look.slice(0, -brand.length)] : []),
  ];
}

/** Shorter ones are a part of honest words. */
const clearLength = 6;

/**
 * Whom visitors would take a site of this name for: the shop, or a company that many pretend to be.
 * A name consists of small letters, digits and hyphens, and hyphens hide nothing.
 */
export function impersonatedBy(name: string): "shop" | "brand" | null {
  const joined = name.replaceAll("-", "");
  if (isShops(joined)) return "shop";
  const parts = name.split("-");
  const looks = [joined, ...parts].map(lookOf);
  const isBrand = brandLooks.some((brand) =>
    looks.some(
      (it) =>
        it === brand ||
        (brand.length >= clearLength && (it.startsWith(brand) || it.endsWith(brand))),
    ),
  );
  // An apple farm is one; a page for Apple's support is not.
  const isOrdinary =
    ordinaryLooks.has(lookOf(joined)) ||
    (looks.some((it) => ordinaryLooks.has(it)) && parts.some(isForCustomers)) ||
    [...ordinaryLooks].some((brand) => withoutBrand(joined, brand).some(isForCustomers));
  return isBrand || isOrdinary ? "brand" : null;
}
