/** Where a draft is kept. */
export const draftStatus = {
  saving: "Wird gespeichert …",
  kept: "Auf diesem Gerät gespeichert",
  saved: "Als Entwurf gespeichert",
  waiting: "Auf diesem Gerät gespeichert: keine Verbindung zum Shop",
  conflict: "Nicht gespeichert: auch anderswo geändert",
  refused: "Nur auf diesem Gerät gespeichert.",
  "signed-out": "Auf diesem Gerät gespeichert: Bitte melden Sie sich wieder an",
  lost: "Nicht gespeichert: Dieser Browser lässt es nicht zu. Laden Sie die Datei herunter",
};

/** The fields of a site besides its slots. */
export const siteFields = {
  "@language": "Sprache der Website",
  "@title": "Seitentitel",
  "@description": "Beschreibung",
  "@hasLanguageLinks": "Links zwischen den Sprachen",
  "@primary": "Hintergrund 1",
  "@secondary": "Hintergrund 2",
  "@text01": "Text 1",
  "@text02": "Text 2",
  "@name": "Firmenname",
  "@logo": "Logo",
};

export const editor = {
  title: "{template} bearbeiten",
  description: "Setzen Sie Ihre eigenen Texte und Bilder ein, noch vor dem Kauf.",
  back: "Zurück zur Vorschau",
  loading: "Der Editor wird geladen. Auf der Seite können Sie schon schreiben.",
  failed:
    "Der Editor konnte nicht geladen werden. Was Sie auf der Seite schreiben, bleibt erhalten; bitte laden Sie die Seite neu.",
  toolbar: "Editor",
  undo: "Rückgängig",
  redo: "Wiederholen",
  nothingToUndo: "Es gibt nichts rückgängig zu machen",
  nothingToRedo: "Es gibt nichts zu wiederholen",
  undone: "Rückgängig gemacht",
  undoneOf: "Rückgängig gemacht: {slot}",
  redone: "Wiederholt",
  redoneOf: "Wiederholt: {slot}",
  hint: "Klicken Sie auf einen Text, um ihn zu ändern",
  screen: "Bildschirm",
  cart: "Warenkorb",
  page: "{template}, Ihre Seite",
  tooLong: "Zu lang: {slot}. Es passen höchstens {max, number} Zeichen.",
};

export const editorPanel = {
  label: "Bedienfeld",
  open: "Bedienfeld öffnen",
  close: "Bedienfeld schließen",
  content: "Inhalt",
  design: "Design",
  page: "Seite",
  check: "Prüfen",
  history: "Verlauf",
};

export const outline = {
  shown: "{section} einblenden",
  isShown: "Eingeblendet: {section}",
  isHidden: "Ausgeblendet: {section}",
  showOnPage: "{slot} auf der Seite zeigen",
  backToSample: "Auf das Beispiel zurücksetzen: {slot}",
  isSample: "Wieder wie im Beispiel: {slot}",
  backToOwn: "{slot} wieder auf {language} zeigen",
  isUntranslated: "Wieder auf {language}: {slot}",
  add: "{item} hinzufügen",
  added: "{item} hinzugefügt",
  full: "Es passen höchstens {max, number}.",
  moved: "{item} steht jetzt an Stelle {place, number} von {of, number}",
  isFirst: "{item} steht schon an erster Stelle",
  isLast: "{item} steht schon an letzter Stelle",
  duplicated: "{item} dupliziert",
  removed: "{item} entfernt. Das lässt sich rückgängig machen.",
  item: "{label} {number, number}",
  namedItem: "{label} {number, number}: {name}",
};

/** Of the items of any list that can be sorted. */
export const sortable = {
  moveUp: "{item} nach oben",
  moveDown: "{item} nach unten",
  drag: "{item} ziehen",
  duplicate: "{item} duplizieren",
  remove: "{item} entfernen",
};

export const slotFields = {
  bold: "Fett",
  italic: "Kursiv",
  link: "Link",
  selectFirst: "Markieren Sie zuerst Text.",
  linkedTo: "Ziel des Links",
  amount: "Betrag",
  currency: "Währung",
  notAnAmount: "Bitte geben Sie einen Betrag ein, etwa 48 oder 12,50.",
  linkText: "Text",
  leadsTo: "Ziel",
  part: "Bereich der Seite",
  textPage: "Textseite",
  web: "Webadresse",
  mail: "E-Mail-Adresse",
  phone: "Telefonnummer",
  noTarget: "Dieser Link hat noch kein Ziel. Bitte ergänzen Sie es.",
  chooseFile: "Bild wählen",
  takePhoto: "Foto aufnehmen",
  dropHere: "oder hierher ziehen oder einfügen",
  storing: "Einen Moment …",
  stored: "Ihr Bild ist eingefügt.",
  notStored: "Diese Datei lässt sich nicht als Bild verwenden.",
  alt: "Alternativtext",
  altHint: "Was das Bild zeigt, für Menschen, die es nicht sehen können.",
  altMissing: "Bitte beschreiben Sie, was Ihr Bild zeigt.",
  altOfSample: "Das beschreibt noch das Beispielbild. Bitte beschreiben Sie Ihr Bild.",
  decorative: "Nur Dekoration, ohne Bedeutung für den Inhalt",
  focus: "Was beim Zuschneiden sichtbar bleibt",
  across: "Von links, in Prozent",
  down: "Von oben, in Prozent",
  blockKind: "Art von Teil {place, number}",
  block: "{kind}, Teil {place, number}",
  addBlock: "Teil hinzufügen",
};

