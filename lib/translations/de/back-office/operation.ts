export const emailList = {
  date: "Datum",
  to: "An",
  subject: "Betreff",
  status: "Status",
  attempts: "Versuche",
  again: "Erneut versuchen",
  all: "Alle",
  search: "Anlass, zum Beispiel receipt:7",
  empty: "Noch keine E-Mails.",
};

export const emailStatuses = {
  due: "Ausstehend",
  sent: "Gesendet",
  dead: "Fehlgeschlagen",
};

export const emailSamples = {
  intro: "Alle E-Mails, die der Shop sendet, mit erfundenen Angaben. Links sind hier ohne Wirkung.",
  loading: "Die E-Mails werden geladen.",
  sample: "E-Mail",
  nameOf: "{group}: {occasion}",
  from: "Von",
  subject: "Betreff",
  scheme: "E-Mail-Programm",
  width: "Breite",
  desktop: "Desktop",
  phone: "Handy",
  frame: "Die E-Mail „{subject}“",
  asText: "Als reiner Text",
};

/** The color scheme of the program that shows an email. */
export const emailSchemes = {
  light: "Hell",
  dark: "Dunkel",
};

export const emailGroups = {
  accounts: "Konten",
  orders: "Bestellungen",
  sites: "Websites",
  team: "An den Shop und seine Mitarbeiter",
};

export const jobList = {
  job: "Aufgabe",
  status: "Status",
  nextRun: "Nächster Lauf",
  since: "Seit",
  attempts: "Versuche",
  again: "Erneut versuchen",
  all: "Alle",
  search: "Aufgabe, zum Beispiel deploy-site",
  empty: "Keine Aufgabe wartet, läuft oder ist fehlgeschlagen.",
};

/** Of background jobs, by the names that the database keeps. */
export const jobNames = {
  "send-email": "E-Mail senden",
  "receive-email": "E-Mail empfangen",
  "check-payment": "Zahlung prüfen",
  "check-captured": "Eingezogene Zahlung prüfen",
  "finish-refund": "Erstattung abschließen",
  "process-webhook-event": "Meldung von PayPal verarbeiten",
  "remind-of-transfer": "An Überweisung erinnern",
  "expire-transfer": "Bestellung ohne Überweisung schließen",
  "sync-deployments": "Veröffentlichungen abgleichen",
  "deploy-site": "Website veröffentlichen",
  "run-sale": "Rabattaktion durchführen",
  "launch-preset": "Vorlage in den Verkauf geben",
  "check-domain": "Domain prüfen",
  "set-host-domain": "Domain beim Hoster eintragen",
  "build-export": "Kopie der eigenen Daten erstellen",
  "delete-account": "Konto löschen",
  "enqueue-missing": "Fehlende Aufgaben nachtragen",
  "delete-expired-data": "Abgelaufene Daten löschen",
  "forget-old-events": "Alte Einträge im Protokoll löschen",
  "delete-expired-keys": "Abgelaufene Schlüssel löschen",
  "delete-expired-sessions": "Abgelaufene Anmeldungen löschen",
  "delete-unused-pictures": "Unbenutzte Bilder löschen",
  "delete-old-versions": "Alte Versionen von Websites löschen",
  "mail-held-messages": "Über zurückgehaltene Nachrichten benachrichtigen",
  "mail-kept-drafts": "An liegen gelassene Entwürfe erinnern",
  "deliver-to-webhook": "An Webhook senden",
  "delete-old-messages": "Alte Nachrichten löschen",
  "delete-old-visits": "Alte Besuche löschen",
  "delete-old-visitors": "Alte Besucherdaten löschen",
  "recheck-vat-id": "USt-IdNr. erneut prüfen",
  "watch-tax-threshold": "Umsatzschwelle beobachten",
  "read-exchange-rates": "Wechselkurse abrufen",
  "delete-expired-rate-limits": "Abgelaufene Zugriffszähler löschen",
};

export const jobStatuses = {
  queued: "Wartet",
  running: "Läuft",
  dead: "Fehlgeschlagen",
};

