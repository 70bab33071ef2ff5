/** The words that a preset is described with, also as filters. */
export const presetWords = {
  basic: "Basis",
  medium: "Medium",
  premium: "Premium",
  white: "Weiß",
  green: "Grün",
  blue: "Blau",
  yellow: "Gelb",
  brown: "Braun",
  red: "Rot",
  shop: "Shop",
  home: "Startseite",
  detail: "Produkt",
  cart: "Warenkorb",
  about: "Über uns",
  phones: "Auch fürs Handy",
  desktopOnly: "Nur für Desktop",
  alsoForPhones: "Auch fürs Handy: {name}",
  alsoForDesktop: "Auch nur für Desktop: {name}",
};

export const categoryPromises = {
  premium: "Für jeden Bildschirm, mit Dunkelmodus",
  medium: "Nur für Desktop, mit Dunkelmodus",
  basic: "Nur für Desktop, ohne Dunkelmodus",
};

/** For search engines and feeds. */
export const presetDescription = {
  description:
    "{name} ist eine Website-Vorlage der Kategorie {category} für {type, select, shop {einen Onlineshop} home {eine Startseite} detail {eine Produktseite} cart {einen Warenkorb} about {eine Über-uns-Seite} other {{typeName}}}, gestaltet in {color}. {promise}. Sehen Sie sie schon vor dem Kauf live, in Ihren Farben, mit Ihrem Logo und Namen.",
};

export const categoryTexts = {
  premium:
    "Eine Premium-Vorlage passt sich jedem Bildschirm an, vom kleinen Handy bis zum breiten Monitor, und hat einen eigenen Dunkelmodus.",
  medium:
    "Eine Medium-Vorlage hat einen eigenen Dunkelmodus. Sie ist für Desktop-Bildschirme gemacht und passt sich kleineren nicht an.",
  basic:
    "Eine Basis-Vorlage ist ein klares Layout für Desktop-Bildschirme. Sie passt sich kleineren nicht an und hat keinen Dunkelmodus.",
};

export const preset = {
  rated: "Mit {average} von 5 bewertet",
  bought: "Gekauft",
  live: "{name}, live",
};

export const salePrice = {
  reducedTo: "Reduziert auf {price}, vorher {before}",
  lowestPrice: "Niedrigster Preis der letzten 30 Tage: {price}",
};

export const myColors = {
  label: "In meinen Farben",
  hint: "Zeigt die Vorlagen live, in den Farben und mit dem Namen, die Sie in einer Vorschau wählen",
};

export const mark = {
  save: "Merken",
  savePreset: "{name} merken",
  compare: "Vergleichen",
  comparePreset: "{name} vergleichen",
};

export const shopPage = {
  presets: "Vorlagen",
  count: "{count, plural, one {# Vorlage} other {# Vorlagen}}",
  saved: "Gemerkt und zuletzt angesehen",
  orderBy: "Sortieren",
  orderMenu: "Sortieren nach",
};

/** For its title and for search engines. */
export const shopTitle = {
  shop: "Shop",
  or: "{first} oder {second}",
  templates: "Vorlagen: {words}",
  templatesForPhones: "Handytaugliche Vorlagen: {words}",
  forPhones: "Handytaugliche Vorlagen",
  page: "{title}, Seite {page, number}",
  description:
    "Website-Vorlagen im Shop: {words}, mit Preisen und Live-Vorschau in Ihren eigenen Farben.",
  descriptionForPhones:
    "Handytaugliche Website-Vorlagen im Shop: {words}, mit Preisen und Live-Vorschau in Ihren eigenen Farben.",
  all: "die ganze Auswahl",
  descriptionOfPage: "{description} Seite {page, number}.",
};

export const noResults = {
  title: "Keine passenden Vorlagen",
  hint: "Entfernen Sie einen Filter, oder sehen Sie sich alle an. Alle paar Wochen kommen neue Vorlagen dazu.",
  showAll: "Alle Vorlagen ansehen",
};

export const sortOrders = {
  "name-a": "A–Z",
  "name-d": "Z–A",
  "rating-a": "Beste Bewertung",
  "rating-d": "Niedrigste Bewertung",
  "release-a": "Neueste",
  "release-d": "Älteste",
  "price-d": "Höchster Preis",
  "price-a": "Niedrigster Preis",
};

export const facetTitles = {
  categories: "Kategorie",
  colors: "Farbe",
  types: "Art",
  screens: "Bildschirm",
};