export const linkTargets = {
  part: "Ein Bereich der Seite",
  page: "Eine Textseite",
  web: "Eine Webadresse",
  mail: "Eine E-Mail-Adresse",
  phone: "Eine Telefonnummer",
};

export const blockKinds = {
  heading: "Überschrift",
  paragraph: "Absatz",
  item: "Listenpunkt",
};

export const pagePresets = {
  imprint: "Impressum",
  privacy: "Datenschutz",
  terms: "AGB",
};

export const siteDesign = {
  own: "Originalfarbe",
  company: "Firmenname",
  companyPlaceholder: "Ihr Unternehmen",
  logo: "Logo",
  chooseLogo: "Logo wählen",
  removeLogo: "Logo entfernen",
  logoRefused: "Diese Datei lässt sich nicht als Logo verwenden.",
  customerBrand: "Die Vorlagen zeigen {name}, mit dem Logo aus Ihrem Profil.",
  changeInProfile: "Im Profil ändern",
  colors: "Farben",
  brand: "Ihre Marke",
};

export const pageSettings = {
  language: "Sprache der Website",
  languageHint:
    "Preise und alle Beschriftungen, die Sie nicht geändert haben, richten sich danach.",
  title: "Seitentitel",
  titleHint: "Bleibt er leer, steht dort Ihr Firmenname.",
  description: "Beschreibung",
  descriptionHint: "Was Suchmaschinen unter dem Titel zeigen.",
  searchPreview: "Als Suchergebnis",
  noDescription: "Suchmaschinen wählen selbst einen Satz der Seite.",
  address: "www.ihre-adresse.example",
};

export const siteLanguages = {
  edited: "Sprache, in der Sie schreiben",
  shows: "Sie sehen die Seite auf {language}.",
  further: "Weitere Sprachen",
  add: "Sprache hinzufügen",
  addHint:
    "Ihre Website kann bis zu sechs Sprachen haben. Bilder, Farben und Reihenfolge sind in allen gleich.",
  choose: "Sprache wählen",
  left: "{count, plural, =0 {Alles ist übersetzt} one {# Text ist noch nicht übersetzt} other {# Texte sind noch nicht übersetzt}}",
  next: "Nächster unübersetzter Text",
  show: "Anzeigen",
  remove: "{language} entfernen",
  removed: "{language} entfernt. Das lässt sich rückgängig machen.",
  links: "Links zu den anderen Sprachen zeigen",
};

export const pageCheck = {
  start: "Seite prüfen",
  again: "Erneut prüfen",
  intro:
    "Sucht nach leeren Texten, Bildern ohne Beschreibung, Links ins Leere, schlecht lesbaren Farben, zu langen Texten, Barrieren und langen Ladezeiten. Herunterladen können Sie die Seite in jedem Fall.",
  checking: "Die Seite wird geprüft …",
  failed: "Die Seite konnte nicht geprüft werden. Bitte versuchen Sie es noch einmal.",
  none: "Keine Probleme gefunden.",
  incomplete: "Die Barrierefreiheit konnte nicht geprüft werden: keine Verbindung zum Shop.",
  weight: "Die Seite ist samt Bildern {megabytes} MB groß.",
  wholePage: "Die Seite",
  found:
    "{count, plural, one {# Punkt sollten Sie sich ansehen.} other {# Punkte sollten Sie sich ansehen.}}",
  empty: "ist leer",
  openPrice: "fehlt noch: Geben Sie Ihren Preis an",
  placeholder: "wartet auf Ihre eigenen Worte: Ersetzen Sie, was in Klammern steht",
  written: "ist von KI aus Ihren Angaben geschrieben: bitte lesen, bevor Sie veröffentlichen",
  alt: "hat noch den Alternativtext des Beispielbilds",
  altMissing: "hat noch keinen Alternativtext: Beschreiben Sie, was Ihr Bild zeigt",
  dead: "führt zu einem Bereich, der ausgeblendet ist",
  deadPage: "führt zu einer Textseite, die es nicht gibt",
  tooLong: "ist zu lang für den Platz auf der Seite",
  overLimit: "hat {length, number} Zeichen, und es passen höchstens {max, number}",
  missing: "zeigt ein Bild, das weder auf diesem Gerät noch in Ihrem Konto ist",
  sameFile: "ist derselbe wie bei einer anderen Seite",
  untranslated:
    "{count, plural, one {hat noch # nicht übersetzten Text} other {hat noch # nicht übersetzte Texte}}",
  noImprint: "Noch kein Impressum: Besucher sollten lesen können, wer diese Website betreibt.",
  heavy: "ist mit ihren Bildern {megabytes} MB groß; bis 2 MB lädt sie schnell.",
  goThere: "Zur Stelle: {slot}",
};

