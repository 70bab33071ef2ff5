export const backOffice = {
  title: "Verwaltung",
  loading: "Die Verwaltung wird geladen …",
  needsScript:
    "Die Verwaltung braucht JavaScript: Bitte schalten Sie es ein, oder laden Sie die Seite neu.",
  overview: "Überblick",
  sales: "Verkauf",
  catalogue: "Katalog",
  operation: "Betrieb",
  moreReasons: "und {count, number} weitere",
  waiting: "{section}, {count, number} zu erledigen",
  searchAll: "Suchen",
  searchAllTitle: "Alles durchsuchen",
  searchAllHint: "Name, E-Mail, Referenz oder Wörter aus einer Nachricht",
  allOf: "{section}: alle {count, number}",
  orderHit: "Bestellung {id}, {customer}, {total}",
  figures: "Kennzahlen",
  orders: "Bestellungen",
  orderTitle: "Bestellung {id}",
  refunds: "Erstattungen",
  bank: "Bank",
  books: "Buchhaltung",
  presets: "Vorlagen",
  coupons: "Rabatte",
  reviews: "Bewertungen",
  customers: "Kunden",
  customerTitle: "Kunde {id}",
  sites: "Websites",
  reports: "Meldungen",
  heldSites: "Zurückgehalten",
  messages: "Nachrichten",
  mail: "E-Mails",
  emailSamples: "E-Mail-Muster",
  jobs: "Aufgaben",
  audit: "Protokoll",
  staff: "Mitarbeiter",
  apiTokens: "API-Tokens",
  tryAgain: "Erneut versuchen",
  cancel: "Abbrechen",
  oneMoment: "Einen Moment …",
};

/** Of every list. */
export const lists = {
  nothingFound: "Keine Treffer.",
  show: "Anzeigen",
  from: "ab {first}",
  until: "bis {last}",
  fromTo: "{first} bis {last}",
  pages: "Seiten",
  back: "Zurück",
  next: "Weiter",
  thereAreMore:
    "Es gibt noch mehr. Filtern Sie die Liste, um weitere zu sehen, oder exportieren Sie sie.",
};

/** What can be done with the rows of a list. */
export const chosenRows = {
  choose: "Auswählen",
  chooseRow: "{name} auswählen",
  chooseAll: "Alle auf dieser Seite auswählen",
  chooseNone: "Auswahl aufheben",
  chosen: "{count, number} ausgewählt",
  exportChosen: "Als CSV exportieren",
  exportAll: "{count, plural, one {Als CSV exportieren} other {Alle # als CSV exportieren}}",
  undo: "Rückgängig",
};

export const savedFilters = {
  title: "Gespeicherte Filter",
  begin: "Filter speichern",
  name: "Name des Filters",
  save: "Speichern",
  forget: "{name} löschen",
};
