export const taxDocument = {
  invoice: "Rechnung {number}",
  correctedInvoice: "Rechnungskorrektur {number}",
  creditNote: "Stornorechnung {number}",
  orderTitle: "Bestellung {id}",
  date: "Datum",
  suppliedAt: "Leistungsdatum",
  order: "Bestellung und Referenz",
  buyerReference: "Ihr Zeichen",
  billedTo: "Rechnung an",
  creditedTo: "Gutgeschrieben an",
  vatId: "USt-IdNr.",
  taxId: "Steuernummer",
  replaces: "Ersetzt",
  refersTo: "Zu",
  invoiceOf: "Rechnung {number} vom {day}",
  name: "Website-Vorlage",
  net: "Netto",
  rate: "USt.",
  tax: "USt.-Betrag",
  gross: "Preis",
  deployment: "Veröffentlichung",
  partOfPrice: "Teil des Preises",
  taxReturned: "Erstattete Umsatzsteuer: USt-IdNr. bestätigt",
  refundedBefore: "Schon erstattet",
  taxOn: "Umsatzsteuer {rate} auf {net}",
  exchanged:
    "Umsatzsteuer in {currency}, zu 1 {currency} = {rate} (Europäische Zentralbank, {day})",
  subtotal: "Zwischensumme",
  total: "Gesamt",
  totalCredit: "Erstattet",
  discount: "Schon abgezogen: {discount}, {amount}",
  paidWithPaypal: "Bezahlt am {day} mit PayPal.",
  paidInTransaction: "Bezahlt am {day} mit PayPal, Transaktion {transaction}.",
  paidByTransfer: "Bezahlt am {day} per Überweisung, Verwendungszweck {reference}.",
  wasRefunded: "Der Betrag wurde erstattet.",
  notPaid: "Noch nicht bezahlt.",
  account: "Konto {account}",
  bic: "BIC {bic}",
  reference: "Verwendungszweck {reference}",
  returnedWithPaypal: "Zurückgezahlt am {day} mit PayPal.",
  returnedInTransaction: "Zurückgezahlt am {day} mit PayPal, Transaktion {transaction}.",
  returnedByTransfer: "Zurückgezahlt am {day} per Überweisung, Verwendungszweck {reference}.",
};

export const eInvoice = {
  AE: "Steuerschuldnerschaft des Leistungsempfängers",
  E: "Steuerbefreiung für Kleinunternehmer",
  G: "Ausfuhr in ein Drittland",
  O: "Nicht umsatzsteuerbar",
  paymentTerms: "Sofort zahlbar",
};

export const taxNotes = {
  reverseCharge:
    "Steuerschuldnerschaft des Leistungsempfängers (Reverse Charge, Artikel 196 der Richtlinie 2006/112/EG).",
  outsideUnion:
    "Nicht steuerbar: Der Ort der Leistung liegt außerhalb der Europäischen Union (Artikel 44 und 59 der Richtlinie 2006/112/EG).",
  notTaxed: "Nicht steuerbar.",
  smallEnterprise:
    "Umsatzsteuer wird nicht berechnet: Steuerbefreiung für Kleinunternehmer (Artikel 284 der Richtlinie 2006/112/EG; in Deutschland § 19 UStG).",
  vatIdUnknown: "Umsatzsteuer enthalten: VIES hat die USt-IdNr. {vatId} nicht bestätigt.",
  vatIdUnchecked:
    "Umsatzsteuer enthalten: Die USt-IdNr. {vatId} konnte bei der Bestellung nicht bei VIES abgefragt werden.",
  vatIdElsewhere:
    "Umsatzsteuer enthalten: Die USt-IdNr. {vatId} ist nicht die des Landes der Anschrift.",
  vatIdWithoutCountry:
    "Umsatzsteuer enthalten: Das Land der Anschrift ist nicht bekannt, die USt-IdNr. {vatId} konnte nicht geprüft werden.",
};
