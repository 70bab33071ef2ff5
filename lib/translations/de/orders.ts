/** Every page loads these. */
export const cartButton = {
  add: "In den Warenkorb",
  remove: "Aus dem Warenkorb",
  addAll: "Alle {count, number} in den Warenkorb",
  ofPreset: "{label}: {preset}",
  addFor: "In den Warenkorb, {price}",
  goToCart: "Zum Warenkorb",
  bought: "Gekauft",
  added:
    "{count, plural, one {# Vorlage liegt} other {# Vorlagen liegen}} jetzt in Ihrem Warenkorb",
  wasAdded: "{preset} liegt jetzt in Ihrem Warenkorb",
  wasRemoved: "{preset} ist aus Ihrem Warenkorb entfernt",
  alreadyInCart: "Diese Vorlage liegt schon in Ihrem Warenkorb",
};

/** Every page loads these, too. */
export const cartMerge = {
  title: "Angemeldet",
  merged: "Ihr Warenkorb wurde mit dem Ihres Kontos zusammengeführt",
  leftOut:
    "Ihr Warenkorb wurde mit dem Ihres Kontos zusammengeführt. Nicht übernommen: {names} (nicht mehr im Verkauf oder schon gekauft).",
};

export const cart = {
  pageTitle: "Warenkorb",
  title: "Ihr Warenkorb",
  loading: "Wird geladen",
  needsScript: "Der Warenkorb braucht JavaScript",
  needsScriptHint:
    "Bitte schalten Sie es ein, um zu bestellen, oder laden Sie die Seite neu. Alles andere hier funktioniert auch ohne.",
  notLoaded: "Ihr Warenkorb konnte nicht geladen werden",
  notLoadedHint: "Es geht nichts verloren: Wir bewahren ihn für Sie auf.",
  tryAgain: "Erneut versuchen",
  empty: "Ihr Warenkorb ist leer",
  emptyHint:
    "Jede Vorlage können Sie in Ihren eigenen Farben ausprobieren, bevor Sie sich entscheiden.",
  browseAll: "Alle Vorlagen ansehen",
  noLongerSold: "Nicht mehr im Verkauf und aus Ihrem Warenkorb entfernt: {presets}.",
  content: "{presets, plural, one {# Vorlage} other {# Vorlagen}}",
  contentWithLicenses:
    "{presets, plural, one {# Vorlage} other {# Vorlagen}}, {licenses, plural, one {# Lizenz} other {# Lizenzen}}",
  remove: "Entfernen",
  edit: "Texte und Bilder bearbeiten",
  editOf: " – {preset}",
  licenses: "Lizenzen",
  licensesOf: " für {preset}, eine je Website",
  licensesEach: "{count, plural, one {# Lizenz} other {# Lizenzen}} zu je {price}",
};

export const cartSummary = {
  title: "Übersicht",
  subtotal: "Zwischensumme, {content}",
  deployment: "Veröffentlichung",
  total: "Gesamtsumme",
  continue: "Weiter zur Kasse",
  login: "Anmelden",
  mustLogin: "Bitte melden Sie sich an, um fortzufahren",
  stayHere: "Hier bleiben",
  isNew: "Neu hier?",
  createAccount: "Konto anlegen",
  without: "Ohne Veröffentlichung",
  withoutHint: "Sie bekommen die Dateien und stellen sie selbst online.",
  with: "Mit Veröffentlichung",
  withHint:
    "Für einmalig {price} stellen wir {count, plural, one {Ihre Website} other {Ihre Websites}} in wenigen Minuten online. Danach können Sie Texte ändern, Ihre Domain verbinden, Nachrichten Ihrer Besucher lesen und Besuche zählen.",
};

export const coupon = {
  label: "Gutschein",
  apply: "Einlösen",
  remove: "Entfernen",
  ofCoupon: " – Gutschein {code}",
  computing: "…",
};

export const anotherLicense = {
  add: "Lizenz für weitere Website",
  of: ": {preset}",
};

