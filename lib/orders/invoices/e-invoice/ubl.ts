import { translatorIn } from "@/lib/translations/messages";
import { dayIn } from "@/lib/zoned-dates";
import { orderNumberOf } from "../buyer-reference";
import type {
  TaxDocument,
  TaxDocumentBuyer,
  TaxDocumentLine,
  TaxDocumentSeller,
  TaxSum,
} from "../tax-document";
import { countryIdOf, typeCodes, undefinedInstrument } from "./codes";
import { group, money, requiredText, text } from "./elements";
import { peppolSchemeOf, type UblFormat, ublFormatOf } from "./formats";
import { knownVatId } from "./parties";
import { exemptionOf, percentOf } from "./taxes";

const specifications: Record<UblFormat, string> = {
  xrechnung: "urn:cen.eu:en16931:2017#compliant#urn:xeinkauf.de:kosit:xrechnung_3.0",
  peppol: "urn:cen.eu:en16931:2017#compliant#urn:fdc:peppol.eu:2017:poacc:billing:3.0",
  en16931: "urn:cen.eu:en16931:2017",
};

const billing = "urn:fdc:peppol.eu:2017:poacc:billing:01:1.0";

const schemas = "urn:oasis:names:specification:ubl:schema:xsd";

/**
 * An invoice or a credit note for machines: UBL 2.1 in the profile that suits the buyer. XRechnung and Peppol require
 * a buyer's reference, which is the order if the buyer gave none. The amounts of a credit note are positive. Every text
 * of the document is escaped.
 */
export function ublXml(document: TaxDocument, orderId: number): string {
  const format = ublFormatOf(document);
  const { kind, currency, seller, buyer, reference } = document;
  const root = kind === "creditNote" ? "CreditNote" : "Invoice";
  const day = (date: Date) => dayIn(date, seller.timeZone ?? "UTC");
  const hasVatIds = document.taxes.every(({ category }) => category !== "O");
  const stated = document.taxes[0]?.exchanged;
  const isDue = document.totalCents > document.paidCents;
  const content = [
    text("cbc:CustomizationID", specifications[format]),
    text("cbc:ProfileID", billing),
    text("cbc:ID", document.number),
    text("cbc:IssueDate", day(document.issuedAt)),
    text(`cbc:${root}TypeCode`, typeCodeOf(document, format)),
    // The note about the tax of taxed sales: the tax breakdown has only a field for exemption reasons.
    text("cbc:Note", document.taxes.find(({ category }) => category === "S")?.note ?? null),
    text("cbc:DocumentCurrencyCode", currency),
    text("cbc:TaxCurrencyCode", stated?.currency ?? null),
    text("cbc:BuyerReference", buyer.reference || String(orderId)),
    orderElement(orderNumberOf(buyer.reference), orderId),
    reference
      ? group(
          "cac:BillingReference",
          group(
            "cac:InvoiceDocumentReference",
            text("cbc:ID", reference.number),
            text("cbc:IssueDate", day(reference.issuedAt)),
          ),
        )
      : "",
    group("cac:AccountingSupplierParty", sellerElement(seller, { format, hasVatIds })),
    group("cac:AccountingCustomerParty", buyerElement(buyer, { format, hasVatIds })),
    group("cac:Delivery", text("cbc:ActualDeliveryDate", day(document.suppliedAt))),
    group("cac:PaymentMeans", text("cbc:PaymentMeansCode", undefinedInstrument)),
    group(
      "cac:PaymentTerms",
      text("cbc:Note", isDue ? translatorIn(document.language, "eInvoice")("paymentTerms") : null),
    ),
    taxTotal(document, format),
    stated ? group("cac:TaxTotal", money("cbc:TaxAmount", stated.taxCents, stated.currency)) : "",
    totalsElement(document),
    ...document.lines.map((line, index) => lineElement(line, { index, currency, root })),
  ];
  return `<?xml version="1.0" encoding="UTF-8"?>\n<${root} xmlns="${schemas}:${root}-2" xmlns:cac="${schemas}:CommonAggregateComponents-2" xmlns:cbc="${schemas}:CommonBasicComponents-2">${content.join("")}</${root}>\n`;
}

/** The buyer's own order number beside ours; without one, ours alone. */
const orderElement = (orderNumber: string | null, orderId: number) =>
  group(
    "cac:OrderReference",
    text("cbc:ID", orderNumber ?? String(orderId)),
    text("cbc:SalesOrderID", orderNumber && String(orderId)),
  );

/** Peppol allows corrected invoices (384) only within Germany: elsewhere one is an invoice that refers to the former. */
function typeCodeOf({ kind, seller, buyer }: TaxDocument, format: UblFormat): string {
  const isGerman = seller.countryCode === "DE" && buyer.countryCode === "DE";
  const code = typeCodes[kind];
  return format === "peppol" && kind === "correctedInvoice" && !isGerman ? typeCodes.invoice : code;
}

interface PartyOptions {
  format: UblFormat;
  /** False where nothing is subject to VAT: EN 16931 then forbids VAT identifiers (BR-O-02). */
  hasVatIds: boolean;
}

