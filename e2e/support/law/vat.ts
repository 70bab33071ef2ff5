/*
 * An independent model of the VAT on services that are supplied electronically, written from the
 * sources and not from the code. "Directive" is 2006/112/EC as amended.
 */

/** Standard rates in November 2026 (Taxes in Europe Database of the European Commission), Article 96. */
const standardRates: Record<string, number> = {
  AT: 20,
  BE: 21,
  BG: 20,
  HR: 25,
  CY: 19,
  CZ: 21,
  DK: 25,
  EE: 24,
  FI: 25.5,
  FR: 20,
  DE: 19,
  GR: 24,
  HU: 27,
  IE: 23,
  IT: 22,
  LV: 21,
  LT: 21,
  LU: 17,
  MT: 18,
  NL: 21,
  PL: 23,
  PT: 23,
  RO: 21,
  SK: 23,
  SI: 22,
  ES: 21,
  SE: 25,
};

/** A VAT ID of each member state, in the format that VIES describes. */
const vatIds: Record<string, string> = {
  AT: "ATU12345678",
  BE: "BE0123456789",
  BG: "BG123456789",
  HR: "HR12345678901",
  CY: "CY12345678A",
  CZ: "CZ12345678",
  DK: "DK12345678",
  EE: "EE123456789",
  FI: "FI12345678",
  FR: "FRXX123456789",
  DE: "DE123456789",
  GR: "EL123456789",
  HU: "HU12345678",
  IE: "IE1234567A",
  IT: "IT12345678901",
  LV: "LV12345678901",
  LT: "LT123456789",
  LU: "LU12345678",
  MT: "MT12345678",
  NL: "NL123456789B01",
  PL: "PL1234567890",
  PT: "PT123456789",
  RO: "RO12345678",
  SK: "SK1234567890",
  SI: "SI12345678",
  ES: "ESB12345678",
  SE: "SE123456789012",
};

export interface Place {
  address: readonly [country: string, zipcode: string, city: string];
  /** The member state whose VAT applies; null for none. */
  vatOf: string | null;
  /** Where it is not the standard rate of the member state. */
  rate?: number;
  source: string;
}

/** An address of each member state. */
export const mainlands: Place[] = (
  [
    ["AT", "1010", "Wien"],
    ["BE", "1000", "Bruxelles"],
    ["BG", "1000", "Sofia"],
    ["HR", "10000", "Zagreb"],
    ["CY", "1010", "Nicosia"],
    ["CZ", "110 00", "Praha"],
    ["DK", "1050", "København"],
    ["EE", "10111", "Tallinn"],
    ["FI", "00100", "Helsinki"],
    ["FR", "75001", "Paris"],
    ["DE", "10115", "Berlin"],
    ["GR", "104 31", "Athina"],
    ["HU", "1011", "Budapest"],
    ["IE", "", "Dublin"],
    ["IT", "00184", "Roma"],
    ["LV", "LV-1050", "Riga"],
    ["LT", "LT-01100", "Vilnius"],
    ["LU", "1009", "Luxembourg"],
    ["MT", "VLT 1000", "Valletta"],
    ["NL", "1011 AB", "Amsterdam"],
    ["PL", "00-001", "Warszawa"],
    ["PT", "1000-205", "Lisboa"],
    ["RO", "010011", "București"],
    ["SK", "811 01", "Bratislava"],
    ["SI", "1000", "Ljubljana"],
    ["ES", "28001", "Madrid"],
    ["SE", "111 20", "Stockholm"],
  ] as const
).map((address) => ({ address, vatOf: address[0], source: "Directive, Article 5(2)" }));

const excluded = (source: string, ...addresses: Place["address"][]): Place[] =>
  addresses.map((address) => ({ address, vatOf: null, source }));

