import { Parser } from "htmlparser2";
import { getAlpha2Codes } from "i18n-iso-countries";

interface Leaf {
  path: string;
  text: string;
  attributes: Record<string, string>;
}

/** The elements that have no others in them; a list of them has a number in its path. */
export function leavesOf(xml: string): Leaf[] {
  const leaves: Leaf[] = [];
  const open: { name: string; text: string; attributes: Record<string, string>; has: boolean }[] =
    [];
  const parser = new Parser(
    {
      onopentag: (name, attributes) => {
        const parent = open.at(-1);
        if (parent) parent.has = true;
        open.push({ name, attributes, text: "", has: false });
      },
      ontext: (text) => {
        const element = open.at(-1);
        if (element) element.text += text;
      },
      onclosetag: () => {
        const path = open.map(({ name }) => name.replace(/^c[ab]c:/, "")).join("/");
        const element = open.pop();
        if (element && !element.has) leaves.push({ ...element, path });
      },
    },
    { xmlMode: true },
  );
  parser.end(xml);
  return leaves;
}

/** Cents of a decimal; the documents of the tests have two decimals. */
const cents = (text: string | null) => Math.round(Number(text ?? Number.NaN) * 100);

const sum = (numbers: readonly number[]) => numbers.reduce((a, b) => a + b, 0);

/** The content of each element with this name, from the outermost of them. */
const elements = (xml: string, name: string): string[] =>
  [...xml.matchAll(new RegExp(`<cac:${name}>(.*?)</cac:${name}>`, "gs"))].map(
    ([, content = ""]) => content,
  );

const reader = (xml: string) => {
  const leaves = leavesOf(`<_>${xml}</_>`);
  const all = (end: string) => leaves.filter(({ path }) => path.endsWith(`/${end}`));
  const texts = (end: string) => all(end).map(({ text }) => text);
  const one = (end: string) => texts(end)[0] ?? null;
  return { leaves, all, texts, one, has: (end: string) => all(end).length > 0 };
};

type Reader = ReturnType<typeof reader>;

interface Ubl extends Reader {
  seller: Reader;
  buyer: Reader;
  lines: Reader[];
  taxTotals: Reader[];
  subtotals: Reader[];
  currency: string | null;
}

type Rule = (ubl: Ubl) => boolean;

/** ISO 3166-1, and the codes of EN 16931 for Kosovo and Northern Ireland. */
const listedCountries = new Set(["1A", "XI", ...Object.keys(getAlpha2Codes())]);
listedCountries.delete("XK");

const total = ({ one }: Ubl, name: string) => cents(one(`LegalMonetaryTotal/${name}`));

/** The tax in the currency of the document. */
const taxOf = ({ all, currency }: Ubl) => {
  const found = all("TaxTotal/TaxAmount").find(
    ({ attributes }) => attributes.currencyID === currency,
  );
  return cents(found?.text ?? null);
};

const vatIdOf = ({ texts }: Reader) =>
  texts("PartyTaxScheme/CompanyID").filter(
    (_, n) => texts("PartyTaxScheme/TaxScheme/ID")[n] === "VAT",
  )[0] ?? null;

const rateOf = ({ one }: Reader, category: string) =>
  `${one(`${category}/ID`)} ${one(`${category}/ID`) === "O" ? "" : one(`${category}/Percent`)}`;

