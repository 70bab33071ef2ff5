/** The cards of the sites of a customer. */
export const siteCards = {
  title: "Ihre Websites",
  beingPutOnline: "Wird online gestellt",
  online: "Online",
  couldNotBePutOnline: "Konnte nicht online gestellt werden",
  beingTakenOffline: "Wird offline genommen",
  notOnline: "Nicht online",
  yoursToDownload: "Zum Herunterladen bereit",
  underWay:
    "{count, plural, one {Ihre Website wird online gestellt. Die Adresse erscheint hier von selbst.} other {Ihre Websites werden online gestellt. Die Adressen erscheinen hier von selbst.}}",
  refunded: "Erstattet. Ihre Website bleibt online bis",
  takenDown: "Von uns gesperrt",
  held: "Wir prüfen sie, bevor sie online geht",
  newVersionHeld: "Wir prüfen Ihre Änderungen, bevor sie online gehen",
  hidden:
    "Suchmaschinen zeigen sie noch nicht: Schreiben Sie eigene Texte, und veröffentlichen Sie sie dann",
  opensInNewTab: " (öffnet in neuem Tab)",
  siteOf: "Ihre Website mit {template}",
  of: " – {template}",
  edit: "Bearbeiten",
  publish: "Veröffentlichen",
  overview: "Übersicht",
  messages: "{unread, plural, =0 {Nachrichten} other {Nachrichten (# neu)}}",
  putOnline: "Für {price} online stellen lassen",
  writeWords: "1. Texte schreiben",
  connectDomain: "2. Domain verbinden",
};

/** Of a template that was bought without deployment. */
export const noSite = {
  title: "Nicht von uns veröffentlicht",
  text: "Sie haben {template} für Ihren eigenen Webspace gekauft. Laden Sie die Vorlage mit Ihren Texten, Ihrem Logo und Ihren Farben herunter, und entpacken Sie sie auf Ihrem Webspace: Dann ist sie online.",
  download: "Zum Download",
  offerTitle: "Oder für {price} von uns online stellen lassen",
  offer:
    "Wir veröffentlichen Ihre Website in wenigen Minuten unter einer eigenen Adresse. Danach können Sie Texte ändern, Ihre Domain verbinden, Nachrichten Ihrer Besucher lesen und Besuche zählen. Sie zahlen einmal.",
  buy: "Online stellen lassen",
  buyOf: "{template} online stellen lassen",
};

export const sitePage = {
  yourSite: "Ihre Website",
  title: "Ihre Website mit {template}",
  backToPurchases: "Bestellungen",
  parts: "Bereiche Ihrer Website",
  edit: "Texte und Bilder bearbeiten",
  overview: "Übersicht",
  history: "Verlauf",
  messages: "Nachrichten",
  visits: "Besuche",
  domain: "Domain",
  settings: "Einstellungen",
};

export const sitePicture = { pictureOf: "Ein Bild Ihrer Website: {what}" };

export const deployment = {
  deploymentOf: "Veröffentlichung von {template}",
  history: "Bisherige Schritte",
  takeOffline: "Offline nehmen",
  retry: "Erneut versuchen",
  redeploy: "Neu veröffentlichen",
  confirmTitle: "Offline nehmen?",
  confirmText:
    "Ihre Website mit {template} ist dann für niemanden mehr zu finden. Sie können sie jederzeit wieder veröffentlichen.",
  confirmYes: "Ja, offline nehmen",
  confirmNo: "Online lassen",
  opensInNewTab: " (öffnet in neuem Tab)",
  orderedText: "Bestellt. Gleich geht es los.",
  tryingAgain: "{reason} Wir versuchen es bald noch einmal.",
  buildingText: "Ihre Website wird veröffentlicht …",
  liveAt: "Ihre Website ist online unter",
  stillLiveAt: "Sie konnte nicht offline genommen werden: {reason} Sie ist weiterhin online unter",
  failedText: "Die Veröffentlichung ist fehlgeschlagen: {reason}",
  previousLiveAt: "Die vorige Version ist weiterhin online unter",
  leavingText: "Ihre Website wird offline genommen …",
  offlineText: "Ihre Website ist offline. Veröffentlichen Sie sie wieder, wann immer Sie möchten.",
  takenDown: "Wir haben Ihre Website gesperrt: {reason}",
  ordered: "Bestellt",
  building: "In Arbeit",
  live: "Online",
  failed: "Fehlgeschlagen",
  leaving: "Geht offline",
  offline: "Offline",
};

