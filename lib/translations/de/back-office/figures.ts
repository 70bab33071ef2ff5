export const figures = {
  period: "Zeitraum",
  ofDays: "{days, number} Tage",
  ofYear: "Ein Jahr",
  range: "{first} bis {last}. Tage beginnen um Mitternacht, UTC.",
  loading: "Die Kennzahlen werden geladen.",
  now: "Zu erledigen",
  nothingWaits: "Es gibt nichts zu erledigen.",
  transfers:
    "{count, plural, one {# Überweisung ist} other {# Überweisungen sind}} noch nicht eingegangen: {amounts}",
  sales: "Verkauf",
  paid: "Bezahlt",
  paidMeans: "Summe der an diesen Tagen bezahlten Bestellungen, mit Veröffentlichung.",
  ordersPaid: "{count, plural, one {# bezahlte Bestellung} other {# bezahlte Bestellungen}}",
  refunded: "Erstattet",
  refundedMeans: "An diesen Tagen an Kunden zurückgezahlt, auch für frühere Bestellungen.",
  refunds: "{count, plural, one {# Erstattung} other {# Erstattungen}}",
  left: "Nach Erstattungen",
  leftMeans: "Bezahlte Beträge abzüglich Erstattungen.",
  placed: "Bestellungen",
  placedMeans: "An diesen Tagen eingegangen, bezahlt oder nicht.",
  seePlaced: "Anzeigen",
  alsoIn: "Und in {currency}: {amounts}; {before}.",
  alsoAmounts: "{paid} bezahlt, {refunded} erstattet, {left} verbleiben",
  before: "{value} im Zeitraum davor",
  span: "{first} bis {last}",
  today: "Heute",
  table: "Als Tabelle anzeigen",
  salesChart: "Umsatz pro Tag",
  visitorsChart: "Geräte, die eine Vorlage geöffnet haben",
  chartOf: "{what}, {first} bis {last}.",
  most: "Höchster Wert: {value}, {span}.",
  days: "Tage",
  placedColumn: "Bestellt",
  paidColumn: "Zahlungen",
  refundsColumn: "Erstattungen",
  best: "Bestseller",
  preset: "Vorlage",
  revenue: "Umsatz, Verkäufe",
  bestMeans: "Nach den an diesen Tagen bezahlten Bestellungen. Erstattungen sind nicht abgezogen.",
  soldFor: "{amounts}, {count, number}",
  noneSold: "Keine Zahlungen an diesen Tagen.",
  way: "Vom Besuch zur Zahlung",
  stage: "Schritt",
  share: "Anteil",
  countShare: "{count, number}, {share, number} %",
  wayMeans:
    "Jedes Gerät zählt einmal am Tag, ohne Cookies; gespeichert werden nur Summen. Ein Gerät, das einen Schritt erreicht, zählt auch bei den Schritten davor, und eines, das an zwei Tagen kommt, zählt doppelt. Bots, die sich zu erkennen geben, werden nicht gezählt, Sie schon.",
  nothing: "An diesen Tagen ist nichts passiert",
  nothingHint: "Besucher und Bestellungen erscheinen hier innerhalb von Sekunden.",
  toShop: "Zum Shop",
};

/** What waits for staff. */
export const tasks = {
  payments: "Über {count, plural, one {# Zahlung} other {# Zahlungen}} entscheiden",
  "refund-requests":
    "{count, plural, one {# Kunde fragt} other {# Kunden fragen}} eine Erstattung an",
  evidence:
    "{count, plural, one {# Bestellung} other {# Bestellungen}} ohne passenden Nachweis des Landes",
  "vat-ids":
    "{count, plural, one {# Bestellung} other {# Bestellungen}} mit einer USt-IdNr., die VIES nicht kennt",
  threads:
    "{count, plural, one {# Nachricht wartet} other {# Nachrichten warten}} auf eine Antwort",
  "held-sites":
    "{count, plural, one {# zurückgehaltene Website} other {# zurückgehaltene Websites}} prüfen",
  sites:
    "{count, plural, one {# Website konnte} other {# Websites konnten}} nicht veröffentlicht werden",
  reports: "Über {count, plural, one {# Meldung} other {# Meldungen}} zu Websites entscheiden",
  mails: "{count, plural, one {# E-Mail konnte} other {# E-Mails konnten}} nicht gesendet werden",
  jobs: "{count, plural, one {# Hintergrundaufgabe ist} other {# Hintergrundaufgaben sind}} fehlgeschlagen",
};