export const takeShared = {
  title: "Ihren Entwurf ersetzen?",
  hasDraft:
    "Zu dieser Vorlage haben Sie schon einen Entwurf. Der Text aus dem Link ersetzt Ihren; mit „Rückgängig“ holen Sie ihn zurück.",
  confirm: "Entwurf ersetzen",
  cancel: "Entwurf behalten",
  taken: "Der Text aus dem Link ist in Ihrem Entwurf.",
  withoutPictures:
    "Die Bilder gehören der Person, die sie geteilt hat: Stattdessen stehen dort die Bilder der Vorlage.",
  notTaken: "Dieser Link lässt sich nicht übernehmen",
  unreadable: "Sein Text ist nicht lesbar. Es wurde nichts geändert.",
  takenBack: "Er wird nicht mehr geteilt. Es wurde nichts geändert.",
};

export const draftHistory = {
  label: "Speicherstände",
  guest:
    "Was Sie schreiben, wird auf diesem Gerät gespeichert, und „Rückgängig“ geht Schritt für Schritt zurück. Wenn Sie sich anmelden, speichern wir jede Änderung in Ihrem Konto: Dann können Sie zu den letzten 50 Speicherständen zurück.",
  login: "Anmelden",
  loading: "Wird geladen …",
  failed: "Der Verlauf lässt sich gerade nicht laden. Bitte versuchen Sie es noch einmal.",
  again: "Erneut versuchen",
  none: "Noch ist nichts geändert. Jede Änderung erscheint später hier.",
  intro:
    "Wir bewahren die letzten 50 Speicherstände auf. Holen Sie einen zurück, kommt er als neuer hinzu.",
  newest: "Jetzt",
  deployed: "Auf Ihrer Website",
  oldest: "Der älteste Speicherstand",
  unchanged: "Keine Änderungen",
  more: "{count, number} weitere",
  look: "Ansehen",
  lookAt: "Speicherstand vom {when} ansehen",
  restore: "Zurückholen",
  restoreOf: "Speicherstand vom {when} zurückholen",
  restored: "Zurückgeholt. Das lässt sich rückgängig machen.",
  same: "Das ist schon Ihr jetziger Stand.",
  shown: "Die Seite zeigt den Speicherstand vom {when}.",
  back: "Zurück zum jetzigen Stand",
};

export const contentFile = {
  menu: "Datei",
  download: "Inhalt als JSON herunterladen",
  load: "Inhalt aus JSON laden",
  loaded: "Die Datei ist geladen. Das lässt sich rückgängig machen.",
  withoutPictures: "{count, plural, one {Ein Bild fehlt} other {# Bilder fehlen}}",
  seeCheck:
    "Die Datei nennt Bilder, die weder auf diesem Gerät noch in Ihrem Konto sind. „Prüfen“ zeigt, wo sie fehlen: Bitte wählen Sie sie dort noch einmal.",
  notJson: "Diese Datei ist kein JSON.",
  problems: "Diese Datei wurde nicht geladen",
  problemsIntro: "Es wurde nichts geändert. Das sind die Probleme:",
  resetAll: "Alles auf das Beispiel zurücksetzen",
  resetTitle: "Auf das Beispiel zurücksetzen?",
  resetText:
    "Alle Ihre Texte und Bilder auf dieser Seite werden entfernt. Mit „Rückgängig“ holen Sie sie zurück.",
  resetYes: "Ja, zurücksetzen",
  cancel: "Abbrechen",
  allSample: "Alles ist wieder wie im Beispiel. Mit „Rückgängig“ holen Sie Ihren Text zurück.",
};

export const draftConflict = {
  title: "An zwei Orten geändert",
  intro:
    "Das wurde auch auf einem anderen Gerät oder in einem anderen Tab geändert. Was möchten Sie behalten?",
  mine: "Von hier",
  theirs: "Vom anderen Gerät oder Tab",
  keep: "Auswahl behalten",
};

/** Of words that should be checked before they are paid or published. */
export const contentNotice = {
  label: "Ihr eigener Text",
  found:
    "{count, plural, one {Bitte prüfen Sie einen Punkt in Ihrem Text für {template}.} other {Bitte prüfen Sie # Punkte in Ihrem Text für {template}.}}",
  look: "Ansehen",
  lookAt: " – {template}",
};
