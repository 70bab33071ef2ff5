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
    "{count, plural, one {Ihre Website wird online gestellt. Ihre Adresse erscheint hier von selbst.} other {Ihre Websites werden online gestellt. Ihre Adressen erscheinen hier von selbst.}}",
  refunded: "Erstattet. Ihre Website bleibt online bis",
  takenDown: "Von uns gesperrt",
  held: "Wir prüfen sie, bevor sie online geht",
  newVersionHeld: "Wir prüfen Ihre Änderungen, bevor sie online gehen",
  hidden: "Für Suchmaschinen unsichtbar, bis Sie eigene Texte veröffentlichen",
  opensInNewTab: " (öffnet in neuem Tab)",
  siteOf: "Ihre Website mit {template}",
  of: " – {template}",
  edit: "Bearbeiten",
  publish: "Veröffentlichen",
  messages: "{unread, plural, =0 {Nachrichten} other {Nachrichten (# neu)}}",
  putOnline: "Für {price} online stellen lassen",
  writeWords: "1. Texte schreiben",
  connectDomain: "2. Domain verbinden",
};

/** Of a template that was bought without deployment. */
export const noSite = {
  title: "Nicht von uns veröffentlicht",
  text: "Sie haben {template} für Ihren eigenen Webspace gekauft. Laden Sie die Vorlage mit Ihren Texten, Ihrem Logo und Ihren Farben herunter, entpacken Sie sie dort, und sie ist online.",
  download: "Zum Download",
  offerTitle: "Oder für {price} von uns online stellen lassen",
  offer:
    "Wir veröffentlichen Ihre Website in wenigen Minuten unter einer eigenen Adresse. Danach können Sie Texte ändern, Ihre Domain verbinden, Nachrichten Ihrer Besucher lesen und Besuche zählen. Sie zahlen einmal.",
  buy: "Online stellen lassen",
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
  history: "Was bisher geschah",
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
    "Sie erlaubt einem Unternehmen, {template} für eine Website zu nutzen. Wem sie gehört, geben wir nicht bekannt.",
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