export const download = {
  download: "Herunterladen",
  title: "{template} herunterladen",
  description: "Mit Ihrem Namen, Logo und Ihren Farben oder mit anderen, nur für diesen Download.",
  preview: "{template}, so wie Sie es herunterladen",
  companyName: "Firmenname",
  downloadZip: "ZIP herunterladen",
  packing: "Wird gepackt …",
  asInProfile: "Wie im Profil",
  done: "Fertig. Entpacken Sie die Datei, und öffnen Sie index.html mit einem Doppelklick.",
};

export const licenseKey = {
  license: "Lizenz",
  copyKeyOf: " – Lizenzschlüssel von {template}",
};

export const licenseCheck = {
  pageTitle: "Ist diese Lizenz gültig?",
  valid: "Diese Lizenz ist gültig",
  withdrawn: "Diese Lizenz gilt nicht mehr",
  allows:
    "Sie erlaubt einem Unternehmen oder einer Person, {template} für eine Website zu nutzen. Wem sie gehört, geben wir nicht bekannt.",
  wasFor: "Sie galt für {template}. Die Website, die sie nutzt, muss offline gehen.",
  whatItAllows: "Was eine Lizenz erlaubt",
  unknown: "Diese Lizenz gibt es nicht",
  neverGiven: "Diesen Schlüssel haben wir nie vergeben.",
  compare: "Bitte vergleichen Sie ihn mit dem in LICENSE.txt: fünf Gruppen mit je vier Buchstaben.",
};

export const whatYouGet = {
  title: "Was Sie bekommen",
  seeIt: "Sie sehen die Vorlage vor dem Bezahlen in Ihren Farben, mit Ihrem Namen und Logo.",
  download:
    "Zum Herunterladen: einfache Dateien, die sich per Doppelklick öffnen. Keine weitere Software, kein Konto.",
  putOnline: "Oder wir stellen sie für {price} online.",
  keepIt: "Sie behalten sie für immer, auch wenn sie nicht mehr verkauft wird.",
  license: "Was die Lizenz erlaubt",
};

/** The page of what a license allows. */
export const licenseTerms = {
  pageTitle: "Lizenz",
  pageDescription:
    "Was Sie mit einer gekauften Vorlage tun dürfen: ein Unternehmen, eine Website, für immer.",
  title: "Was Sie mit einer Vorlage tun dürfen",
  intro:
    "Zu jeder Vorlage gehört eine eigene Lizenz mit eigenem Schlüssel. Derselbe Text steht in ihrer Datei LICENSE.txt.",
  categories: "Was jede Kategorie umfasst",
  categoriesIntro:
    "Die Rechte sind bei allen drei gleich. Was die Vorlagen können, ist verschieden.",
};

/** The file LICENSE.txt of a site. */
export const licenseFile = {
  title: "Lizenz für {template}",
  key: "Lizenzschlüssel",
  licensedTo: "Lizenziert für",
  category: "Kategorie",
  validity: "Noch gültig?",
  promises: "Was eine {category}-Vorlage leistet",
};

