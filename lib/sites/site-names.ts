import { site } from "../site";

const words = (text: string) => text.split(" ");

/** Names that visitors would take for a part of the shop or of its mail. */
const shops = words(
  "abuse account admin administrator api app assets autoconfig autodiscover billing blog cdn checkout contact docs download ftp help hostmaster imap invoice legal license login logout mail media mx ns ns1 ns2 pay payment payments pop portal postmaster purchases register root secure security shop signin signup sites smtp static status store support team templates verify webmail webmaster www",
);

/** Names that sites for stealing passwords and payments pretend to be. */
const brands = words(
  "adobe airbnb amazon amex binance bitcoin coinbase dhl dropbox ebay facebook fedex github gmail google icloud instagram klarna linkedin mastercard metamask microsoft netflix office365 outlook paypal postbank revolut sparkasse spotify telegram tiktok usps volksbank wellsfargo whatsapp yahoo youtube",
);

/** Those that are words of other businesses, too, such as an apple farm. */
const ordinaryBrands = words("apple booking steam stripe twitter ups visa wise");

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

const brandLooks = [...brands, site.name.toLowerCase()].map(lookOf);
const ordinaryLooks = new Set(ordinaryBrands.map(lookOf));

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
    (looks.some((it) => ordinaryLooks.has(it)) && parts.some(isShops));
  return isBrand || isOrdinary ? "brand" : null;
}