export const cartOffer = {
  title: "Für Ihren Warenkorb",
  intro: "Noch liegt nichts davon in Ihrem Warenkorb, und gekauft ist auch noch nichts.",
  missing:
    "{count, plural, one {Eine weitere Vorlage aus diesem Link ist} other {# weitere Vorlagen aus diesem Link sind}} nicht mehr im Verkauf.",
  total: "Gesamtsumme, {count, plural, one {# Vorlage} other {# Vorlagen}}",
  look: "Ansehen",
  lookAt: " – {preset}",
  needsScript:
    "Der Warenkorb braucht JavaScript: Bitte schalten Sie es ein, um diese Vorlagen hineinzulegen, oder laden Sie die Seite neu.",
  nothing: "Hinter diesem Link gibt es nichts zu kaufen",
  nothingHint:
    "Vielleicht ist der Link alt oder unvollständig. Lassen Sie sich einen neuen schicken.",
  browseAll: "Alle Vorlagen ansehen",
};

export const cartOfferButton = {
  add: "{count, plural, one {In den Warenkorb} other {Alle # in den Warenkorb}}",
  adding: "Einen Moment …",
};

/** What a buyer wants to know before paying. */
export const trust = {
  line: "Sie können {days, plural, one {# Tag} other {# Tage}} lang eine Erstattung anfragen. Preise inkl. MwSt. Verkauft von {seller}. Jede Lizenz gilt für ein Unternehmen oder eine Person und für eine Website.",
  license: "Lizenz lesen",
};

export const checkout = {
  title: "Kasse",
  intro: "Prüfen Sie Ihre Bestellung, und wählen Sie dann, wie Sie zahlen.",
  changeCart: "Warenkorb ändern",
  pay: "Weiter zur Zahlung",
  loading: "Ihr Warenkorb wird geladen",
  nothingToPay: "Es gibt nichts zu bezahlen",
  cartIsEmpty: "Ihr Warenkorb ist leer.",
  waiting: "Wir warten auf Ihre Überweisung",
  waitingHint: "Ihre Bestellung ist eingegangen. Dieselben Angaben schicken wir Ihnen per E-Mail.",
  browseAll: "Alle Vorlagen ansehen",
};

export const orderSummary = {
  title: "Ihre Bestellung",
  several: "{preset}, {licenses, plural, one {# Lizenz} other {# Lizenzen}}",
  listPrice: "Vorlagen",
  subtotal: "Zwischensumme",
  deployment: "Veröffentlichung",
  noDeployment: "Veröffentlichung (nicht gewählt)",
  total: "Gesamtsumme",
};

/** Before PayPal's page, and after an order by bank transfer. */
export const payment = {
  title: "PayPal",
  text: "Einen Moment bitte, wir leiten Sie weiter …",
  goNow: "Weiter zu PayPal",
  failed: "Die Seite von PayPal konnte nicht geöffnet werden.",
  thankYou: "Vielen Dank",
  detailsFollow: "Die Bankverbindung erhalten Sie per E-Mail",
  seePurchases: "Zu Ihren Bestellungen",
};

/** Explains that paying by PayPal replaces bank transfers that were not made yet. */
export const transferNotice = {
  waiting: "{names} {count, plural, one {wartet} other {warten}} noch auf Ihre Überweisung",
  replaces:
    "Wenn Sie jetzt mit PayPal zahlen, entfällt diese Überweisung: Bitte führen Sie sie nicht mehr aus.",
  backToCart:
    "Die frühere Bestellung wird storniert, und {names} {count, plural, one {kommt} other {kommen}} zurück in Ihren Warenkorb.",
  forGood:
    "Die Überweisung entfällt auch dann, wenn Sie PayPal ohne Zahlung verlassen. Sie können jederzeit neu bestellen.",
};