/** The file README.txt of a site. */
export const siteReadme = {
  title: "{template} für {company}",
  open: "Öffnen Sie index.html mit einem Doppelklick. Mehr braucht die Seite nicht: keine Installation, kein Programm, keine Verbindung.",
  contents: "Was hier liegt",
  index: "die Seite",
  styles: "wie sie aussieht; die vier Farben stehen in den ersten Zeilen",
  script: "was sich auf ihr bewegt",
  images: "Bilder und Ihr Logo",
  fonts: "Schriften, jede mit ihrer eigenen Lizenz",
  notFound: "die Seite für Adressen, die es nicht gibt; 404.css bestimmt ihr Aussehen",
  manifest: "Name und Symbole, die Handys anzeigen",
  robots: "was Suchmaschinen lesen dürfen: alles",
  sitemap: "Ihre Seiten, für Suchmaschinen",
  agents: "Ihre Seiten, für Sprachmodelle",
  colors: "die vier Farben, für Ihre Designprogramme",
  content: "Ihre Texte und Bilder, die der Editor des Shops laden kann",
  license: "was Sie mit all dem tun dürfen, und Ihr Lizenzschlüssel",
  page: "die Seite „{title}“",
  samePages: "dieselben Seiten auf {language}",
  colorTitle: "Andere Farben",
  color: "Ändern Sie die vier Farben am Anfang von styles.css. Alles andere richtet sich danach.",
  textTitle: "Anderer Text, anderes Bild",
  text: "Öffnen Sie index.html in einem Texteditor, oder legen Sie ein anderes Bild mit demselben Namen in den Ordner images.",
  webTitle: "Ins Netz stellen",
  web: "Laden Sie den ganzen Ordner auf einen beliebigen Webspace. index.html ist die Startseite.",
  messagesTitle: "Nachrichten",
  received:
    "Was Besucher über die Formulare in index.html senden, finden Sie im Shop auf der Seite Ihrer Website und in Ihrem Postfach. Möchten Sie es anderswo empfangen, ersetzen Sie in index.html die Adresse hinter action= durch die eines anderen Formulardienstes.",
  unset:
    "Das Formular in index.html sendet noch nichts, denn der Shop empfängt Nachrichten nur für Websites, die er online stellt. Jeder Formulardienst kann das übernehmen: Tragen Sie in index.html dessen Adresse in das erste Tag des Formulars ein, etwa so:",
  unsetThen:
    "und lassen Sie die Schaltfläche des Formulars mit {tag} beginnen. Löschen Sie dann den Satz darunter.",
  formNote: "Dieses Formular sendet noch nichts: In README.txt steht, was ihm fehlt.",
  addressTitle: "Gefunden und geteilt werden",
  address:
    "Sobald Sie die Adresse Ihrer Website kennen, schreiben Sie sie in robots.txt und sitemap.xml an die Stelle von {example} und in index.html vor images/share.png: das Bild, das Chats neben einem Link zeigen.",
  folder:
    "404.html ist für eine Website gedacht, die direkt unter ihrer Adresse liegt, etwa {example}/. Liegt sie in einem Ordner, setzen Sie ihn vor alles, was die Seite lädt: /ordner/404.css.",
  robotsNote:
    "Sobald Sie die Adresse Ihrer Website kennen, tragen Sie sie hier ein und entfernen Sie das # vor der Zeile",
  madeBy: "Erstellt von {shop}. Fragen: {email}",
};

export const siteDescription = {
  pages: "Seiten",
  contact: "Kontakt",
  address: "Adresse",
  hours: "Öffnungszeiten",
  phone: "Telefon",
  email: "E-Mail",
};

/** What was measured of a template. */
export const measured = {
  title: "Gemessen",
  intro:
    "Gemessen an der heruntergeladenen Website, mit Lighthouse auf einem langsamen Handy (höchstens 100 Punkte) und, für die Barrierefreiheit, mit axe, am",
  performance: "Leistung",
  accessibility: "Barrierefreiheit",
  bestPractices: "Best Practices",
  seo: "SEO",
  barriers: "Barrierefreiheit, automatisch geprüft",
  problems:
    "{count, plural, =0 {keine Probleme gefunden} one {# Problem gefunden} other {# Probleme gefunden}}",
  weight: "Größe der ganzen Seite",
  kilobytes: "{count, number} KB",
  fitsNarrowPhone: "Passt auf 320 Pixel Breite",
  darkMode: "Dunkelmodus",
  yes: "ja",
  no: "nein",
};

/** Of names that are no domains for a site. */
export const domainErrors = {
  off: "Eigene Domains bietet dieser Shop noch nicht an.",
  notAName: "Bitte geben Sie einen Namen wie www.example.com ein",
  noAddress: "Das ist eine IP-Adresse. Bitte geben Sie einen Namen wie www.example.com ein",
  ownName: "Dieser Name gehört dem Shop. Bitte geben Sie einen eigenen ein.",
  shared:
    "Unter {host} haben viele ihre Website. Bitte geben Sie Ihren eigenen Namen darunter ein.",
  notWhole: "Bitte geben Sie einen vollständigen Namen wie www.example.com ein",
  noOther: "Weiterleiten lässt sich nur zwischen einem Namen mit www und demselben ohne www.",
};

