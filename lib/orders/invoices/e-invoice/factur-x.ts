import { translatorIn } from "@/lib/translations/messages";
import { orderNumberOf } from "../buyer-reference";
import type { TaxDocument, TaxDocumentLine } from "../tax-document";
import { typeCodes, undefinedInstrument } from "./codes";
import { amount, day, group, money, requiredText, text } from "./elements";
import { buyerElement, sellerElement } from "./parties";
import { lineTax, taxSum } from "./taxes";

const namespaces = [
  ["rsm", "urn:un:unece:uncefact:data:standard:CrossIndustryInvoice:100"],
  ["ram", "urn:un:unece:uncefact:data:standard:ReusableAggregateBusinessInformationEntity:100"],
  ["udt", "urn:un:unece:uncefact:data:standard:UnqualifiedDataType:100"],
  ["qdt", "urn:un:unece:uncefact:data:standard:QualifiedDataType:100"],
];

/**
 * An invoice for machines: a Cross Industry Invoice of UN/CEFACT in the profile EN 16931 of Factur-X (ZUGFeRD).
 * The amounts of a credit note are positive, as on an invoice. Every text of the document is escaped.
 */
export function facturXml(document: TaxDocument): string {
  const declared = namespaces.map(([prefix, uri]) => ` xmlns:${prefix}="${uri}"`).join("");
  const content = [contextElement, documentElement(document), transactionElement(document)];
  return `<?xml version="1.0" encoding="UTF-8"?>\n<rsm:CrossIndustryInvoice${declared}>${content.join("")}</rsm:CrossIndustryInvoice>\n`;
}

const contextElement = group(
  "rsm:ExchangedDocumentContext",
  group(
    "ram:GuidelineSpecifiedDocumentContextParameter",
    text("ram:ID", "urn:cen.eu:en16931:2017"),
  ),
);

/**
 * The note about the tax of taxed sales is here, because the tax breakdown has only a field for
 * exemption reasons.
 */
const documentElement = ({ number, kind, issuedAt, taxes, seller }: TaxDocument) =>
  group(
    "rsm:ExchangedDocument",
    text("ram:ID", number),
    text("ram:TypeCode", typeCodes[kind]),
    day("ram:IssueDateTime", { date: issuedAt, timeZone: seller.timeZone }),
    ...taxes
      .filter(({ category }) => category === "S")
      .map(({ note }) => group("ram:IncludedNote", text("ram:Content", note))),
  );

function transactionElement(document: TaxDocument) {
  const hasVatIds = document.taxes.every(({ category }) => category !== "O");
  return group(
    "rsm:SupplyChainTradeTransaction",
    ...document.lines.map((line, index) => lineElement(line, index, document.currency)),
    group(
      "ram:ApplicableHeaderTradeAgreement",
      text("ram:BuyerReference", document.buyer.reference),
      sellerElement(document.seller, { hasVatIds }),
      buyerElement(document.buyer, { hasVatIds }),
      group(
        "ram:BuyerOrderReferencedDocument",
        text("ram:IssuerAssignedID", orderNumberOf(document.buyer.reference)),
      ),
    ),
    group(
      "ram:ApplicableHeaderTradeDelivery",
      group(
        "ram:ActualDeliverySupplyChainEvent",
        day("ram:OccurrenceDateTime", {
          date: document.suppliedAt,
          timeZone: document.seller.timeZone,
        }),
      ),
    ),
    settlementElement(document),
  );
}

/**
 * One unit (C62) each. A price must not be negative (BR-27), so a discount has the quantity minus
 * one.
 */
const lineElement = (line: TaxDocumentLine, index: number, currency: string) =>
  group(
    "ram:IncludedSupplyChainTradeLineItem",
    group("ram:AssociatedDocumentLineDocument", text("ram:LineID", String(index + 1))),
    group("ram:SpecifiedTradeProduct", requiredText("ram:Name", line.name)),
    group(
      "ram:SpecifiedLineTradeAgreement",
      group(
        "ram:NetPriceProductTradePrice",
        amount("ram:ChargeAmount", Math.abs(line.netCents), currency),
      ),
    ),
    group(
      "ram:SpecifiedLineTradeDelivery",
      text("ram:BilledQuantity", line.netCents < 0 ? "-1" : "1", { unitCode: "C62" }),
    ),
    group(
      "ram:SpecifiedLineTradeSettlement",
      lineTax(line),
      group(
        "ram:SpecifiedTradeSettlementLineMonetarySummation",
        amount("ram:LineTotalAmount", line.netCents, currency),
      ),
    ),
  );

function settlementElement(document: TaxDocument) {
  const { language, reference, currency } = document;
  const sum = (name: string, cents: number) => amount(name, cents, currency);
  const dueCents = document.totalCents - document.paidCents;
  const stated = document.taxes[0]?.exchanged;
  return group(
    "ram:ApplicableHeaderTradeSettlement",
    text("ram:TaxCurrencyCode", stated?.currency ?? null),
    text("ram:InvoiceCurrencyCode", document.currency),
    group("ram:SpecifiedTradeSettlementPaymentMeans", text("ram:TypeCode", undefinedInstrument)),
    ...document.taxes.map((it) => taxSum(it, document)),
    group(
      "ram:SpecifiedTradePaymentTerms",
      text(
        "ram:Description",
        dueCents > 0 ? translatorIn(language, "eInvoice")("paymentTerms") : null,
      ),
    ),
    group(
      "ram:SpecifiedTradeSettlementHeaderMonetarySummation",
      sum("ram:LineTotalAmount", document.netCents),
      sum("ram:TaxBasisTotalAmount", document.netCents),
      money("ram:TaxTotalAmount", document.taxCents, currency),
      stated ? money("ram:TaxTotalAmount", stated.taxCents, stated.currency) : "",
      sum("ram:GrandTotalAmount", document.totalCents),
      sum("ram:TotalPrepaidAmount", document.paidCents),
      sum("ram:DuePayableAmount", dueCents),
    ),
    reference
      ? group(
          "ram:InvoiceReferencedDocument",
          text("ram:IssuerAssignedID", reference.number),
          day(
            "ram:FormattedIssueDateTime",
            { date: reference.issuedAt, timeZone: document.seller.timeZone },
            "qdt",
          ),
        )
      : "",
  );
}