/** Cases about sites that wait for a decision. */
export const openCases = {
  title: "Offene Fälle zu Websites",
  list: "Liste",
  under: "Unter {days, plural, one {# Tag} other {# Tagen}}",
  between: "{from, number} bis {to, plural, one {# Tag} other {# Tage}}",
  over: "Über {days, plural, one {# Tag} other {# Tage}}",
  deadlines:
    "Über Betrug und Straftaten gegen Kinder wird innerhalb von {hours, plural, one {# Stunde} other {# Stunden}} entschieden, über andere Meldungen und Widersprüche innerhalb von {days, plural, one {# Tag} other {# Tagen}}, über zurückgehaltene Websites innerhalb eines Werktags. Was älter als 7 Tage ist, ist überfällig.",
};

export const caseLists = {
  reports: "Meldungen",
  "held-sites": "Zurückgehaltene Websites",
};

export const visitStages = {
  detail: "Vorlage geöffnet",
  cart: "Warenkorb geöffnet",
  checkout: "Kasse geöffnet",
};

export const visitStageColumns = {
  detail: "Vorlage",
  cart: "Warenkorb",
  checkout: "Kasse",
};

/** The speed of pages as browsers measured it. */
export const speed = {
  title: "Ladezeiten für Besucher",
  intro:
    "Drei von vier Seitenaufrufen waren mindestens so schnell. Bei weniger als 100 Seitenaufrufen kann eine einzige langsame Verbindung die Werte verzerren.",
  source:
    "Gemessen bei einem von vier Seitenaufrufen, ohne Cookies; gespeichert werden nur Summen. Bots, die sich zu erkennen geben, und die Verwaltung werden nicht gezählt.",
  loading: "Die Messwerte werden geladen.",
  none: "Keine Messwerte an diesen Tagen",
  noneHint: "Der erste erscheint wenige Sekunden, nachdem ein Besucher eine Seite verlassen hat.",
  page: "Seite",
  views: "Aufrufe",
  notMeasured: "Nicht gemessen",
  milliseconds: "{value} ms",
  seconds: "{value} s",
  legend: "{means}. Gut bis {good}, schlecht über {poor}.",
};

export const pageKinds = {
  home: "Startseite",
  shop: "Shop",
  detail: "Vorlage",
  cart: "Warenkorb",
  checkout: "Kasse",
  account: "Konto",
  search: "Suche",
  trade: "Branchen",
  compare: "Vergleich",
  saved: "Gemerkt",
  other: "Andere Seiten",
};

export const devices = {
  phone: "Auf Handys",
  desktop: "Auf Computern",
};

export const speedRatings = {
  good: "Gut",
  "needs-improvement": "Mäßig",
  poor: "Schlecht",
};

export const vitalNames = {
  LCP: "Hauptinhalt",
  INP: "Reaktion",
  CLS: "Layoutverschiebung",
  FCP: "Erster Inhalt",
  TTFB: "Serverantwort",
};

export const vitalMeanings = {
  LCP: "bis der größte Teil der Seite zu sehen ist",
  INP: "von einem Klick oder Tastendruck bis zur Reaktion der Seite",
  CLS: "wie sehr die Seite beim Laden springt, als Wert",
  FCP: "bis irgendetwas zu sehen ist",
  TTFB: "bis der Server zu antworten beginnt",
};
