/** The list of orders, and what is said of one elsewhere, too. */
export const orderList = {
  order: "Nr.",
  date: "Datum",
  customer: "Kunde",
  presets: "Vorlagen",
  withDeployment: "mit Veröffentlichung",
  total: "Summe",
  payment: "Zahlung",
  status: "Status",
  next: "Aktion",
  timeline: "Verlauf",
  show: "Anzeigen",
  historyOf: ": Verlauf der Bestellung {id}",
  orderName: "Bestellung {id}",
  email: "E-Mail",
  currency: "Währung",
  reference: "Referenz",
  invoiceNumber: "Rechnung",
  license: "Lizenz {number, number}",
  reduced: "um {amount} reduziert",
  deployment: "Veröffentlichung",
  discounts: "Rabatte, bereits abgezogen",
  coupon: "Gutschein",
  invoice: "Rechnung {number}",
  ofOrder: " zur Bestellung {id}",
  received: "{amount} eingegangen",
  credit: "Guthaben: {amount}",
  paidOn: "Bezahlt: {days}",
  placedOn: "Bestellt: {days}",
  withPreset: "Mit Vorlage Nr. {id}",
  markPaid: "Verbuchen",
  orderId: ": Bestellung {id}",
  all: "Alle",
  search: "Kunde, E-Mail oder Referenz",
  empty: "Noch keine Bestellungen.",
};

export const orderStatuses = {
  pending: "Offen",
  paid: "Bezahlt",
  cancelled: "Storniert",
  expired: "Abgelaufen",
  refunded: "Erstattet",
  needs_attention: "Entscheidung nötig",
  partly_paid: "Teilweise bezahlt",
  not_paid: "Nicht bezahlt",
};

export const paymentMethods = {
  paypal: "PayPal",
  bank_transfer: "Überweisung",
};

/** Marks money of an order as arrived. */
export const transferForm = {
  confirmTitle: "Ist das Geld eingegangen?",
  confirmText:
    "Bestellung {id}, {reference}: {amount} von {email}. Vorlagen und Zahlungsbestätigung gehen sofort an den Kunden. Wurden dieselben Vorlagen inzwischen mit einer anderen Bestellung gekauft, entscheiden Sie, was mit dem Geld geschieht.",
  confirmMore:
    "Bestellung {id}, {reference}: weitere Zahlung von {email}. Die Bestellung ist schon bezahlt: Der Betrag wird zum Guthaben.",
  arrivedAmount: "Betrag in {currency}",
  arrivedDay: "Buchungstag laut Kontoauszug",
  amountNeeded: "Bitte geben Sie einen Betrag über null ein",
  confirmYes: "Ja, als bezahlt markieren",
  marked: "Bestellung {id} ist als bezahlt markiert.",
  markedPart: "Der Geldeingang zu Bestellung {id} ist vermerkt.",
};

export const evidence = {
  title: "Land des Kunden",
};

export const evidenceStates = {
  agree: "Zwei Nachweise stimmen überein.",
  disagree:
    "Kein Nachweis stimmt mit der Rechnungsadresse überein. Bitte fragen Sie den Kunden, und korrigieren Sie die Rechnung, falls die Adresse falsch ist.",
  incomplete: "Nur die Rechnungsadresse ist bekannt.",
  checked: "Die Nachweise widersprechen sich. Ein Mitarbeiter hat sie geprüft.",
};

/** In the filter of a list. */
export const evidenceWords = {
  agree: "Land sicher",
  disagree: "Land nicht sicher",
  incomplete: "Land nur aus der Adresse",
  checked: "Land geprüft",
};

export const evidencePieces = {
  billing: "Rechnungsadresse",
  network: "IP-Adresse",
  paypal: "PayPal-Konto",
  bank: "Bankkonto",
};

/** A VAT id that VIES denied after the sale. */
export const vatIdDenial = {
  title: "USt-IdNr. nicht bekannt",
  said: "VIES antwortete beim Verkauf nicht, deshalb enthielt der Preis Umsatzsteuer. {moment}: Diese USt-IdNr. gibt es laut VIES nicht.",
};

export const vatIdDenialStates = {
  open: "Bitte fragen Sie den Kunden nach der richtigen USt-IdNr., und korrigieren Sie damit die Rechnung.",
  checked: "Ein Mitarbeiter hat es geprüft.",
  told: "Die Bestellung war noch nicht bezahlt: Der Kunde hat eine E-Mail bekommen, wie er sie berichtigt.",
};