export const filterBy = {
  categories: "Nach Kategorie filtern",
  colors: "Nach Farbe filtern",
  types: "Nach Art filtern",
  screens: "Nach Bildschirm filtern",
};

export const filters = {
  filters: "Filter",
  close: "Filter schließen",
  chosen: "{count, number} gewählt",
  all: "Alle",
  presets: "{count, plural, one { Vorlage} other { Vorlagen}}",
};

export const activeFilters = {
  remove: "Filter {filter} entfernen",
  clear: "Filter löschen",
};

export const pager = {
  pages: "Seiten",
  back: "Zurück",
  next: "Weiter",
  page: "Seite {page, number} von {pages, number}",
};

export const carousel = {
  carousel: "Karussell",
  slide: "Bild",
  slideOf: "{name}, {number, number} von {count, number}",
  previous: "Vorige Vorlage",
  next: "Nächste Vorlage",
};

export const searchField = {
  label: "Vorlagen suchen",
  placeholder: "Name, Branche, Farbe oder Art",
  submit: "Suchen",
};

/** Of suggestions and of results. */
export const searchFound = {
  found: "{count, plural, one {# Vorlage passt} other {# Vorlagen passen}} zu „{words}“",
  foundMost: "{count, number} oder mehr Vorlagen passen zu „{words}“",
  best: "{found}. Das sind die besten.",
  bestOf: "{found}. Das sind die {shown, number} besten.",
  none: "Nichts passt zu „{words}“",
};

export const searchSuggestions = {
  suggestions: "Vorgeschlagene Vorlagen",
  failed: "Vorschläge lassen sich gerade nicht laden. Drücken Sie die Eingabetaste, um zu suchen.",
  all: "Alle Treffer für „{words}“",
};

export const searchPage = {
  title: "Suche",
  titleOf: "Suche nach {words}",
  titleOfPage: "Suche nach {words}, Seite {page, number}",
  description: "Website-Vorlagen zu {words}, mit Preisen und Vorschau.",
  key: "Taste / öffnet die Suche",
  noneHint:
    "Prüfen Sie die Schreibweise, oder suchen Sie nach Branche, Farbe oder Art, etwa „Restaurant“, „blau“ oder „Shop“.",
  trade: "Für Ihre Branche:",
  trades: "Was eine Website braucht, nach Branche",
  tooLong: "Ihre Suche ist zu lang",
  tooLongHint: "Bitte geben Sie höchstens {most, number} Zeichen ein: Wenige Wörter genügen.",
};

export const detail = {
  pageTitle: "{name}, Website-Vorlage: {category}, {type}",
  breadcrumb: "Seitenpfad",
  shop: "Shop",
  notSold: "Diese Vorlage wird nicht mehr verkauft. Wer sie gekauft hat, behält sie.",
  preview: "VORSCHAU",
  onOtherScreens: "Auf anderen Bildschirmen",
  edit: "Texte und Bilder bearbeiten",
  opensInNewTab: "(öffnet in neuem Tab)",
  similar: "Ähnliche Vorlagen",
  compareSimilar: "{preset} mit diesen vergleichen",
};

/** The pictures of a preset's page, by what they show. */
export const detailViews = {
  wholePage: "Die ganze Seite",
  onTablet: "Auf dem Tablet",
  onPhone: "Auf dem Handy",
  otherPalette: "In anderen Farben",
};

/** The alternative texts of the pictures. */
export const detailPictures = {
  wholePage: "{preset}: die ganze Seite",
  onTablet: "{preset}: auf dem Tablet",
  onPhone: "{preset}: auf dem Handy",
  otherPalette: "{preset}: in anderen Farben",
};

/** The titles of the live previews that replace the pictures. */
export const detailFrames = {
  wholePage: "{preset}, live: die ganze Seite",
  onTablet: "{preset}, live: auf dem Tablet",
  onPhone: "{preset}, live: auf dem Handy",
  otherPalette: "{preset}, live: in anderen Farben",
};

export const specification = {
  title: "Merkmale",
  category: "Kategorie",
  type: "Art",
  color: "Farbe",
  layout: "Layout",
  released: "Erschienen",
  number: "Nummer",
  numberOf: "Nr. {number}",
};