/** EN 16931-1, by the identifiers of its validation artefacts. */
const european: Record<string, Rule> = {
  "BR-01 specification": ({ has }) => has("CustomizationID"),
  "BR-03 issue date": ({ leaves }) =>
    leaves.some(
      ({ path, text }) =>
        /^_\/(Invoice|CreditNote)\/IssueDate$/.test(path) && /^\d{4}-\d\d-\d\d$/.test(text),
    ),
  "BR-06, BR-07 names": ({ seller, buyer }) =>
    seller.has("PartyLegalEntity/RegistrationName") &&
    buyer.has("PartyLegalEntity/RegistrationName"),
  "BR-09, BR-11 countries": ({ seller, buyer }) =>
    [seller, buyer].every(({ has }) => has("Country/IdentificationCode")),
  "BR-CL-14 list of countries": ({ texts }) =>
    texts("Country/IdentificationCode").every((code) => listedCountries.has(code)),
  "BR-16 lines": ({ lines }) => lines.length > 0,
  "BR-21 to BR-26 content of lines": ({ lines, one }) =>
    lines.every(({ leaves, all, has }) => {
      const [quantity] = all(one("InvoiceTypeCode") ? "InvoicedQuantity" : "CreditedQuantity");
      return (
        leaves.some(({ path }) => path === "_/ID") &&
        Boolean(quantity?.attributes.unitCode) &&
        has("LineExtensionAmount") &&
        has("Item/Name") &&
        has("Price/PriceAmount")
      );
    }),
  "BR-27 no negative price": ({ texts }) => texts("Price/PriceAmount").every((it) => +it >= 0),
  "BR-48 a rate, unless not subject to VAT": ({ subtotals }) =>
    subtotals.every(({ one, has }) => has("TaxCategory/Percent") || one("TaxCategory/ID") === "O"),
  "BR-53 tax in the seller's currency": ({ one, all }) =>
    !one("TaxCurrencyCode") ||
    all("TaxTotal/TaxAmount").some((it) => it.attributes.currencyID === one("TaxCurrencyCode")),
  "BR-CO-9 country of VAT identifiers": ({ seller, buyer }) =>
    [seller, buyer].every((party) => {
      const letters = vatIdOf(party)?.slice(0, 2) ?? "EL";
      return letters === "EL" || listedCountries.has(letters);
    }),
  "BR-CO-10 sum of the lines": (ubl) =>
    total(ubl, "LineExtensionAmount") ===
    sum(ubl.lines.map(({ one }) => cents(one("LineExtensionAmount")))),
  "BR-CO-13 total without tax": (ubl) =>
    total(ubl, "TaxExclusiveAmount") === total(ubl, "LineExtensionAmount"),
  "BR-CO-14 sum of the taxes": (ubl) =>
    taxOf(ubl) === sum(ubl.subtotals.map(({ one }) => cents(one("TaxAmount")))),
  "BR-CO-15 total with tax": (ubl) =>
    total(ubl, "TaxInclusiveAmount") === total(ubl, "TaxExclusiveAmount") + taxOf(ubl),
  "BR-CO-16 amount due": (ubl) =>
    total(ubl, "PayableAmount") === total(ubl, "TaxInclusiveAmount") - total(ubl, "PrepaidAmount"),
  "BR-CO-17 tax of a rate, within one": ({ subtotals }) =>
    subtotals.every(({ one }) => {
      const expected =
        (cents(one("TaxableAmount")) * Number(one("TaxCategory/Percent") ?? 0)) / 100;
      return Math.abs(expected - cents(one("TaxAmount"))) < 100;
    }),
  "BR-CO-25 terms of payment": (ubl) =>
    total(ubl, "PayableAmount") <= 0 || ubl.has("PaymentTerms/Note"),
  "BR-CO-26 identifier of the seller": ({ seller }) =>
    seller.has("PartyLegalEntity/CompanyID") || vatIdOf(seller) !== null,
  "BR-S-8, BR-AE-8, BR-E-8, BR-O-8 lines of a rate": ({ lines, subtotals }) =>
    subtotals.every(
      (it) =>
        cents(it.one("TaxableAmount")) ===
        sum(
          lines
            .filter((line) => rateOf(line, "ClassifiedTaxCategory") === rateOf(it, "TaxCategory"))
            .map(({ one }) => cents(one("LineExtensionAmount"))),
        ),
    ),
  "BR-S-10, BR-AE-10, BR-E-10, BR-O-10 reasons of untaxed amounts only": ({ subtotals }) =>
    subtotals.every(
      ({ one, has }) => has("TaxCategory/TaxExemptionReason") === (one("TaxCategory/ID") !== "S"),
    ),
  "BR-S-2, BR-AE-2, BR-E-2, BR-G-2 tax identifier of the seller": ({ seller, texts }) =>
    texts("ClassifiedTaxCategory/ID").every((it) => it === "O") ||
    seller.has("PartyTaxScheme/CompanyID"),
  "BR-AE-2 VAT identifier of the buyer": ({ buyer, texts }) =>
    !texts("ClassifiedTaxCategory/ID").includes("AE") || vatIdOf(buyer) !== null,
  "BR-O-2 no VAT identifiers": ({ seller, buyer, texts }) =>
    !texts("ClassifiedTaxCategory/ID").includes("O") ||
    (vatIdOf(seller) === null && vatIdOf(buyer) === null),
  "BR-O-5 no rate of a line": ({ lines }) =>
    lines.every(
      ({ one, has }) =>
        one("ClassifiedTaxCategory/ID") !== "O" || !has("ClassifiedTaxCategory/Percent"),
    ),
};

