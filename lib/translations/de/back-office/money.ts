export const refunds = {
  refunds: "Erstattungen",
  requests: "Anfragen",
  all: "Alle",
  order: "Bestellung",
  customer: "Kunde",
  amount: "Betrag",
  reason: "Grund",
  status: "Status",
  refundedOn: "Erstattet: {days}",
  date: "Datum",
  decision: "Entscheidung",
  xml: "XML",
  creditNote: "Stornorechnung {number}",
  ofOrder: ": Bestellung {id}",
  by: "von {email}",
  search: "E-Mail, Notiz oder Referenz",
  searchRequests: "E-Mail oder Notiz",
  noRefunds: "Noch keine Erstattungen.",
  noRequests: "Keine Anfragen.",
  nothingToRefund: "Nichts zu erstatten.",
  allPresets: "{count, plural, one {# Vorlage} other {# Vorlagen}}",
  approve: "Genehmigen",
  decline: "Ablehnen",
  declineTitle: "Erstattung der Bestellung {orderId} ablehnen?",
  declineText: "{email} erfährt den Grund.",
  approveTitle: "Erstattung der Bestellung {orderId} genehmigen?",
  approveText:
    "Bezahlt wurde per Überweisung. Überweisen Sie zuerst {amount} an {email} für {presets} zurück, und geben Sie dann den Verwendungszweck Ihrer Überweisung ein.",
  answer: "Antwort an den Kunden",
  inTime: "Fristgerecht: Der Kunde hat gesetzlichen Anspruch auf das Geld.",
  refusedByPaypal:
    "PayPal hat die Erstattung abgelehnt, und es wurde kein Geld zurückgezahlt. Genehmigen Sie sie später noch einmal, oder überweisen Sie das Geld zurück, und tragen Sie das bei der Bestellung ein.",
};

export const refundStatuses = {
  sending: "Wird an PayPal gesendet",
  pending: "In Bearbeitung bei PayPal",
  completed: "Erstattet",
  refused: "Von PayPal abgelehnt",
};

export const refundRequestStatuses = {
  open: "Offen",
  approved: "Genehmigt",
  declined: "Abgelehnt",
};

export const refundReasons = {
  changed_mind: "Anders überlegt",
  not_as_described: "Nicht wie beschrieben",
  does_not_work: "Funktioniert nicht",
  bought_twice: "Doppelt gekauft",
  goodwill: "Kulanz",
  withdrawal: "Widerruf des Vertrags",
  made_at_paypal: "Bei PayPal veranlasst",
  marked_by_mistake: "Irrtümlich als bezahlt markiert",
  tax_returned: "Umsatzsteuer erstattet: USt-IdNr. später bestätigt",
};

/** Why the right to withdraw had ended. */
export const rightEndings = {
  business: "Kein gesetzliches Widerrufsrecht: Der Kunde hat nicht als Verbraucher bestellt.",
  consent: "Das Widerrufsrecht war erloschen: Der Käufer hat dem sofortigen Beginn zugestimmt.",
  time: "Die Widerrufsfrist war abgelaufen: Der Widerruf kam mehr als {days, plural, one {# Tag} other {# Tage}} nach der Zahlung.",
};

export const refundForm = {
  title: "Erstattung",
  nothingLeft: "Alles ist erstattet oder unterwegs.",
  left: "{left} von {total} können erstattet werden.",
  begin: "Erstatten …",
  beginOne: "Nur {name} erstatten …",
  presets: "Was erstattet wird",
  deployment: "Veröffentlichung, mit der letzten Vorlage",
  method: "Zahlungsweg",
  reference: "Verwendungszweck der Überweisung",
  reason: "Grund",
  note: "Notiz",
  noteHint: "Nur für Mitarbeiter sichtbar.",
  submit: "{amount} erstatten",
  byPaypal:
    "PayPal erstattet das Geld der Bestellung {orderId} sofort. Das lässt sich nicht rückgängig machen.",
  byTransfer:
    "Bestellung {orderId} wird als erstattet erfasst, mit einer Stornorechnung. Das lässt sich nicht rückgängig machen.",
  choose: "Bitte wählen Sie mindestens eine Vorlage.",
  taxToReturn:
    "Die USt-IdNr. wurde nach dem Verkauf bestätigt: {amount} Umsatzsteuer sind zu erstatten. Überweisen Sie den Betrag zurück, und geben Sie dann den Verwendungszweck Ihrer Überweisung ein.",
  taxReturned: "{amount} zurücküberwiesen",
};

export const refundMethods = {
  paypal: "Über PayPal",
  bank_transfer: "Per Überweisung, bereits ausgeführt",
};

/** The payments of bank statements. */
export const bank = {
  intro:
    "Laden Sie den Kontoauszug Ihrer Bank hoch, prüfen Sie, zu welcher Bestellung jede Zahlung gehört, und verbuchen Sie alle in einem Schritt.",
  choose: "Kontoauszug auswählen",
  chooseHint:
    "CAMT.053 (XML) oder CSV, höchstens 2 MB. Dieselbe Datei noch einmal hochzuladen schadet nicht.",
  tooLarge: "Bitte wählen Sie eine Datei mit höchstens 2 MB.",
  loading: "Kontoauszug wird gelesen …",
  added: "{count, plural, one {# neue Zahlung.} other {# neue Zahlungen.}}",
  repeated: "{count, number} aus einer anderen Datei bekannt.",
  leftOut: "{count, number} ausgelassen: ausgehend oder noch nicht gebucht.",
  open: "Noch nicht verbuchte Zahlungen",
  none: "Alle Zahlungen sind verbucht.",
  day: "Buchungstag",
  payer: "Auftraggeber",
  unknownPayer: "unbekannt",
  amount: "Betrag",
  order: "Bestellung",
  orderOf: "Bestellung zur Zahlung von {payer}",
  otherOrder: "Andere Bestellung …",
  number: "Bestellnummer",
  numberOf: "Bestellnummer zur Zahlung von {payer}",
  noOrder: "Gehört zu keiner Bestellung",
  undecided: "Später entscheiden",
  match: "Bestellung {id}, {company}, {open} offen ({reasons})",
  confirm: "{count, plural, one {# Zahlung} other {# Zahlungen}} verbuchen",
  nothingChosen: "Erst eine Bestellung wählen",
  done: "{count, plural, one {# Zahlung ist verbucht.} other {# Zahlungen sind verbucht.}}",
};

/** Why a payment may be that of an order. */
export const matchReasons = {
  reference: "Verwendungszweck",
  name: "Name",
  amount: "Betrag",
};

export const books = {
  intro:
    "Alle Rechnungen, Stornorechnungen, Zahlungen, Erstattungen und Gebühren eines Monats für die Buchhaltung. Ein Monat beginnt und endet um Mitternacht in der Zeitzone Ihres Shops, nach der sich auch das Belegdatum richtet.",
  years: "Jahr",
  loading: "Buchhaltung wird geladen …",
  caption: "Buchhaltung {year}",
  month: "Monat",
  invoiced: "Rechnungen",
  credited: "Storni",
  paypal: "PayPal",
  bankTransfer: "Überweisung",
  refunded: "Erstattungen",
  fees: "Gebühren",
  balance: "Saldo",
  balanceMeans: "Saldo: Zahlungen abzüglich Erstattungen und bekannter Gebühren.",
  unknownFees: "{count, number} unbekannt",
  downloads: "Downloads",
  year: "{year} gesamt",
  none: "Noch keine Monate in diesem Jahr.",
  csv: "CSV",
  datev: "DATEV",
  datevFile: "DATEV {file, number} von {files, number}",
  ofMonth: ", {month}",
};