export const reviews = {
  count: "{count, plural, one {# Bewertung} other {# Bewertungen}}",
  checked:
    "Bewerten kann nur, wer diese Vorlage bezahlt hat. Keine Bewertung fehlt wegen ihrer Sterne: Alle zählen, und die neuesten stehen hier. Wir blenden nur aus, was rechtswidrig oder beleidigend ist.",
  answerOf: "Antwort von {shop}",
};

/** What each template is, in one sentence, for its page in the shop. */
export const templateSummaries = {
  silent:
    "Eine ruhige Unternehmensseite mit einem großen Bild, einem schmalen Menü am Rand und Platz für wenige klare Worte.",
  "gourmet-grove":
    "Die Startseite eines Restaurants: Ein Gericht füllt den Bildschirm, dann wechseln sich Bilder und Geschichten ab.",
  atlantic:
    "Ein ruhiger Katalog: acht Produkte mit ihren Preisen auf einer Seite, bereit zum Bestellen.",
  corporate:
    "Eine Seite, die Ihr Unternehmen vorstellt: wer Sie sind, was Sie tun und wie man Sie erreicht, mit einem Menü am Rand.",
  simple:
    "Ein Warenkorb, der sich über Ihren Shop schiebt, mit Mengen, Zwischensumme und dem Weg zur Kasse.",
  cosmo:
    "Die Startseite eines Shops mit drei großen Bildern im Wechsel und einem Menü für Team, Projekte und Termine.",
  prestige:
    "Eine Seite für ein einzelnes kostbares Produkt: zwei große Bilder, seine Geschichte und die vier Fakten, auf die es ankommt.",
  motion: "Eine Produktliste mit Suche und Filtern, für Kunden, die wissen, was sie wollen.",
  cali: "Eine Shopseite mit acht Produkten, Filtern nach Farbe und Kategorie und einer Summe, die mitläuft.",
  trend:
    "Eine Dienstleistung mit ihrem Preis: Bilder, Bewertungen, Größen zur Auswahl und eine Schaltfläche zum Buchen.",
  sonic:
    "Eine Seite für einen Produktstart: ein großes Bild, drei Details zum Aufklappen und mit jedem ein Grund für den Kauf.",
  thunder:
    "Eine vollständige Warenkorbseite: Produkte, Gutscheincode, Versand, Steuer und Gesamtsumme, bereit zum Bezahlen.",
};

export const detailNotFound = {
  title: "Vorlage nicht gefunden",
  text: "Diese Vorlage lässt sich gerade nicht anzeigen",
  hint: "Es gibt sie nicht, oder die Adresse ist falsch geschrieben.",
  browseAll: "Alle Vorlagen ansehen",
};

export const compareBar = {
  label: "Vorlagen zum Vergleichen",
  remove: "{preset} aus dem Vergleich entfernen",
  clear: "Leeren",
  compare: "{count, plural, one {Vergleichen} =2 {Beide vergleichen} other {Alle # vergleichen}}",
};

export const shareComparison = {
  share: "Teilen",
  copied: "Der Link ist kopiert.",
  colors: "Er zeigt die Farben, die Sie hier sehen.",
  colorsAndName: "Er zeigt die Farben und den Firmennamen, die Sie hier sehen.",
  colorsAndLogo: "Er zeigt die Farben und das Logo, die Sie hier sehen.",
  colorsNameAndLogo: "Er zeigt die Farben, den Firmennamen und das Logo, die Sie hier sehen.",
  plain: "Er zeigt keine eigenen Farben und kein Logo, denn Sie haben hier nichts gewählt.",
  withoutLogo: "Ihr Logo zeigt er nicht, denn es liegt nur auf diesem Gerät.",
  withoutWords:
    "Ihre eigenen Texte zeigt er nicht: Um sie zu teilen, nutzen Sie „Teilen“ in einer Vorschau.",
};

export const compare = {
  title: "Vorlagen vergleichen",
  titleOf: "{names} vergleichen",
  intro:
    "Nebeneinander, und wenn Sie mögen, mit Ihren eigenen Farben, Ihrem Logo und Ihren Texten.",
  description:
    "{names} nebeneinander: Live-Vorschau auf drei Bildschirmen, Preise, was jede Kategorie umfasst, und Messwerte.",
  emptyDescription:
    "Bis zu drei Website-Vorlagen nebeneinander: Live-Vorschau, Preise und was jede umfasst.",
  empty: "Noch nichts ausgewählt",
  emptyHint: "Klicken Sie bei bis zu drei Vorlagen auf „Vergleichen“.",
  toShop: "Alle Vorlagen ansehen",
  tooMany: "Sie können höchstens drei vergleichen",
  tooManyHint: "Das sind die ersten drei: {names}.",
  firstThree: "Die ersten drei vergleichen",
  notFound: "Hier gibt es nichts zu vergleichen",
  notFoundText: "Eine dieser Vorlagen gibt es nicht.",
  browseAll: "Alle Vorlagen ansehen",
  another: "Weitere hinzufügen",
};