/** Of the form that reports a site. */
export const reportFields = {
  site: "Bitte fügen Sie die Adresse der Website ein, etwa https://www.example.com/seite",
  unknownSite:
    "Unter dieser Adresse hosten wir keine Website, und auch einen geteilten Entwurf gibt es dort nicht. Bitte kopieren Sie die Adresse aus Ihrem Browser; auf fremde Websites haben wir keinen Einfluss.",
  kind: "Bitte wählen Sie, was nicht stimmt",
  explanation: "Bitte schreiben Sie, was nicht stimmt und wo auf der Website",
  nameMissing: "Bitte geben Sie Ihren Namen ein",
  nameOnly: "Bitte geben Sie nur Ihren Namen ein",
  emailMissing: "Bitte geben Sie Ihre E-Mail-Adresse ein",
  goodFaith: "Bitte bestätigen Sie das",
};

export const siteErrors = {
  notDeployed: "Sie haben diese Vorlage nicht mit Veröffentlichung gekauft.",
  underWay: "An dieser Website arbeiten wir gerade. Bitte warten Sie einen Moment.",
  takenDown: "Wir haben diese Website gesperrt: {reason}",
  formNeedsAddress:
    "Ihre Website hat ein Formular, und was Ihre Besucher senden, geht per E-Mail an Sie.",
  confirmAddress:
    "{why} Bitte bestätigen Sie zuerst Ihre E-Mail-Adresse: Den Link können Sie in Ihrem Profil anfordern.",
  noVersion: "Diese Website hat keine Version {number}.",
  dangerousLink:
    "Diese Version enthält einen Link zu {listed}. Diese Adresse steht auf einer Liste gefährlicher Adressen. Bitte veröffentlichen Sie ohne diesen Link.",
  hostSettings: "Dafür hat der Hoster dieser Website eigene Einstellungen.",
  nameTaken: "Dieser Name gehört zu einer anderen Website. Bitte wählen Sie einen anderen.",
  nameFixed: "Beim Hoster dieser Website lässt sich der Name nicht ändern.",
  notBought: "Diese Vorlage haben Sie nicht gekauft.",
  noMessage: "Diese Nachricht gibt es nicht.",
  unknown: "Diese Website gibt es nicht.",
  noSite: "Zu dieser Lizenz haben Sie keine Website.",
  notTakenDown: "Diese Website ist nicht gesperrt.",
  objectedAlready: "Sie haben schon widersprochen. Ein Mensch antwortet per E-Mail.",
  mailboxForPrograms:
    "An Ihr Programm senden wir Nachrichten erst, wenn wir auch Sie per E-Mail erreichen.",
  saveProgram: "Bitte speichern Sie zuerst die Adresse Ihres Programms.",
  openPlaces:
    "{count, plural, one {# Stelle wartet} other {# Stellen warten}} noch auf Ihren eigenen Text: {places}. Füllen Sie sie im Editor aus, oder veröffentlichen Sie in der Übersicht Ihrer Website: Dort fragen wir, ob sie so bleiben dürfen.",
  isTakenDown: "Diese Website ist gesperrt.",
  manyNames: "Eine Website kann nacheinander höchstens {max} Namen haben.",
  changeHeld:
    "Das ist noch nicht gespeichert: Damit ähnelt Ihre Website solchen, die für Betrug benutzt werden. Wir sehen sie uns an, meist innerhalb eines Werktags, und schreiben Ihnen eine E-Mail. Sonst ändert sich an Ihrer Website nichts.",
  notShared:
    "Das wird nicht geteilt, weil es an Websites erinnert, die Passwörter oder Geld stehlen. Bitte schreiben Sie an {email}, wenn wir uns irren.",
  notSharedWith:
    "Das wird nicht geteilt, weil es an Websites erinnert, die Passwörter oder Geld stehlen. {reason}: „{evidence}“. Bitte ändern Sie diese Stelle, oder schreiben Sie an {email}, wenn wir uns irren.",
  tryInAMinute: "Bitte versuchen Sie es in einer Minute noch einmal.",
  uploadLogoAgain: "Bitte laden Sie es in Ihrem Profil noch einmal hoch.",
  logoNotFetched: "Ihr Logo konnte nicht vom Bilderdienst geladen werden. {remedy}",
};

