/** What the shop says of itself, also to search engines. */
export const shop = {
  tagline: "Website-Vorlagen in Ihren Farben",
  about:
    "Presetry verkauft fertige Website-Vorlagen an Unternehmen. Sehen Sie jede in Ihren eigenen Farben, mit Ihrem Logo und Namen. Nach dem Kauf gehört sie Ihnen für immer: zum Herunterladen oder von uns online gestellt.",
};

/** The frame of every page. */
export const layout = {
  skipToContent: "Zum Inhalt springen",
  main: "Hauptmenü",
  mainSmallScreen: "Hauptmenü, kleiner Bildschirm",
  menu: "Menü",
  home: "Startseite",
  shop: "Shop",
  team: "Team",
  switchTheme: "Zwischen Hell und Dunkel wechseln",
  language: "Sprache",
  seeInThisLanguage: "Diese Seite auf Deutsch ansehen",
  cart: "Warenkorb",
  cartWith: "Warenkorb, {count, plural, =0 {leer} one {# Vorlage} other {# Vorlagen}}",
};

export const accountMenu = {
  account: "Konto",
  oneMoment: "Einen Moment …",
  login: "Anmelden",
  register: "Registrieren",
  profile: "Profil",
  purchases: "Bestellungen",
  drafts: "Ihre Entwürfe",
  saved: "Merkliste",
  adminPanel: "Verwaltung",
  logOut: "Abmelden",
  areYouSure: "Wirklich abmelden?",
  aboutToLogOut: "Sie werden auf diesem Gerät abgemeldet.",
  yesLogOut: "Ja, abmelden",
  cancel: "Abbrechen",
};

export const footer = {
  about: "Über uns",
  shop: "Shop",
  allPresets: "Alle Vorlagen",
  premium: "Premium",
  trades: "Nach Branche",
  team: "Das Team",
  reference: "API-Referenz",
  legal: "Rechtliches",
  socialLinks: "Soziale Netzwerke",
  follow: "Folgen Sie uns",
  contact: "Kontakt",
  talkToUs: "Schreiben Sie uns",
  imprint: "Impressum",
  terms: "AGB",
  license: "Lizenz",
  refunds: "Erstattung",
  privacy: "Datenschutz",
  dataProcessing: "Auftragsverarbeitung",
  accessibility: "Barrierefreiheit",
  reportSite: "Website melden",
  withdraw: "Vertrag widerrufen",
};

export const team = {
  title: "Das Team",
  description: "Die acht Menschen, die unsere Vorlagen gestalten, bauen und pflegen.",
  intro:
    "Acht Menschen gestalten, bauen und pflegen die Vorlagen. Alle programmieren, alle beantworten Anfragen, und alle haben schon über mindestens einen Grünton gestritten. Es sind Beispielpersonen, gezeichnet für diesen Shop.",
  role: "Full-Stack-Entwicklung",
  portraitOf: "Porträt von {name}",
  linkedin: "LinkedIn",
  github: "GitHub",
  profileOf: " – Profil von {name}",
};

export const notFound = {
  pageTitle: "Seite nicht gefunden",
  title: "Diese Seite finden wir nicht",
  text: "Vielleicht ist die Adresse falsch geschrieben, oder die Seite ist umgezogen.",
  browseAll: "Alle Vorlagen ansehen",
};

export const errorPage = {
  title: "Da ist etwas schiefgegangen",
  tryAgain: "Erneut versuchen",
  text: "Diese Seite lässt sich gerade nicht anzeigen. Von Ihren Daten geht nichts verloren.",
  code: "Passiert es wieder, nennen Sie uns bitte diesen Code: {digest}",
  goHome: "Zur Startseite",
  shopFailed:
    "Der Shop lässt sich gerade nicht anzeigen. Bitte versuchen Sie es gleich noch einmal.",
};