export const comparePreviews = {
  previews: "Live-Vorschau",
  screen: "Bildschirm",
  together: "Gemeinsam scrollen",
  live: "{preset}, live",
  open: "Vorschau öffnen",
  ofPreset: " – {preset}",
  remove: "Entfernen",
  removePreset: "{preset} entfernen",
  notSold: "Nicht mehr im Verkauf",
  inBrandOf: "Mit Namen und Farben von {company}, wie im geteilten Link.",
  inColors: "In den Farben aus dem geteilten Link.",
  inOwn: "In meinen Farben zeigen",
};

/** The sizes of screens that previews are shown in. */
export const screenNames = {
  desktop: "Desktop",
  tablet: "Tablet",
  phone: "Handy",
};

export const compareTables = {
  price: "Preis",
  withDeployment: "Mit Veröffentlichung",
  deploymentOf: "einmalig {base} und {each} für die Vorlage",
  screens: "Bildschirme",
  rating: "Bewertung",
  notRated: "Noch nicht bewertet",
  facts: "Was Sie bekommen und was es kostet",
  measured: "Gemessen",
  measuredIntro:
    "Gemessen an den heruntergeladenen Websites, mit Lighthouse auf einem langsamen Handy (höchstens 100 Punkte) und, für die Barrierefreiheit, mit axe.",
  measuredOn: "Gemessen am",
  notMeasured: "Nicht gemessen",
};

export const review = {
  title: "Ihre Bewertung",
  label: "Schreiben Sie eine kurze Bewertung",
  submit: "Bewertung senden",
  sending: "Wird gesendet …",
  thanks: "Danke für Ihre Bewertung",
  isPublished: "Ihre Bewertung von {preset} steht jetzt auf der Seite der Vorlage.",
  failed: "Da ist etwas schiefgegangen",
  tryAgain: "Bitte versuchen Sie es gleich noch einmal.",
  yourRating: "Ihre Sterne",
  stars: "{count, plural, one {# Stern} other {# Sterne}}",
  score1: "Schlecht",
  score2: "Mäßig",
  score3: "Gut",
  score4: "Sehr gut",
  score5: "Ausgezeichnet",
};

/** For search engines. */
export const savedMetadata = {
  title: "Merkliste",
  description: "Ihre gemerkten Vorlagen, Ihre Entwürfe und was Sie zuletzt angesehen haben.",
};

export const saved = {
  title: "Merkliste",
  introGuest:
    "Gespeichert auf diesem Gerät. Melden Sie sich an, um die Liste auch auf Ihren anderen Geräten zu sehen.",
  introCustomer: "Gespeichert in Ihrem Konto, auf allen Ihren Geräten.",
  loading: "Ihre Merkliste wird geladen",
  saved: "Gemerkte Vorlagen",
  nothingSaved: "Noch nichts gemerkt",
  nothingSavedHint: "Klicken Sie bei einer Vorlage auf das Herz: Dann finden Sie sie hier wieder.",
  toShop: "Alle Vorlagen ansehen",
  // Up to as many presets as fit side by side.
  compare:
    "{count, plural, =2 {Beide vergleichen} =3 {Alle drei vergleichen} other {Die ersten drei vergleichen}}",
  drafts: "Ihre Entwürfe",
  allDrafts: "Alle Entwürfe und geteilten Links",
  edit: "Weiter bearbeiten",
  changedAt: "Geändert am {date}",
  noDrafts:
    "Sie haben noch keine Entwürfe. Öffnen Sie eine Vorlage, und klicken Sie auf einen Text, um ihn zu ändern.",
  seen: "Zuletzt angesehen",
  nothingSeen: "Hier stehen die Vorlagen, die Sie ansehen.",
  forget: "Liste leeren",
  notSold: "Nicht mehr im Verkauf",
  notLoaded: "Die Vorlagen konnten nicht geladen werden.",
  tryAgain: "Erneut versuchen",
  needsScript: "Zum Merken wird JavaScript gebraucht",
  needsScriptHint:
    "Bitte schalten Sie es ein, oder laden Sie die Seite neu. Sie können auch die Seite einer Vorlage als Lesezeichen speichern.",
};

