/** The overview of a customer's site. */
export const siteOverview = {
  online: "Online",
  opensInNewTab: " (öffnet in neuem Tab)",
  onlineSince: "Online seit {date}, Version {number, number}",
  allOnline: "Alles ist online",
  allOnlineHint:
    "Es gibt nichts zu veröffentlichen: Ihre Besucher sehen Texte, Logo und Farben auf dem neuesten Stand.",
  notListed: "Suchmaschinen zeigen Ihre Website noch nicht",
  toBeListed:
    "{count, plural, =0 {Das tun sie erst, wenn Sie eigene Texte veröffentlicht haben. Bisher ist keiner der Texte von Ihnen: Schreiben Sie mindestens einen, zum Beispiel die Überschrift, und veröffentlichen Sie dann.} one {# Text ist schon von Ihnen, aber Sie haben ihn noch nicht veröffentlicht. Veröffentlichen Sie ihn, dann dürfen Suchmaschinen Ihre Website zeigen.} other {# Texte sind schon von Ihnen, aber Sie haben sie noch nicht veröffentlicht. Veröffentlichen Sie sie, dann dürfen Suchmaschinen Ihre Website zeigen.}}",
  writeWords: "Eigene Texte schreiben",
  orderedOnline: "Ihre Website ist so online, wie Sie sie bestellt haben",
  orderedOnlineHint:
    "Wir haben veröffentlicht, was Sie gespeichert hatten. Sehen Sie es durch, und veröffentlichen Sie dann selbst.",
  changes:
    "{count, plural, one {# Änderung ist noch nicht online} other {# Änderungen sind noch nicht online}}",
  sendingDraft: "Ihre letzten Änderungen werden gespeichert …",
  notSent: "Ihre letzten Änderungen sind noch nicht gespeichert",
  unsent: "Sie sind nur auf diesem Gerät und können daher nicht veröffentlicht werden: {reason}",
  changedElsewhere:
    "Sie wurden auch anderswo geändert. Öffnen Sie den Editor, und wählen Sie, was bleiben soll.",
  logInAgain: "Bitte melden Sie sich noch einmal an.",
  backToEditor: "Editor öffnen",
  lookAtIt: "Ansehen",
  noImprint: "Noch kein Impressum.",
  addImprint: "Hinzufügen",
  publishFirst: "Veröffentlichen Sie Ihre Website",
  publishFirstHint:
    "Sie geht so online, wie Sie sie hier sehen, mit Ihren Texten, Ihrem Logo und Ihren Farben.",
  publish: "Veröffentlichen",
  publishAgain: "Neu veröffentlichen",
  tryAgain: "Erneut versuchen",
  now: "Jetzt online",
  after: "Nach dem Veröffentlichen",
  draft: "So wird sie veröffentlicht",
  ordered: "Wartet",
  building: "In Arbeit",
  live: "Online",
  publishing: "Wird veröffentlicht. So lange sehen Besucher die vorige Version.",
  done: "Fertig: Ihre Website ist online.",
  failed: "Die Veröffentlichung ist fehlgeschlagen: {reason}",
  stillOnline: "Die vorige Version ist weiterhin online.",
  notOnline: "Zurzeit ist nichts online.",
  offline: "Ihre Website ist offline",
  offlineHint: "Niemand kann sie sehen. Veröffentlichen Sie sie, wann immer Sie möchten.",
  leaving: "Ihre Website wird offline genommen …",
  confirmFirst: "Bitte bestätigen Sie zuerst Ihre E-Mail-Adresse",
  confirmFirstHint:
    "Ihre Website hat ein Formular, und was Ihre Besucher damit senden, geht per E-Mail an Sie. Öffnen Sie den Link, den wir Ihnen schicken, und veröffentlichen Sie dann.",
  confirmSoon: "Bestätigen Sie Ihre E-Mail-Adresse",
  confirmSoonHint:
    "Eine Website mit Formular können Sie veröffentlichen, sobald Ihre Adresse bestätigt ist: Was Ihre Besucher senden, geht per E-Mail an Sie.",
  waitsToPublish: "Was Sie veröffentlicht haben, ist noch nicht online",
  takenDown: "Wir haben diese Website gesperrt",
  takenDownHint:
    "Das hat ein Mensch entschieden. Ihre Texte, Bilder und Versionen bleiben erhalten.",
  notRecorded:
    "Die Version, die online ist, stammt aus der Zeit, als wir Versionen noch nicht aufbewahrten. Veröffentlichen Sie noch einmal, dann können Sie später zu ihr zurückkehren.",
};

/** For a publication of words with placeholders. */
export const openPlaces = {
  waiting:
    "{count, plural, one {# Stelle wartet noch auf Sie} other {# Stellen warten noch auf Sie}}",
  hint: "Ihre Besucher würden Wörter in Klammern lesen, einen Preis, der nicht von Ihnen stammt, oder KI-Texte, die Sie nicht gelesen haben.",
  fillIn: "Jetzt ausfüllen",
  publishAnyway: "Trotzdem veröffentlichen",
};

