import { formatAddress } from "localized-address-format";

export interface PostalAddress {
  company: string;
  /** Of the person. */
  name: string;
  street: string;
  street2: string;
  zipcode: string;
  city: string;
  region: string;
  /** ISO 3166-1 alpha-2. */
  countryCode: string;
}

/** Letters of another script than Latin: some countries write their own script in another order. */
const ownScript = /[^\P{L}\p{Script=Latin}]/u;

/** The lines of an address in the order of its country, without the country itself. */
export function addressLines(address: PostalAddress): string[] {
  const { company, name, street, street2, city, countryCode } = address;
  const zipcode = withoutPrefix(address);
  // In Spain, the province of Madrid.
  const region = address.region.toLowerCase() === city.toLowerCase() ? "" : address.region;
  const isOwnScript = ownScript.test(street + city + region);
  const format = (streets: string[]) =>
    formatAddress(
      {
        postalCountry: countryCode,
        organization: company,
        name,
        addressLines: streets.filter(Boolean),
        locality: city,
        administrativeArea: region,
        postalCode: zipcode,
      },
      isOwnScript ? "local" : "latin",
    )
      // In Japan, a comma without the city before it.
      .map((line) => line.replace(/^, /, ""));
  const has = (lines: string[], part: string) =>
    lines.some((line) => line.toLowerCase().includes(part.toLowerCase()));
  const streets = [street, street2];
  // Some countries, such as Japan, write the city as a part of the street.
  const asWritten = format(streets);
  const lines = has(asWritten, city)
    ? asWritten
    : format(isOwnScript ? [city, ...streets] : [...streets, city]);
  // What the country does not write is written last, so that nothing is lost.
  return [...lines, ...[zipcode, region].filter((part) => !has(lines, part))];
}

/** The post code, where its country writes a prefix such as `LT-` itself. */
function withoutPrefix({ zipcode, countryCode }: PostalAddress): string {
  const prefix = writes(countryCode, { postalCode: "#" }).replace(/[ ,]*#.*/, "");
  return prefix && zipcode.toUpperCase().startsWith(prefix)
    ? zipcode.slice(prefix.length)
    : zipcode;
}

const writes = (countryCode: string, part: object) =>
  formatAddress({ postalCountry: countryCode, ...part }).join(" ");

export const hasRegion = (countryCode: string): boolean =>
  writes(countryCode, { administrativeArea: "region" }).includes("region");

/** Whether a country writes the post code before the city. */
export function isZipcodeFirst(countryCode: string): boolean {
  const written = writes(countryCode, { locality: "city", postalCode: "code" });
  return written.includes("code") && written.indexOf("code") < written.indexOf("city");
}

/** 9 is a digit, A a letter; the part in brackets may be left out. */
const examples: Record<string, readonly string[]> = Object.fromEntries(
  [
    ["AT AU BE BG CH CY DK GE HU LI LU NO NZ PH SI TN ZA", "9999"],
    ["CN EC IN KG KZ RO RU SG TJ TM UZ VN", "999999"],
    ["DE DZ EE EG ES FI FR HR ID IT JO KE KR KW LA MA MC ME MM MX MY", "99999"],
    ["NP PE PK RS SA SM TH TR UA UY VA", "99999"],
    ["IS FO", "999"],
    ["BR", "99999(-)999"],
    ["CA", "A9A( )9A9"],
    ["CZ GR SE SK", "999( )99"],
    ["GB", "A9( )9AA A99( )9AA AA9( )9AA AA99( )9AA A9A( )9AA AA9A( )9AA"],
    ["IL", "9999999 99999"],
    ["JP", "999(-)9999"],
    ["LT", "(LT-)99999"],
    ["LV", "(LV-)9999"],
    ["MT", "AAA( )9999"],
    ["NL", "9999( )AA"],
    ["PL", "99(-)999"],
    ["PT", "9999-999"],
    ["US", "99999 99999-9999"],
  ].flatMap(([codes = "", written = ""]) =>
    codes.split(" ").map((code) => [code, written.split(/ (?!\))/)] as const),
  ),
);

const patternOf = (example: string) =>
  new RegExp(
    `^${example
      .replace(/\(/g, "(?:")
      .replace(/\)/g, ")?")
      .replace(/9/g, "\\d")
      .replace(/A/g, "[A-Z]")}$`,
    "i",
  );

/** Whether an address of this country needs a post code. */
export const needsZipcode = (countryCode: string): boolean => Object.hasOwn(examples, countryCode);

/** What a post code of the country looks like, where the typed one looks different; otherwise null. */
export function expectedZipcode(countryCode: string, typed: string): string | null {
  const expected = examples[countryCode];
  const zipcode = typed.trim();
  if (!expected || expected.some((it) => patternOf(it).test(zipcode))) return null;
  return sampleOf(expected[0] ?? "");
}

/** `999( )99` is shown as `123 45`. */
function sampleOf(example: string): string {
  let digit = 0;
  let letter = 0;
  return example
    .replace(/[()]/g, "")
    .replace(/9/g, () => String(++digit % 10))
    .replace(/A/g, () => "ABCDEFG".charAt(letter++));
}
