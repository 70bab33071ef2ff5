export const hero = {
  caption: "12 Website-Vorlagen, gezeigt in Ihren Farben",
  title: "Ihre Website in Ihren Farben, noch vor dem Kauf",
  intro:
    "Suchen Sie sich eine fertige Website aus, und sehen Sie sie sofort mit Ihren Farben, Ihrem Logo und Ihrem Namen. Nach dem Kauf laden Sie die Dateien herunter oder lassen sie von uns online stellen.",
  shop: "Zu den Vorlagen",
  talkToUs: "Schreiben Sie uns",
};

export const bestSellers = {
  title: "Bestseller",
  intro: "Die drei Vorlagen, für die sich Unternehmen am häufigsten entscheiden.",
  picksTitle: "Unsere Empfehlungen",
  picksIntro: "Drei Vorlagen für den Anfang.",
};

export const howItWorks = {
  title: "So geht’s",
  choose: "Aussuchen",
  chooseText:
    "Jede Vorlage ist ein vollständiges Design mit eigenem Charakter: eine Startseite, ein Shop, eine Produktseite oder ein Warenkorb.",
  color: "Einfärben",
  colorText:
    "Wählen Sie zwei Farben für den Hintergrund und zwei für den Text. Name und Logo erscheinen, während Sie tippen.",
  keep: "Behalten",
  keepText:
    "Sie zahlen einmal. Laden Sie die Dateien herunter, so oft Sie möchten, oder lassen Sie sie von uns online stellen. Sie gehören Ihnen für immer.",
};

export const examples = {
  title: "Beispiele",
  intro:
    "Drei Vorlagen und wie sie mit anderen Texten, Farben und Bildern aussehen. Die Unternehmen sind erfunden; alles, was Sie sehen, können Sie im Editor ändern.",
  citrusGrower: "Aus einem Restaurant wurde ein Zitrushof, auf Italienisch.",
  kites: "Aus Lampen und Uhren wurden Drachen, auf Französisch.",
  handpan: "Aus Kopfhörern wurde eine Handpan, auf Spanisch.",
  sample: "{template} im Original",
  example: "Dieselbe Vorlage für {company}",
  write: "{template} zu Ihrer Website machen",
  byTrade: "Weitere Beispiele, nach Branche",
};

export const testimonials = {
  anonymous: "Aus unserer Kundschaft",
  title: "Was Kunden sagen",
  intro:
    "Die neuesten Bewertungen mit fünf Sternen, von Kunden, die die Vorlage gekauft haben. Auf der Seite jeder Vorlage zählen alle Bewertungen, egal mit wie vielen Sternen.",
  fiveStarsFor: "Fünf Sterne für {preset}",
};

/** Shown in the demo, as samples, until there are five-star reviews. */
export const sampleTestimonials = {
  title: "Was Kunden sagen könnten",
  intro: "Das sind Beispiele, von uns geschrieben. Später stehen hier Bewertungen von Kunden.",
  paperMill: "Beispielkundin, Papiermühle",
  paperMillSays:
    "Um zehn hatten wir ein Layout, um elf unsere Grüntöne, und noch vor dem Mittagessen sah der Vorstand eine Website mit unserem Namen.",
  bicycleWorkshop: "Beispielkunde, Fahrradwerkstatt",
  bicycleWorkshopSays:
    "Was in der Vorschau zu sehen war, habe ich auch bekommen. Keine fremden Schriften, keine Seite, die mit unserem Logo plötzlich anders aussah.",
  teaImporter: "Beispielkundin, Teeimport",
  teaImporterSays:
    "Vier Farben kamen mir wenig vor. Am Ende waren es genau so viele Entscheidungen, wie ich treffen wollte.",
};

export const callToAction = {
  title: "Finden Sie die Vorlage, die zu Ihnen passt",
  text: "Ab {price}. Umsehen können Sie sich ohne Konto.",
  browseAll: "Alle Vorlagen ansehen",
};

export const tryOn = {
  label: "In Ihren Farben ansehen",
  company: "Ihr Unternehmen",
  companyExample: "Bäckerei Sommer",
  trade: "Ihre Branche",
  tradeExample: "Bäckerei, Kanzlei …",
  language: "Sprache Ihrer Website",
  fromLogo: "Aus Ihrem Logo",
  colors: "Farben",
  own: "Originalfarben",
  surprise: "Zufallsfarben",
  hint: "Wer sind Sie, und was machen Sie? Die Vorlagen zeigen es sofort. Nichts verlässt dieses Gerät, außer Sie lassen uns Ihre Website einlesen.",
  site: "Schon eine Website?",
  siteExample: "ihre-adresse.de",
  read: "Einlesen",
  otherWays: "Oder: Text einfügen, Datei wählen, Angaben eintippen",
};

/** What the first screen says and offers once it is used. */
export const tryOnLive = {
  templates: "Vorlage",
  open: "Öffnen",
  inYourBrand: " – {template} in Ihren Farben",
  live: "{template}, live",
  ownWords:
    "Jede Vorlage spricht jetzt für Ihr Unternehmen. Was in Klammern steht, wissen nur Sie.",
  nearest: "Am besten passt: {trade}. ",
  unknownTrade:
    "Zu „{words}“ passt keine unserer sechzehn Branchen. Wählen Sie eine aus der Liste; bis dahin ändert sich nichts.",
  kept: "Ihre Angaben bleiben erhalten und werden angezeigt, bis Sie sie entfernen.",
  remove: "Angaben entfernen",
  removed: "Ihre Angaben sind entfernt. Name und Farben bleiben.",
  factsShown: "Jede Vorlage zeigt jetzt Ihre Angaben. Was nicht zu finden war, bleibt offen.",
  all: "Alle zwölf",
  edit: "Texte schreiben",
  buy: "Kaufen",
  sampleWords: "Jede Vorlage mit ihrem eigenen Beispiel.",
  ownColors: "Jede Vorlage in ihren eigenen Farben.",
  undo: "Rückgängig",
  undone: "Alles ist wieder wie zuvor.",
  colorsOnly: "Nur die Farben",
  logoRemoved: "Das Logo ist entfernt, die Farben bleiben.",
  logoToo: " Das Bild ist jetzt auch Ihr Logo.",
  logoOnly: " Das Bild ist jetzt Ihr Logo.",
  ofProfile: "Die Vorlagen zeigen {company} so, wie es in Ihrem Profil steht.",
  changeInProfile: "Ändern",
};

export const paletteNames = {
  Paper: "Papier",
  Lemon: "Zitrone",
  Poppy: "Mohn",
  Clay: "Ton",
  Plum: "Pflaume",
  Harbor: "Hafen",
  Mint: "Minze",
  Forest: "Wald",
  Ink: "Tinte",
};
