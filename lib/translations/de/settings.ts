/** The settings of a customer's site. */
export const siteSettings = {
  address: "Adresse",
  name: "Name in der Adresse",
  nameHint: "Ihre Website steht unter {address}. Die alte Adresse leitet auf die neue weiter.",
  fixedName: "Den Namen legt der Hoster Ihrer Website fest.",
  save: "Adresse ändern",
  saving: "Wird geändert …",
  saved: "Geändert. Ihre Website steht unter der neuen Adresse.",
  offlineTitle: "Offline nehmen",
  offlineHint:
    "Ihre Website ist dann für niemanden mehr zu finden. Texte, Versionen und Einstellungen bleiben erhalten.",
  alreadyOffline: "Ihre Website ist nicht online.",
  takeOffline: "Offline nehmen",
  takingOffline: "Wird offline genommen …",
};

export const settingsForm = {
  save: "Speichern",
  saving: "Wird gespeichert …",
  saved: "Gespeichert.",
};

export const formSettings = {
  title: "Formulare",
  paymentLink: "Link zu Ihrer Zahlungsseite",
  paymentLinkHint:
    "Wird nach einer Bestellung angezeigt. Haben Sie keine Zahlungsseite, lassen Sie das Feld leer.",
  formAddress: "Formulare anderswohin senden",
  formAddressHint:
    "Formulare der Website, die wir veröffentlichen, kommen unter „Nachrichten“ an. Wenn Sie die Dateien herunterladen und selbst online stellen, gehen die Formulare stattdessen an diese Adresse.",
  privacy: "Für Ihre Datenschutzerklärung",
  privacyHint:
    "Dieser Absatz sagt, was gespeichert wird, wenn Ihnen jemand schreibt. Kopieren Sie ihn auf eine Textseite.",
  language: "Sprache",
  copy: "Absatz kopieren",
  copied: "Kopiert.",
};

export const businessSettings = {
  title: "Angaben für Suchmaschinen",
  business: "Unternehmen",
  hint: "Adresse, Öffnungszeiten, Preise und Profile, wie Sie sie uns genannt haben. Beim nächsten Veröffentlichen kommen sie dorthin, wo Suchmaschinen und KI-Assistenten sie lesen.",
  noBusiness: "Nur das, was auf der Website steht",
  none: "Suchmaschinen lesen, was auf der Website steht. Nennen Sie uns Adresse, Öffnungszeiten und Preise, dann geben wir sie in einem Format weiter, das Suchmaschinen sicher verstehen.",
  tell: "Angaben machen",
};

export const webhook = {
  title: "Nachrichten an Ihr Programm senden",
  intro:
    "Nachrichten und Bestellungen Ihrer Besucher können sofort auch an ein Programm von Ihnen gehen, etwa an Ihre Buchhaltung oder Kundenliste. Spam geben wir nicht weiter, und im Posteingang bleibt alles erhalten.",
  address: "Adresse Ihres Programms",
  addressHint: "Ein Webhook, der JSON annimmt. Haben Sie kein Programm, lassen Sie das Feld leer.",
  secret: "Signaturschlüssel",
  secretHint: "Damit prüft Ihr Programm, ob eine Nachricht wirklich von uns kommt.",
  standard: "So wird die Signatur geprüft",
  replace: "Schlüssel ersetzen",
  replaceTitle: "Den Schlüssel ersetzen?",
  replaceText: "Ihr Programm nimmt keine Nachricht mehr an, bis es den neuen hat.",
  replaceYes: "Ja, ersetzen",
  replaceNo: "Behalten",
  test: "Test senden",
  arrived: "Angekommen.",
  deliveries: "Die neuesten Nachrichten",
  noDeliveries: "Noch keine. Gesendet wird, was ab jetzt eingeht.",
  from: "{kind, select, order {Bestellung von {writer}} request {Anfrage von {writer}} other {Nachricht von {writer}}}",
  waiting: "Neuer Versuch folgt",
  delivered: "Angekommen",
  failed: "Nicht angekommen",
  attempts: "{count, plural, one {# Versuch} other {# Versuche}}",
};

/** Where visitors, messages and payments of a site go. */
export const siteDestinations = {
  domain: "Domain",
  paymentLink: "Link zur Zahlungsseite",
  formAddress: "Adresse für Formulare",
  webhook: "Programm, das Nachrichten bekommt",
};

export const moveSettings = {
  title: "Von einer anderen Website umgezogen?",
  redirects: "Adressen Ihrer alten Website",
  redirectsExample: "/ueber-uns.html /#about\n/speisekarte",
  redirectsHint:
    "Eine je Zeile, oder fügen Sie Ihre alte Sitemap ein. Jede führt zu Ihrer Startseite oder zu der Seite, die Sie dahinter schreiben. Das gilt auch unter Ihrer eigenen Domain.",
  verification: "Tags für Suchmaschinen",
  verificationHint:
    "Von Google, Bing und anderen bekommen Sie ein HTML-Tag, mit dem Sie nachweisen, dass die Website Ihnen gehört. Fügen Sie das ganze Tag ein; eine Datei hochladen müssen Sie nicht. Haben Sie eine eigene Domain, können Sie stattdessen bei Ihrem Domain-Anbieter den TXT-Eintrag anlegen, den Ihnen die Suchmaschine nennt. Unter unserer Adresse funktioniert nur das Tag.",
};