export const siteFormFields = {
  licenseKey: "Das ist kein Lizenzschlüssel",
  brand: "Diese Marke ist nicht lesbar",
  domain: "Bitte geben Sie einen Namen wie www.example.com ein",
  known: "Mögliche Werte: {values}",
  nothingChanges: "Bitte geben Sie an, was sich ändern soll",
  objection: "Bitte schreiben Sie, warum die Website online sein sollte",
  nameShort: "Bitte schreiben Sie mindestens {min} Zeichen",
  nameLong: "Bitte schreiben Sie höchstens {max} Zeichen",
  nameLetters:
    "Bitte verwenden Sie Buchstaben, Ziffern und Bindestriche, etwa baeckerei-nordstrasse",
  nameOfShop: "Besucher würden diesen Namen für unseren halten. Bitte wählen Sie einen anderen.",
  nameOfBrand:
    "Besucher würden diesen Namen für den eines anderen Unternehmens halten. Bitte wählen Sie einen eigenen.",
  longAddress: "Bitte schreiben Sie höchstens 500 Zeichen",
  longText: "Bitte schreiben Sie höchstens {max} Zeichen",
  programAddress: "Bitte geben Sie die Adresse Ihres Programms ein. Sie beginnt mit https://",
  payAddress:
    "Bitte geben Sie die Adresse Ihrer Zahlungsseite so ein, wie sie im Browser steht. Sie beginnt mit https://",
  formAddress:
    "Bitte geben Sie die Adresse des anderen Formulars so ein, wie sie im Browser steht. Sie beginnt mit https://",
};

export const moveErrors = {
  line: "Zeile {line}: {what}",
  twoAddresses: "Hier stehen mehr als zwei Adressen.",
  oldAddress: "Bitte beginnen Sie die alte Adresse mit / oder https://",
  newPage: "Bitte nennen Sie eine Seite dieser Website. Sie beginnt mit /",
  unreadable: "Diese Adresse ist nicht lesbar.",
  manyAddresses: "Bitte geben Sie höchstens {max} Adressen an. Das sind {count}.",
  circle:
    "{circle} steht selbst in der Liste der alten Adressen, sodass dort niemand ankäme. Bitte nennen Sie ein anderes Ziel.",
  wholeTag: "Bitte fügen Sie das ganze Tag ein. Es beginnt mit {tag}",
  knownTags: "Diese Tags kennen wir: {names}.",
  incomplete:
    "Der Inhalt von {name} ist nicht vollständig. Bitte kopieren Sie das Tag noch einmal.",
};

/** Why a publication, or a message to the program of a site's owner, failed. */
export const siteFailures = {
  interrupted: "Der Vorgang wurde unterbrochen.",
  hostCannotUse: "Der Hoster konnte mit der Website nichts anfangen.",
  hostSlow: "Der Hoster hat zu lange gebraucht.",
  hostRefused: "Der Hoster hat die Website abgelehnt ({status}).",
  hostDown:
    "Der Hoster ist im Moment nicht erreichbar. Bitte versuchen Sie es in einer Minute noch einmal.",
  noSuchAddress: "Diese Adresse gibt es nicht.",
  notLookedUp: "Der Name der Adresse konnte nicht aufgelöst werden.",
  nothingAnswers: "Unter dieser Adresse antwortet nichts.",
  brokeOff: "Die Verbindung ist abgebrochen.",
  noAnswer: "Innerhalb von {seconds} Sekunden kam keine Antwort.",
  connectionFailed: "Die Verbindung ist fehlgeschlagen.",
  badCertificate: "Das Zertifikat der Adresse ist ungültig.",
  privateNetwork: "Die Adresse führt in ein privates Netz.",
  redirected:
    "Es kam eine Weiterleitung zurück (Status {status}). Bitte geben Sie die Adresse an, zu der sie führt.",
  answeredWith: "Es kam der Status {status} zurück.",
};