const territories: Place[] = [
  ...excluded("Directive, Article 6(1)(a)", ["GR", "630 86", "Karyes"], ["GR", "63087", "Dafni"]),
  ...excluded(
    "Directive, Article 6(1)(b)",
    ["ES", "35001", "Las Palmas"],
    ["ES", "38001", "Santa Cruz de Tenerife"],
    ["IC", "35001", "Las Palmas"],
  ),
  ...excluded(
    "Directive, Article 6(1)(c); TFEU, Articles 349 and 355(1)",
    ["FR", "97110", "Pointe-à-Pitre"],
    ["FR", "97200", "Fort-de-France"],
    ["FR", "97300", "Cayenne"],
    ["FR", "97400", "Saint-Denis"],
    ["FR", "97600", "Mamoudzou"],
    ["FR", "97150", "Saint-Martin"],
    ["GP", "97110", "Pointe-à-Pitre"],
    ["MQ", "97200", "Fort-de-France"],
    ["GF", "97300", "Cayenne"],
    ["RE", "97400", "Saint-Denis"],
    ["YT", "97600", "Mamoudzou"],
    ["MF", "97150", "Marigot"],
  ),
  ...excluded(
    "Directive, Article 6(1)(d)",
    ["FI", "22100", "Mariehamn"],
    ["AX", "22100", "Mariehamn"],
  ),
  ...excluded(
    "Directive, Article 6(1)(e)",
    ["JE", "JE2 3AB", "St Helier"],
    ["GG", "GY1 1AA", "St Peter Port"],
  ),
  ...excluded("Directive, Article 6(1)(f)", ["IT", "22061", "Campione d'Italia"]),
  ...excluded("Directive, Article 6(2)(a)", ["DE", "27498", "Helgoland"]),
  ...excluded("Directive, Article 6(2)(b)", ["DE", "78266", "Büsingen am Hochrhein"]),
  ...excluded(
    "Directive, Article 6(2)(c) and (d)",
    ["ES", "51001", "Ceuta"],
    ["ES", "52001", "Melilla"],
    ["EA", "51001", "Ceuta"],
  ),
  ...excluded("Directive, Article 6(2)(e)", ["IT", "23041", "Livigno"]),
  ...excluded(
    "Directive, Article 5(1); TFEU, Article 355(2)",
    ["DK", "3900", "Nuuk"],
    ["GL", "3900", "Nuuk"],
    ["FO", "100", "Tórshavn"],
    ["FR", "98800", "Nouméa"],
    ["NC", "98800", "Nouméa"],
    ["PF", "98714", "Papeete"],
    ["AW", "", "Oranjestad"],
    ["CW", "", "Willemstad"],
  ),
  {
    address: ["MC", "98000", "Monaco"],
    vatOf: "FR",
    source: "Directive, Article 7",
  },
  ...excluded("Directive, Article 7: as the United Kingdom", ["IM", "IM1 1AA", "Douglas"]),
  ...excluded("Windsor Framework, Article 8: goods only", ["GB", "BT1 5GS", "Belfast"]),
  {
    address: ["PT", "9000-018", "Funchal"],
    vatOf: "PT",
    rate: 22,
    source: "Directive, Article 105(3); CIVA, Article 18(3)",
  },
  {
    address: ["PT", "9500-150", "Ponta Delgada"],
    vatOf: "PT",
    rate: 16,
    source: "Directive, Article 105(3); CIVA, Article 18(3)",
  },
];

const thirdCountries = excluded(
  "Directive, Article 5(4)",
  ["CH", "8001", "Zürich"],
  ["NO", "0150", "Oslo"],
  ["GB", "SW1A 1AA", "London"],
  ["US", "10001", "New York"],
  ["IL", "61000", "Tel Aviv"],
  ["JP", "100-0001", "Tokyo"],
  ["AU", "2000", "Sydney"],
  ["BR", "01000-000", "São Paulo"],
  ["LI", "9490", "Vaduz"],
  ["SM", "47890", "San Marino"],
  ["VA", "00120", "Vatican City"],
  ["AD", "AD500", "Andorra la Vella"],
  ["GI", "GX11 1AA", "Gibraltar"],
  ["TR", "34000", "Istanbul"],
  ["IN", "110001", "Delhi"],
  ["RS", "11000", "Beograd"],
);

export const places = [...mainlands, ...territories, ...thirdCountries];

export interface Sale {
  seller: Place;
  buyer: Place;
  /** Which VAT ID the buyer gives: none, that of the own member state, or that of another. */
  id: "none" | "own" | "other";
  vies: "valid" | "invalid" | "unavailable";
  scheme: "oss" | "domestic" | "exempt";
  cents: number;
}

const rateIn = ({ rate, vatOf }: Place) => rate ?? standardRates[vatOf ?? ""] ?? Number.NaN;

/** What the sources say of a sale. */
export function taxOf({ seller, buyer, id, vies, scheme }: Sale) {
  const none = { rate: 0, taxedIn: null };
  // Articles 44, 58 and 59: the place of supply is the customer's, here outside of the territory.
  if (buyer.vatOf === null) return { ...none, category: "O" };
  const isAbroad = buyer.vatOf !== seller.vatOf;
  // Articles 44 and 196: a taxable person of another member state owes the tax. Implementing
  // Regulation 282/2011, Article 18: the confirmed VAT ID is the proof.
  if (isAbroad && id === "own" && vies === "valid") {
    return { category: "AE", rate: 0, taxedIn: buyer.vatOf };
  }
  // Article 284: a small enterprise is exempt.
  if (scheme === "exempt") return { category: "E", rate: 0, taxedIn: seller.vatOf };
  // Article 59c: below the threshold, the place of supply is the seller's.
  if (scheme === "domestic") return { category: "S", rate: rateIn(seller), taxedIn: seller.vatOf };
  // Article 58: everybody else is taxed where they are.
  return { category: "S", rate: rateIn(buyer), taxedIn: buyer.vatOf };
}

const ids = Object.values(vatIds);

export function idOf({ buyer, id }: Sale): string {
  if (id === "none") return "";
  const own = vatIds[buyer.vatOf ?? ""];
  if (id === "own") return own ?? "CHE123456789";
  return ids.find((it) => it !== own) ?? "";
}
