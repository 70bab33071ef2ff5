import type { InvoiceLanguage } from "@/db/words/invoices";

/**
 * The note that the law requires about a tax, or the reason why tax is included although there is a
 * VAT ID.
 */
export type TaxNote =
  | "reverseCharge"
  | "outsideUnion"
  | "notTaxed"
  | "smallEnterprise"
  | "vatIdUnknown"
  | "vatIdUnchecked"
  | "vatIdElsewhere"
  | "vatIdWithoutCountry";

export const taxNotes: Record<InvoiceLanguage, Record<TaxNote, (vatId: string) => string>> = {
  en: {
    reverseCharge: () =>
      "Reverse charge: the recipient of the service owes the VAT (Article 196 of Directive 2006/112/EC).",
    outsideUnion: () =>
      "Not subject to VAT: the place of supply is outside the European Union (Articles 44 and 59 of Directive 2006/112/EC).",
    notTaxed: () => "Not subject to VAT.",
    smallEnterprise: () =>
      "No VAT is charged: exemption for small enterprises (Article 284 of Directive 2006/112/EC; in Germany § 19 UStG).",
    vatIdUnknown: (id) => `VAT is included: VIES did not confirm the VAT id ${id}.`,
    vatIdUnchecked: (id) =>
      `VAT is included: VIES could not be asked about the VAT id ${id} when this was ordered.`,
    vatIdElsewhere: (id) =>
      `VAT is included: the VAT id ${id} is not one of the country of the address.`,
    vatIdWithoutCountry: (id) =>
      `VAT is included: the country of the address is not known, so the VAT id ${id} could not be checked.`,
  },
  de: {
    reverseCharge: () =>
      "Steuerschuldnerschaft des Leistungsempfängers (Reverse Charge, Artikel 196 der Richtlinie 2006/112/EG).",
    outsideUnion: () =>
      "Nicht steuerbar: Der Ort der Leistung liegt außerhalb der Europäischen Union (Artikel 44 und 59 der Richtlinie 2006/112/EG).",
    notTaxed: () => "Nicht steuerbar.",
    smallEnterprise: () =>
      "Umsatzsteuer wird nicht berechnet: Steuerbefreiung für Kleinunternehmer (Artikel 284 der Richtlinie 2006/112/EG; in Deutschland § 19 UStG).",
    vatIdUnknown: (id) => `Umsatzsteuer enthalten: VIES hat die USt-IdNr. ${id} nicht bestätigt.`,
    vatIdUnchecked: (id) =>
      `Umsatzsteuer enthalten: VIES konnte bei der Bestellung nicht nach der USt-IdNr. ${id} gefragt werden.`,
    vatIdElsewhere: (id) =>
      `Umsatzsteuer enthalten: Die USt-IdNr. ${id} ist nicht die des Landes der Anschrift.`,
    vatIdWithoutCountry: (id) =>
      `Umsatzsteuer enthalten: Das Land der Anschrift ist nicht bekannt, die USt-IdNr. ${id} konnte nicht geprüft werden.`,
  },
};

/** The texts of invoices and credit notes as PDF. */
export const taxDocumentTexts = {
  en: {
    locale: "en-US",
    kinds: { invoice: "Invoice", correctedInvoice: "Corrected invoice", creditNote: "Credit note" },
    date: "Date",
    suppliedAt: "Date of supply",
    order: "Order and reference",
    billedTo: "Billed to",
    creditedTo: "Credited to",
    vatId: "VAT id",
    taxId: "Tax id",
    replaces: "Replaces",
    refersTo: "For",
    invoiceOf: (number: string, day: string) => `Invoice ${number} of ${day}`,
    columns: {
      name: "Website template",
      net: "Net",
      rate: "VAT",
      tax: "VAT amount",
      gross: "Price",
    },
    deployment: "Deployment",
    partOfPrice: "Part of the price",
    taxReturned: "VAT returned: the VAT id is confirmed",
    refundedBefore: "Refunded before",
    net: "Net",
    tax: (rate: string, net: string) => `VAT ${rate} on ${net}`,
    exchanged: (currency: string, rate: string, day: string) =>
      `VAT in ${currency}, at 1 ${currency} = ${rate} (European Central Bank, ${day})`,
    total: "Total",
    totalCredit: "Total credit",
    discount: (text: string, amount: string) => `Taken off already: ${text}, ${amount}`,
    paid: (way: string, day: string) => `Paid ${way} on ${day}.`,
    returned: (way: string, day: string) => `Returned ${way} on ${day}.`,
    paypal: (id: string | null) => `with PayPal${id ? `, transaction ${id}` : ""}`,
    transfer: (reference: string) => `by bank transfer, reference ${reference}`,
  },
  de: {
    locale: "de-DE",
    kinds: {
      invoice: "Rechnung",
      correctedInvoice: "Rechnungskorrektur",
      creditNote: "Stornorechnung",
    },
    date: "Datum",
    suppliedAt: "Leistungsdatum",
    order: "Bestellung und Referenz",
    billedTo: "Rechnung an",
    creditedTo: "Gutgeschrieben an",
    vatId: "USt-IdNr.",
    taxId: "Steuernummer",
    replaces: "Ersetzt",
    refersTo: "Zu",
    invoiceOf: (number: string, day: string) => `Rechnung ${number} vom ${day}`,
    columns: {
      name: "Website-Vorlage",
      net: "Netto",
      rate: "USt.",
      tax: "USt.-Betrag",
      gross: "Preis",
    },
    deployment: "Bereitstellung",
    partOfPrice: "Teil des Preises",
    taxReturned: "Erstattete Umsatzsteuer: USt-IdNr. bestätigt",
    refundedBefore: "Schon erstattet",
    net: "Netto",
    tax: (rate: string, net: string) => `Umsatzsteuer ${rate} auf ${net}`,
    exchanged: (currency: string, rate: string, day: string) =>
      `Umsatzsteuer in ${currency}, zu 1 ${currency} = ${rate} (Europäische Zentralbank, ${day})`,
    total: "Gesamt",
    totalCredit: "Erstattet",
    discount: (text: string, amount: string) => `Schon abgezogen: ${text}, ${amount}`,
    paid: (way: string, day: string) => `Bezahlt ${way} am ${day}.`,
    returned: (way: string, day: string) => `Zurückgezahlt ${way} am ${day}.`,
    paypal: (id: string | null) => `mit PayPal${id ? `, Transaktion ${id}` : ""}`,
    transfer: (reference: string) => `per Überweisung, Verwendungszweck ${reference}`,
  },
} as const;