export const payDialog = {
  title: "Ihre Daten",
  description:
    "Für Ihre Rechnung über {total}. USt-IdNr., Ihr Zeichen und Adresszusatz sind freiwillig.",
  descriptionOfPerson: "Für Ihre Rechnung über {total}. Der Adresszusatz ist freiwillig.",
  companyName: "Firmenname",
  lastName: "Nachname",
  firstName: "Vorname",
  street: "Straße und Hausnummer",
  street2: "Adresszusatz",
  state: "Bundesstaat",
  province: "Provinz",
  county: "Grafschaft",
  prefecture: "Präfektur",
  region: "Region",
  chooseCountry: "Bitte wählen",
  unusualZipCode:
    "Für das gewählte Land ({country}) ist eine PLZ wie {example} üblich. Ist Ihre trotzdem richtig, klicken Sie bitte noch einmal auf die Schaltfläche.",
  city: "Ort",
  zipCode: "PLZ",
  country: "Land",
  vatId: "USt-IdNr.",
  buyerReference: "Ihr Zeichen",
  referenceHint: "Zum Beispiel Bestellnummer oder Leitweg-ID.",
  unusualLeitwegId:
    "Die Prüfziffern passen nicht zu einer Leitweg-ID. Ist Ihre Angabe trotzdem richtig, klicken Sie bitte noch einmal auf die Schaltfläche.",
  forBusiness: "Ich kaufe für ein Unternehmen",
  incomplete: "Bitte geben Sie zuerst Ihre Daten ein.",
  paypal: "PayPal",
  bankTransfer: "Überweisung",
  buyWithPaypal: "Jetzt mit PayPal kaufen",
  buyByTransfer: "Jetzt per Überweisung kaufen",
  startLater:
    "Sonst beginnen Download und Veröffentlichung erst nach {days, plural, one {# Tag} other {# Tagen}} oder sobald Sie später zustimmen.",
  oneMoment: "Einen Moment …",
  paypalFailed:
    "Das Fenster von PayPal konnte nicht geöffnet werden. Diese Schaltfläche führt zur Seite von PayPal.",
};

/** The links follow what names them, and the last two follow "See also:". */
export const termsLine = {
  accept: "Mit der Bestellung akzeptieren Sie die",
  terms: "AGB",
  and: "und die",
  license: "Lizenzbedingungen",
  also: "Siehe auch:",
  refunds: "Erstattung",
  privacy: "Datenschutz",
  opensInNewTab: "(öffnet in neuem Tab)",
};

/** How a payment ended, and what to do then. */
export const outcome = {
  pageTitle: "Zahlung",
  paid: "Bezahlt. Vielen Dank!",
  paidText: "Die Zahlung ist eingegangen, und Ihre Vorlagen gehören jetzt Ihnen.",
  paidHint: "Zahlungsbestätigung und Rechnung sind per E-Mail zu Ihnen unterwegs.",
  pending: "PayPal prüft noch",
  pendingText: "Ihre Bestellung ist sicher. PayPal hat die Zahlung nur noch nicht freigegeben.",
  pendingHint: "Sie müssen nichts tun. Sobald die Zahlung da ist, schreiben wir Ihnen.",
  declined: "Die Zahlung wurde abgelehnt",
  declinedText:
    "PayPal konnte die gewählte Karte oder das gewählte Konto nicht belasten. Es wurde nichts abgebucht.",
  declinedHint:
    "Ihr Warenkorb ist unverändert. Versuchen Sie die Zahlung unter „Bestellungen“ noch einmal, oder bestellen Sie per Überweisung.",
  cancelled: "Zahlung abgebrochen",
  cancelledText: "Sie haben PayPal verlassen, ohne zu zahlen. Es wurde nichts abgebucht.",
  cancelledHint:
    "Ihr Warenkorb ist unverändert. Auch die Bestellung bleibt unter „Bestellungen“ stehen: Sie können sie dort später bezahlen.",
  alreadyPaid: "Diese Bestellung ist schon bezahlt",
  alreadyPaidText: "Die Zahlung war bereits eingegangen. Es wurde nur einmal abgebucht.",
  unknown: "Wir wissen noch nicht, ob Sie bezahlt haben",
  unknownText:
    "Wir konnten nicht herausfinden, ob diese Zahlung geklappt hat. Doppelt abgebucht wird nichts.",
  unknownHint:
    "Wir fragen weiter bei PayPal nach. Sehen Sie in einigen Minuten unter „Bestellungen“ nach, oder schreiben Sie uns.",
  seePurchases: "Zu Ihren Bestellungen",
  backToCart: "Zurück zum Warenkorb",
  talkToUs: "Schreiben Sie uns",
};

/** What comes after a payment. */
export const firstSteps = {
  title: "In zwei Schritten zu Ihrer Website",
  write: "Schreiben Sie Ihre Texte: Klicken Sie auf einen Text der Seite, um ihn zu ändern.",
  connect: "Verbinden Sie Ihre Domain. Bis dahin hat Ihre Website eine Adresse von uns.",
  samples:
    "Ihre Website geht so online, wie Sie sie gespeichert haben: Wo Sie noch nichts geschrieben haben, stehen Beispieltexte. Suchmaschinen zeigen sie erst, wenn Sie eigene Texte veröffentlicht haben.",
  download:
    "Laden Sie die Website herunter, und stellen Sie sie auf Ihrem eigenen Webspace online.",
};