const sellerElement = (seller: TaxDocumentSeller, { format, hasVatIds }: PartyOptions) =>
  group(
    "cac:Party",
    electronicAddress(seller, format),
    group(
      "cac:PostalAddress",
      text("cbc:StreetName", seller.address),
      text("cbc:CityName", seller.city),
      text("cbc:PostalZone", seller.zipcode),
      country(seller.countryCode),
    ),
    taxScheme("VAT", hasVatIds ? knownVatId(seller.vatId) : null),
    taxScheme("FC", seller.taxId),
    group(
      "cac:PartyLegalEntity",
      requiredText("cbc:RegistrationName", seller.name),
      text("cbc:CompanyID", seller.registration),
    ),
    group(
      "cac:Contact",
      text("cbc:Name", seller.name),
      text("cbc:Telephone", seller.phone),
      text("cbc:ElectronicMail", seller.email),
    ),
  );

function buyerElement(buyer: TaxDocumentBuyer, { format, hasVatIds }: PartyOptions) {
  // XRechnung demands a town and a postcode (BR-DE-8, BR-DE-9).
  const place = format === "xrechnung" ? requiredText : text;
  return group(
    "cac:Party",
    electronicAddress(buyer, format),
    group(
      "cac:PostalAddress",
      text("cbc:StreetName", buyer.street),
      text("cbc:AdditionalStreetName", buyer.street2),
      place("cbc:CityName", buyer.city),
      place("cbc:PostalZone", buyer.zipcode),
      text("cbc:CountrySubentity", buyer.region),
      country(buyer.countryCode),
    ),
    taxScheme("VAT", hasVatIds ? knownVatId(buyer.vatId) : null),
    group(
      "cac:PartyLegalEntity",
      requiredText("cbc:RegistrationName", buyer.company.trim() || buyer.name),
    ),
    group("cac:Contact", text("cbc:Name", buyer.name), text("cbc:ElectronicMail", buyer.email)),
  );
}

/** EM: an email address, in the list of electronic address schemes. */
function electronicAddress({ email, vatId }: Address, format: UblFormat) {
  const scheme = format === "peppol" ? peppolSchemeOf(vatId) : undefined;
  return scheme
    ? text("cbc:EndpointID", vatId, { schemeID: scheme })
    : text("cbc:EndpointID", email, { schemeID: "EM" });
}

type Address = Pick<TaxDocumentBuyer, "email" | "vatId">;

const country = (code: string) =>
  group("cac:Country", text("cbc:IdentificationCode", countryIdOf(code)));

/** VAT: a VAT identifier; FC: a tax number. */
const taxScheme = (scheme: "VAT" | "FC", id: string | null) =>
  id
    ? group(
        "cac:PartyTaxScheme",
        text("cbc:CompanyID", id),
        group("cac:TaxScheme", text("cbc:ID", scheme)),
      )
    : "";

const vat = group("cac:TaxScheme", text("cbc:ID", "VAT"));

const taxTotal = ({ taxes, taxCents, currency, language }: TaxDocument, format: UblFormat) =>
  group(
    "cac:TaxTotal",
    money("cbc:TaxAmount", taxCents, currency),
    ...taxes.map((sum) =>
      group(
        "cac:TaxSubtotal",
        money("cbc:TaxableAmount", sum.netCents, currency),
        money("cbc:TaxAmount", sum.taxCents, currency),
        taxCategory(sum, { language, format }),
      ),
    ),
  );

function taxCategory(sum: TaxSum, { language, format }: { language: string; format: UblFormat }) {
  const exemption = exemptionOf(sum, language);
  // XRechnung demands a rate also of what is not subject to VAT (BR-DE-14), as in Büsingen.
  const percent = percentOf(sum) ?? (format === "xrechnung" ? "0.00" : null);
  return group(
    "cac:TaxCategory",
    text("cbc:ID", sum.category),
    text("cbc:Percent", percent),
    text("cbc:TaxExemptionReasonCode", exemption?.code ?? null),
    text("cbc:TaxExemptionReason", exemption?.reason ?? null),
    vat,
  );
}

const totalsElement = ({ netCents, totalCents, paidCents, currency }: TaxDocument) =>
  group(
    "cac:LegalMonetaryTotal",
    money("cbc:LineExtensionAmount", netCents, currency),
    money("cbc:TaxExclusiveAmount", netCents, currency),
    money("cbc:TaxInclusiveAmount", totalCents, currency),
    money("cbc:PrepaidAmount", paidCents, currency),
    money("cbc:PayableAmount", totalCents - paidCents, currency),
  );

interface LineOptions {
  index: number;
  currency: string;
  root: "Invoice" | "CreditNote";
}

/** One unit (C62) each; a discount has the quantity minus one, because a price must not be negative (BR-27). */
const lineElement = (line: TaxDocumentLine, { index, currency, root }: LineOptions) =>
  group(
    `cac:${root}Line`,
    text("cbc:ID", String(index + 1)),
    text(
      root === "Invoice" ? "cbc:InvoicedQuantity" : "cbc:CreditedQuantity",
      line.netCents < 0 ? "-1" : "1",
      { unitCode: "C62" },
    ),
    money("cbc:LineExtensionAmount", line.netCents, currency),
    group(
      "cac:Item",
      requiredText("cbc:Name", line.name),
      group(
        "cac:ClassifiedTaxCategory",
        text("cbc:ID", line.category),
        text("cbc:Percent", percentOf(line)),
        vat,
      ),
    ),
    group("cac:Price", money("cbc:PriceAmount", Math.abs(line.netCents), currency)),
  );