/** Of the catalog, for search engines. */
export const structuredData = {
  websiteTemplate: "Website-Vorlage",
  customer: "Eine Kundin oder ein Kunde",
};

/** On the pictures that links to the shop are shared with. */
export const sharingCards = {
  shop: "Alle Vorlagen",
  shopLine: "12 Website-Vorlagen zum Ausprobieren, mit Preisen",
  trades: "Nach Branche",
  tradesLine: "Was eine Website braucht und welche Vorlagen passen",
  compare: "Vorlagen vergleichen",
  compareLine: "Bis zu drei nebeneinander, live",
  team: "Das Team",
  teamLine: "Acht Menschen hinter den Vorlagen",
  trade: "Für {trade}",
  tradeLine: "Drei Website-Vorlagen mit Beispielen",
  comparisonLine: "Live verglichen, mit Preisen und Messwerten",
  preset: "{price} · Vorlage: {type}, {category}",
  shared: "In diesen Farben",
  sharedFor: "{template}, in diesen Farben",
};

export const savedErrors = {
  comparisonFull:
    "Sie können höchstens drei Vorlagen vergleichen. Bitte entfernen Sie zuerst eine.",
  full: "Auf Ihrer Merkliste stehen schon {maxSaved} Vorlagen. Bitte entfernen Sie zuerst eine.",
};

export const couponErrors = {
  unknown: "Einen Gutschein {code} gibt es nicht. Bitte prüfen Sie die Schreibweise.",
  used: "Den Gutschein {code} haben Sie schon eingelöst, mit Ihrer Bestellung {orderId}.",
  ended: "Der Gutschein {code} ist abgelaufen: Er galt bis zum {when}.",
  begins: "Der Gutschein {code} gilt erst ab dem {when}.",
  tooLow: "Die Summe Ihres Warenkorbs ist zu niedrig für den Gutschein {code}.",
  none: "Der Gutschein {code} gilt für keine Vorlage in Ihrem Warenkorb ({offer}).",
  usedUp:
    "Der Gutschein {code} galt für {maxUses, plural, =1 {eine Bestellung} other {# Bestellungen}} und ist aufgebraucht.",
};

export const couponFields = {
  notACode: "Ein Code besteht aus 3 bis 40 Buchstaben, Ziffern und Bindestrichen",
};

export const presetErrors = {
  unknownNumbers: "Diese Vorlagennummern gibt es nicht: {numbers}",
  unknownPreset: "Diese Vorlage gibt es nicht.",
  notSold: "Diese Vorlage wird nicht mehr verkauft.",
  noDetail: "Diese Vorlage lässt sich gerade nicht anzeigen",
  bought: "Diese Vorlage haben Sie schon gekauft.",
};

export const reviewErrors = {
  buyFirst: "Bewerten können Sie eine Vorlage, sobald Sie sie gekauft haben.",
  reviewedAlready: "Diese Vorlage haben Sie schon bewertet.",
  unknown: "Diese Bewertung gibt es nicht.",
};

export const reviewFields = {
  reviewer: "Bitte geben Sie an, wer bewertet",
  text: "Bitte schreiben Sie eine kurze Bewertung",
  stars: "Bitte vergeben Sie 1 bis 5 Sterne",
  trueOrFalse: "Das muss true oder false sein",
};

export const catalogueFields = {
  known: "Bekannte Werte: {values}",
  filtersNotJson: "Die Filter sind kein gültiges JSON.",
  direction: "Bekannte Werte: a, d",
};

/** Lines of a bill. */
export const discounts = {
  basic: "Basis",
  medium: "Medium",
  premium: "Premium",
  coupon: "Gutschein {code}: {offer}",
  percentOff: "{percent, number} % Rabatt auf {what}",
  amountOff: "{amount} Rabatt auf {what}",
  yourTemplates: "Ihre Vorlagen",
  ofCategories: "Vorlagen der Kategorie {categories}",
  bundle: "Ab {size, number} Vorlagen der Kategorie {category}: {percent, number} % Rabatt",
  sale: "{name}: {percent, number} % Rabatt",
};