export const cartErrors = {
  notRemoved: "Die Vorlage konnte nicht entfernt werden. Bitte versuchen Sie es noch einmal.",
  full: "In einen Warenkorb passen höchstens {max} Vorlagen.",
  logIn: "Bitte melden Sie sich an.",
};

export const orderFields = {
  cartOwner: "Bitte geben Sie an, wessen Warenkorb das ist",
  presetNumber: "Bitte nennen Sie jede Vorlage mit ihrer Nummer",
  howManyLicenses: "Bitte geben Sie an, wie viele Lizenzen Sie möchten",
  oneLicense: "Bitte bestellen Sie mindestens eine Lizenz",
  presetLicenses: "Bitte bestellen Sie höchstens {max} Lizenzen einer Vorlage auf einmal",
  ownedLicenses: "Bitte geben Sie an, wie viele Lizenzen Sie haben",
  manyLicenses: "Bitte bestellen Sie höchstens {max} Lizenzen auf einmal",
  presetList: "Bitte senden Sie eine Liste von Vorlagen",
  onePreset: "Bitte wählen Sie mindestens eine Vorlage",
  manyPresets: "Bitte senden Sie höchstens {max} Vorlagen auf einmal",
  customer: "Bitte geben Sie an, wer bestellt",
  emptyCart: "Ihr Warenkorb ist leer",
  manyOrdered: "Bitte bestellen Sie höchstens {max} Vorlagen auf einmal",
  trueOrFalse: "Das muss true oder false sein",
  reason: "Bitte geben Sie einen Grund an",
  refundReason: "Bitte wählen Sie einen Grund",
};

export const billingFields = {
  missing: "Bitte ausfüllen",
  businessesOnly:
    "Wir verkaufen nur an Unternehmen. Bitte bestätigen Sie, dass Sie für ein Unternehmen kaufen.",
};

export const orderErrors = {
  billingLacks: "In Ihrer Rechnungsadresse fehlt: {words}.",
  keyFormat: "Ein Idempotency-Key besteht aus 1 bis 200 sichtbaren Zeichen.",
  keyUsed: "Dieser Idempotency-Key wurde schon für eine andere Anfrage benutzt.",
  noElectronicInvoice: "Dazu gibt es keine E-Rechnung: Die Umsatzsteuer ist nicht aufgeschlüsselt.",
  unknownCreditNote: "Diese Stornorechnung gibt es nicht.",
  otherCreditNote: "Das ist nicht Ihre Stornorechnung.",
  noTerms: "Zu dieser Bestellung sind keine AGB gespeichert.",
  noInstruction: "Zu dieser Bestellung ist keine Widerrufsbelehrung gespeichert.",
  byPaypal: "Eine Bestellung mit PayPal brechen Sie auf der Seite von PayPal ab.",
  partOfTransfer:
    "Ein Teil Ihrer Überweisung für die Bestellung {orderId} ist eingegangen. Bitte schreiben Sie uns, dann senden wir das Geld zurück.",
  transferArrived:
    "Die Bestellung {orderId} ist bezahlt: Ihre Überweisung ist eingegangen. Unter „Bestellungen“ können Sie eine Erstattung anfragen.",
  noLicense: "Diese Lizenz haben Sie nicht. Bitte sehen Sie unter „Bestellungen“ nach.",
  deployedBefore:
    "Die Veröffentlichung von {name} haben Sie schon gekauft. Die Website finden Sie unter „Bestellungen“.",
  pricesChanged: "Preise haben sich geändert. Bitte prüfen Sie Ihren Warenkorb.",
  listedTwice: "Eine Vorlage steht in dieser Bestellung zweimal. Bitte prüfen Sie Ihren Warenkorb.",
  notSold:
    "{count, plural, one {{names} wird} other {{names} werden}} nicht mehr verkauft. Bitte prüfen Sie Ihren Warenkorb.",
  unknownTemplate:
    "Eine Vorlage in dieser Bestellung gibt es nicht. Bitte prüfen Sie Ihren Warenkorb.",
  bought:
    "Schon gekauft mit Ihrer Bestellung {orderId}: {names}. Bitte entfernen Sie das aus dem Warenkorb; Sie finden es unter „Bestellungen“.",
  licensesChanged:
    "Die Zahl Ihrer Lizenzen für {names} hat sich geändert. Bitte prüfen Sie Ihren Warenkorb.",
  ordered:
    "{names} haben Sie mit Ihrer Bestellung {orderId} schon per Überweisung bestellt. Zahlen Sie mit PayPal, um diese Bestellung zu ersetzen, oder warten Sie, bis Ihre Überweisung eingegangen ist.",
  partlyPaid:
    "Ein Teil Ihrer Überweisung für die Bestellung {orderId} ist eingegangen. Bitte überweisen Sie den Rest, oder schreiben Sie uns.",
  inProgress:
    "Die Zahlung für {names} aus Ihrer Bestellung {orderId} wird noch bearbeitet. Sehen Sie in einigen Minuten unter „Bestellungen“ nach.",
  replaced:
    "Diese Bestellung wurde gerade durch eine andere von Ihnen ersetzt. Bitte sehen Sie unter „Bestellungen“ nach, bevor Sie zahlen.",
  waits:
    "Diese Bestellung können Sie bis zum {lastDay} widerrufen: Download und Veröffentlichung beginnen danach. Möchten Sie sofort beginnen, klicken Sie unter „Bestellungen“ auf „Jetzt starten“.",
  notWaiting: "Diese Bestellung wartet nicht: Sie können sofort beginnen.",
  notOpen: "Diese Bestellung ist geschlossen.",
  name: "Firmenname",
  lastname: "Nachname",
  firstname: "Vorname",
  city: "Ort",
  zipcode: "PLZ",
  country: "Land",
  otherInvoice: "Das ist nicht Ihre Rechnung.",
};