/** In the filter of a list. */
export const vatIdDenialWords = {
  open: "USt-IdNr. bei VIES nicht bekannt",
  checked: "unbekannte USt-IdNr. geprüft",
  told: "unbekannte USt-IdNr. mitgeteilt",
};

/** What happened to an order. */
export const orderHistory = {
  check: "Als geprüft markieren",
  ordered: "Bestellt: {moment}",
  payment: "Zahlung",
  byTransfer: "Per Überweisung bezahlt, nicht über PayPal.",
  replacedBy: "Bestellung {orderId} hat sie ersetzt.",
  paypalOrder: "PayPal-Bestellung",
  capture: "Einzug",
  noneYet: "noch keiner",
  mails: "E-Mails",
  noEmails: "Keine E-Mails gesendet.",
};

export const paymentStates = {
  creating: "Bestellung angelegt",
  awaiting_payer: "Wartet auf den Kunden",
  capturing: "Zahlung wird eingezogen",
  captured: "Bezahlt",
  pending_review: "In Prüfung bei PayPal",
  failed: "Abgelehnt",
  cancelled: "Abgebrochen",
  expired: "Abgelaufen",
  needs_attention: "Entscheidung nötig",
  refund_pending: "Erstattung läuft bei PayPal",
  refunded: "Erstattet",
};

export const transfers = {
  transfers: "Überweisungen",
  noTransfers: "Noch ist nichts eingegangen.",
  by: "von {email}",
  addTransfer: "Weitere Zahlung verbuchen",
  takeBack: "Zurücknehmen",
  keep: "Behalten",
  ofTransfer: ": {amount} vom {day}",
  takeBackTitle: "Buchung zurücknehmen?",
  takeBackText:
    "Falls die Bestellung damit bezahlt war, hebt eine Stornorechnung ihre Rechnung auf, die Vorlagen werden wieder gesperrt, und eine neue Bestellung wartet auf das Geld. Der Kunde wird benachrichtigt.",
  returnCredit: "Guthaben: {credit}",
  returnText: "Überweisen Sie das Geld zuerst zurück, und verbuchen Sie dann hier die Rückzahlung.",
  markReturned: "Rückzahlung verbuchen",
};

export const transferKinds = {
  arrived: "Eingegangen",
  returned: "Zurückgezahlt",
  reversed: "Buchung zurückgenommen",
  moved: "Umgebucht",
};

export const orderInvoice = {
  title: "Rechnung",
  before: "Ausgestellt, bevor Steuern einzeln ausgewiesen wurden.",
  net: "Netto",
  rate: "{category} {rate, number} %",
  total: "Gesamtsumme",
  vatId: "USt-IdNr.",
  buyerReference: "Käuferreferenz: {reference}",
  consultation: "Konsultationsnummer {number}",
  invoice: "Rechnung {number}",
  corrected: "Rechnungskorrektur {number}",
  xml: "XML",
  terms: "AGB",
  forBusiness: "Laut Kunde für ein Unternehmen gekauft.",
  forThemselves: "Von einem Verbraucher gekauft.",
  begin: "Rechnung korrigieren …",
};

export const taxCategories = {
  S: "USt.",
  AE: "Reverse Charge",
  O: "Nicht steuerbar",
  E: "Steuerfrei: Kleinunternehmer",
  G: "Ausfuhr",
};

export const vatChecks = {
  valid: "von VIES bestätigt",
  invalid: "von VIES nicht bestätigt",
  unavailable: "VIES hat nicht geantwortet",
};

export const invoiceCorrection = {
  title: "Rechnungskorrektur",
  intro:
    "Sie ersetzt die bisherige Rechnung, die gespeichert bleibt, und geht per E-Mail an den Kunden. Der bezahlte Betrag ändert sich nicht.",
  company: "Firmenname",
  firstname: "Vorname",
  lastname: "Nachname",
  street: "Straße und Hausnummer",
  street2: "Adresszusatz",
  region: "Region",
  zipcode: "PLZ",
  city: "Ort",
  country: "Land",
  vatId: "USt-IdNr.",
  buyerReference: "Käuferreferenz (Leitweg-ID)",
  note: "Grund",
  noteHint: "Nur für Mitarbeiter sichtbar.",
  submit: "Korrektur ausstellen",
};
