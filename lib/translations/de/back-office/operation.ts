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
  due: "Fällig",
  sent: "Gesendet",
  dead: "Aufgegeben",
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
  asText: "Fassung als reiner Text",
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
  empty: "Keine Aufgabe wartet, läuft oder wurde aufgegeben.",
};

export const jobStatuses = {
  queued: "Wartet",
  running: "Läuft",
  dead: "Aufgegeben",
};

export const auditTrail = {
  when: "Wann",
  what: "Was",
  who: "Wer",
  about: "Betrifft",
  where: "Von wo",
  all: "Alle",
  from: "Von Tag",
  to: "Bis Tag",
  export: "Als CSV exportieren",
  search: "E-Mail oder Nummer eines Kontos, oder IP-Adresse",
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
  mayDo: "Darf",
  madeBy: "Erstellt von",
  lastUsed: "Zuletzt benutzt",
  never: "Nie",
  expires: "Läuft ab",
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
  days: "Wie viele Tage gültig",
  scopes: "Was er darf",
  nothing: "Nichts",
  read: "Ansehen",
  write: "Ändern",
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
  check: "PayPal erneut prüfen",
  checkText: "Geht von selbst weiter, wenn PayPal jetzt meldet, was bestellt wurde.",
  capture: "Zahlung einziehen",
  captureText:
    "Zieht den Betrag ein, den der Kunde freigegeben hat, wenn es der Betrag der Bestellung ist.",
  refund: "Erstatten",
  refundText: "Zahlt alles zurück, was PayPal eingezogen hat, und schließt die Bestellung.",
  release: "Freigeben",
  releaseText: "Schließt die Bestellung unbezahlt: Ihre Vorlagen lassen sich wieder bestellen.",
};

/** The decision about a bank transfer that arrived too late. */
export const transferDecision = {
  title: "Diese Überweisung braucht eine Entscheidung",
  intro:
    "Sie kam an, nachdem der Kunde dieselben Vorlagen noch einmal bestellt hatte. Bis Sie entscheiden, geschieht nichts.",
  release: "Freigeben",
  releaseText:
    "Wenn Sie das Geld zurückgeschickt haben: Die Bestellung bleibt geschlossen und unbezahlt.",
  check: "Als bezahlt markieren",
  checkText: "Möglich, sobald die andere Bestellung unbezahlt geschlossen ist.",
};