export const refundErrors = {
  askedAlready: "Für diese Bestellung haben Sie schon eine Erstattung angefragt.",
  onItsWay:
    "Eine Erstattung dieser Bestellung ist unterwegs. Sobald sie angekommen ist, können Sie eine weitere anfragen.",
  left: "Noch übrig: {left} von {total}",
  noSuchTemplate: "Diese Vorlage gehört nicht zur Bestellung {id}. {figures}.",
  taken: "{names}: schon erstattet, oder die Erstattung ist unterwegs. {figures}.",
  taxFirst: "Bitte erstatten Sie zuerst die Umsatzsteuer der Bestellung {id}: {tax}.",
  tooMuch: "{asked} ist mehr, als sich erstatten lässt. {figures}.",
  otherAmount: "Das ergibt {amount}, nicht {wished}. {figures}.",
  nothing: "Das ergibt {amount}: Es gibt nichts zu erstatten.",
  noTax: "Von der Bestellung {id} ist keine Umsatzsteuer zu erstatten.",
  otherTax: "Die Umsatzsteuer beträgt {tax}, nicht {wished}.",
  refunded: "Die {total} der Bestellung {id} sind schon ganz erstattet.",
  underReview:
    "PayPal prüft die {total} der Bestellung {id} noch. Bitte erstatten Sie sie erst, wenn sie eingegangen sind.",
  undecided:
    "Über die Zahlung der Bestellung {id} muss zuerst entschieden werden: Sicher bezahlt sind {none} von {total}.",
  notPaid: "Die Bestellung {id} ist nicht bezahlt: Erstatten lassen sich {none} von {total}.",
  refundedOrOnItsWay:
    "Die {total} der Bestellung {id} sind schon ganz erstattet, oder die Erstattung ist unterwegs.",
  tooLate:
    "Eine Erstattung lässt sich nur innerhalb von {days} Tagen nach der Zahlung anfragen. Bitte schreiben Sie uns.",
  someRefunded:
    "Einige dieser Vorlagen sind schon erstattet oder gehören nicht zur Bestellung {id}.",
};

export const orderChanges = {
  total: "Die Gesamtsumme beträgt jetzt {now}, vorher waren es {before}.",
  notSold: "Nicht mehr im Verkauf: {names}.",
};

/** Of addresses whose VAT cannot be known. */
export const addressErrors = {
  forcesPost:
    "Das ist eine Feldpostadresse. Aus ihr geht nicht hervor, in welchem Land Sie sind. Bitte geben Sie Ihre zivile Adresse an",
  noPostCode:
    "Die PLZ „{zipcode}“ gibt es in diesem Land nicht, und dort hängt die Umsatzsteuer von ihr ab. Bitte prüfen Sie PLZ und Land",
  otherPostCode:
    "{place} hat eine andere PLZ, und von ihr hängt die Umsatzsteuer ab. Bitte prüfen Sie PLZ und Ort",
};