/** For a site that a person has to look at. */
export const siteWaiting = {
  title: "Wir prüfen Ihre Website zuerst",
  refusedTitle: "Das haben wir nicht online gestellt",
  publication:
    "In Ihrer neuen Version erinnert etwas an Websites, die Passwörter oder Geld stehlen. Jemand von uns prüft sie, bevor Besucher sie sehen, meist innerhalb eines Werktags, und wir schreiben Ihnen eine E-Mail.",
  change:
    "Sie wollten etwas ändern ({change, select, settings {Einstellungen} name {Name in der Adresse} domain {eigene Domain} other {Veröffentlichung}}). Damit würde etwas auf Ihrer Website an Websites erinnern, die Passwörter oder Geld stehlen. Jemand von uns prüft das zuerst, meist innerhalb eines Werktags, und wir schreiben Ihnen eine E-Mail.",
  reasons: "Das ist uns aufgefallen",
  whatToDo:
    "Meist ist es ein Missverständnis. Sie können unsere Entscheidung abwarten, oder Sie ändern diese Stellen und veröffentlichen noch einmal: Die neue Version wird sofort geprüft.",
  stopped:
    "Was Sie bis dahin veröffentlichen, wartet ebenfalls auf unsere Entscheidung. Wenn Sie meinen, dass wir uns irren, schreiben Sie bitte an {email}.",
  refusedHint:
    "Sie können Ihre Website ändern und noch einmal veröffentlichen. Wenn Sie meinen, dass wir uns irren, schreiben Sie bitte an {email}.",
  pausedTitle: "Ihre Formulare pausieren",
  paused:
    "Jemand hat Ihre Website als Phishing gemeldet, und etwas darauf erinnert an Websites, die Passwörter oder Geld stehlen. Jemand von uns entscheidet innerhalb von {hours, plural, one {# Stunde} other {# Stunden}}. Ihre Website bleibt online, aber ihre Formulare nehmen nichts an: Besucher lesen, dass ihre Nachricht nicht gesendet wurde, und behalten ihren Text.",
  pausedHint:
    "Meist ist es ein Missverständnis. Sie können unsere Entscheidung abwarten, oder Sie ändern diese Stellen und veröffentlichen noch einmal: Dann funktionieren Ihre Formulare sofort wieder.",
  pausedContact: "Wenn Sie meinen, dass wir uns irren, schreiben Sie bitte an {email}.",
};

export const changeList = {
  label: "Was noch nicht online ist",
  more: "{count, number} weitere",
  what: "{kind, select, added {Hinzugefügt} removed {Entfernt} moved {Verschoben} other {Geändert}}",
  /** Read before the name of what changed. */
  whatOf:
    "{kind, select, added {Hinzugefügt} removed {Entfernt} moved {Verschoben} other {Geändert}}: ",
  empty: "(leer)",
};

export const siteHistory = {
  intro:
    "Wir bewahren die 20 neuesten Versionen auf. Jede davon können Sie in einem Schritt wieder online stellen.",
  versions: "Versionen, die neueste zuerst",
  version: "Version {number, number}",
  online: "Online",
  restoredFrom: "Dateien der Version {number, number}",
  byYou: "von {company}",
  byShop: "nach der Zahlung",
  sample: "Beispieltext",
  revision: "Ihr Text, Speicherstand {number, number}",
  changes: "{count, plural, one {# Änderung} other {# Änderungen}}",
  noChanges: "Keine Änderungen gegenüber der vorigen Version",
  kilobytes: "{count, number} KB",
  look: "Ansehen",
  restore: "Zurückholen",
  ofVersion: " – Version {number, number}",
  opensInNewTab: " (öffnet in neuem Tab)",
  confirmTitle: "Version {number, number} zurückholen?",
  confirmText: "Besucher sehen sie sofort, als neue Version. Ihr Entwurf bleibt, wie er ist.",
  confirmYes: "Ja, zurückholen",
  confirmNo: "Jetzt nicht",
  restored: "Version {number, number} ist wieder online.",
  restoring: "Wird wieder online gestellt …",
  none: "Noch keine Versionen",
  noneHint:
    "Bei jedem Veröffentlichen bewahren wir hier eine Version auf, zu der Sie zurückkehren können.",
  toOverview: "Zur Übersicht",
};

/** What changed in a site besides the words and pictures of its template. */
export const siteChanges = {
  company: "Firmenname",
  about: "Über das Unternehmen",
  facts: "Angaben für Suchmaschinen",
  logo: "Logo",
  colors: "Farben",
  ownColor: "Originalfarbe",
  title: "Seitentitel",
  description: "Beschreibung für Suchmaschinen",
  language: "Sprache",
  languages: "Weitere Sprachen",
  languageLinks: "Links zwischen den Sprachen",
  template: "Vorlage",
  version: "Version {number, number}",
  shown: "Eingeblendet",
  hidden: "Ausgeblendet",
  link: "{label} ({to})",
  ownPicture: "Ihr Bild: {alt}",
  ownPictureUnnamed: "Ihr Bild",
  samplePicture: "Beispielbild: {alt}",
  samplePictureUnnamed: "Beispielbild",
};

export const changedColors = {
  primary: "Hintergrund 1",
  secondary: "Hintergrund 2",
  text01: "Text 1",
  text02: "Text 2",
};