export const auditTrail = {
  when: "Wann",
  what: "Was",
  who: "Wer",
  about: "Betrifft",
  where: "Von wo",
  all: "Alle",
  from: "Vom",
  to: "Bis zum",
  export: "Als CSV exportieren",
  search: "E-Mail, Konto-Nr. oder IP-Adresse",
  empty: "Noch nichts aufgezeichnet.",
};

/** Who acted, for events without an account. */
export const auditActors = {
  guest: "Nicht angemeldet",
  customer: "Ein gelöschtes Konto",
  admin: "Ein früherer Mitarbeiter",
  shop: "Der Shop selbst",
};

export const auditAreas = {
  access: "Anmeldungen",
  account: "Konten",
  catalog: "Vorlagen, Gutscheine und Bewertungen",
  order: "Bestellungen und Zahlungen",
  site: "Websites und Domains",
  support: "Nachrichten an den Shop",
  operation: "Betrieb",
};

export const apiTokenList = {
  intro:
    "Mit einem Token kann ein Programm die API in Ihrem Namen benutzen. Er darf, was Sie hier wählen, soweit Ihre Rolle es erlaubt.",
  reference: "Was die API bietet",
  name: "Name",
  mayDo: "Berechtigungen",
  madeBy: "Erstellt von",
  lastUsed: "Zuletzt benutzt",
  never: "Nie",
  expires: "Gültig bis",
  state: "Status",
  revoke: "Widerrufen",
  ofToken: ": Token {name}",
  revokeTitle: "„{name}“ widerrufen?",
  revokeText:
    "Programme, die ihn benutzen, verlieren sofort den Zugriff. Das lässt sich nicht rückgängig machen.",
  make: "Token erstellen",
  search: "Name oder E-Mail",
  empty: "Noch keine Tokens.",
};

export const apiTokenStates = {
  live: "Gültig",
  expired: "Abgelaufen",
  revoked: "Widerrufen",
};

export const newApiToken = {
  name: "Name",
  nameHint: "Das Programm, das ihn benutzt, zum Beispiel „Nächtlicher Export“.",
  days: "Gültigkeit in Tagen",
  scopes: "Berechtigungen",
  nothing: "Keine",
  read: "Lesen",
  write: "Lesen, ändern",
  submit: "Erstellen",
  madeTitle: "Ihr Token",
  madeText: "Kopieren Sie ihn jetzt in das Programm: Er wird nur einmal angezeigt.",
};

/** The decision about a payment that PayPal reports differently. */
export const paymentDecision = {
  title: "Diese Zahlung braucht eine Entscheidung",
  intro:
    "PayPal meldet etwas anderes als das, was bestellt wurde. Bis Sie entscheiden, geschieht nichts.",
  decision: "Entscheidung",
  why: "Grund",
  check: "Erneut bei PayPal abfragen",
  checkText:
    "Die Bestellung läuft von selbst weiter, wenn PayPal jetzt meldet, was bestellt wurde.",
  capture: "Zahlung einziehen",
  captureText:
    "Zieht den Betrag ein, den der Kunde freigegeben hat, wenn es der Betrag der Bestellung ist.",
  refund: "Erstatten",
  refundText: "Zahlt alles zurück, was PayPal eingezogen hat, und schließt die Bestellung.",
  release: "Unbezahlt schließen",
  releaseText: "Die Vorlagen der Bestellung lassen sich dann wieder bestellen.",
};

/** The decision about a bank transfer that arrived too late. */
export const transferDecision = {
  title: "Diese Überweisung braucht eine Entscheidung",
  intro:
    "Sie ging ein, nachdem der Kunde dieselben Vorlagen noch einmal bestellt hatte. Bis Sie entscheiden, geschieht nichts.",
  release: "Unbezahlt lassen",
  releaseText:
    "Wenn Sie das Geld zurücküberwiesen haben: Die Bestellung bleibt geschlossen und unbezahlt.",
  check: "Als bezahlt markieren",
  checkText: "Möglich, sobald die andere Bestellung unbezahlt geschlossen ist.",
};