/** XRechnung 3.0, for documents in its profile. */
const german: Record<string, Rule> = {
  "BR-DE-1 means of payment": ({ has }) => has("PaymentMeans/PaymentMeansCode"),
  "BR-DE-2, BR-DE-5, BR-DE-6, BR-DE-7 contact": ({ seller: { has } }) =>
    has("Contact/Name") && has("Contact/Telephone") && has("Contact/ElectronicMail"),
  "BR-DE-3, BR-DE-4 place of the seller": ({ seller: { has } }) =>
    has("PostalAddress/CityName") && has("PostalAddress/PostalZone"),
  "BR-DE-8, BR-DE-9 place of the buyer": ({ buyer: { has } }) =>
    has("PostalAddress/CityName") && has("PostalAddress/PostalZone"),
  "BR-DE-14 a rate, without exception": ({ subtotals }) =>
    subtotals.every(({ has }) => has("TaxCategory/Percent")),
  "BR-DE-15 reference of the buyer": ({ has }) => has("BuyerReference"),
  "BR-DE-17 types": ({ one }) =>
    ["326", "380", "384", "389", "381", "875", "876", "877"].includes(
      one("InvoiceTypeCode") ?? one("CreditNoteTypeCode") ?? "",
    ),
  "BR-DE-26 the corrected invoice": ({ one, has }) =>
    one("InvoiceTypeCode") !== "384" || has("InvoiceDocumentReference/ID"),
  "BR-DE-27 telephone": ({ seller: { texts } }) =>
    texts("Contact/Telephone").every((it) => it.replace(/\D/g, "").length >= 3),
  "BR-DE-28 email": ({ seller: { texts } }) =>
    texts("Contact/ElectronicMail").every((it) => /^[^@\s.][^@\s]+@[^@\s]+[^@\s.]$/.test(it)),
};

/** Peppol BIS Billing 3, which XRechnung follows in these. */
const peppol: Record<string, Rule> = {
  "PEPPOL-EN16931-R001 process": ({ one }) => /^urn:fdc:peppol/.test(one("ProfileID") ?? ""),
  "PEPPOL-EN16931-R002 one note": ({ leaves }) =>
    leaves.filter(({ path }) => /^_\/(Invoice|CreditNote)\/Note$/.test(path)).length <= 1,
  "PEPPOL-EN16931-R003 reference": ({ has }) => has("BuyerReference") || has("OrderReference/ID"),
  "PEPPOL-EN16931-R005 another currency of the tax": ({ one, currency }) =>
    one("TaxCurrencyCode") !== currency,
  "PEPPOL-EN16931-R008 no empty element": ({ leaves }) =>
    leaves.every(({ text }) => text.trim() !== ""),
  "PEPPOL-EN16931-R010, R020 electronic addresses": ({ seller, buyer }) =>
    [seller, buyer].every(({ all }) => Boolean(all("EndpointID")[0]?.attributes.schemeID)),
  "PEPPOL-EN16931-R053 one total with its rates": ({ taxTotals }) =>
    taxTotals.filter(({ has }) => has("TaxSubtotal/TaxAmount")).length === 1,
  "PEPPOL-EN16931-R120 amount of a line": ({ lines }) =>
    lines.every(
      ({ one }) =>
        cents(one("LineExtensionAmount")) ===
        Number(one("InvoicedQuantity") ?? one("CreditedQuantity")) *
          cents(one("Price/PriceAmount")),
    ),
  "PEPPOL-EN16931-R051 one currency": ({ leaves, currency, one }) =>
    leaves.every(({ attributes: { currencyID }, path }) =>
      [
        undefined,
        currency,
        path.endsWith("TaxTotal/TaxAmount") ? one("TaxCurrencyCode") : currency,
      ].includes(currencyID ?? undefined),
    ),
};

/** Peppol knows corrected invoices between German parties only. */
const network: Record<string, Rule> = {
  "PEPPOL-EN16931-P0112 corrected invoices in Germany": ({ one, seller, buyer }) =>
    one("InvoiceTypeCode") !== "384" ||
    [seller, buyer].every((party) => party.one("Country/IdentificationCode") === "DE"),
};

export const ublRules = [european, german, peppol, network].flatMap(Object.keys);

/** Of the rules of EN 16931, and of XRechnung or Peppol where a UBL file follows those, the broken ones. */
export function brokenUblRules(xml: string): string[] {
  const whole = reader(xml);
  const part = (name: string) => reader(elements(xml, name)[0] ?? "");
  const ubl: Ubl = {
    ...whole,
    seller: part("AccountingSupplierParty"),
    buyer: part("AccountingCustomerParty"),
    lines: [...elements(xml, "InvoiceLine"), ...elements(xml, "CreditNoteLine")].map(reader),
    taxTotals: elements(xml, "TaxTotal").map(reader),
    subtotals: elements(xml, "TaxSubtotal").map(reader),
    currency: whole.one("DocumentCurrencyCode"),
  };
  const profile = ubl.one("CustomizationID") ?? "";
  const rules = {
    ...european,
    ...(profile.includes("xrechnung") ? { ...german, ...peppol } : {}),
    ...(profile.includes("peppol") ? { ...peppol, ...network } : {}),
  };
  return Object.entries(rules).flatMap(([name, isMet]) => (isMet(ubl) ? [] : name));
}
