/** "Vertrag widerrufen" and "Widerruf bestätigen" are the words of § 356a BGB. */
export const withdrawal = {
  title: "Vertrag widerrufen",
  intro:
    "Als Verbraucherin oder Verbraucher können Sie eine Bestellung innerhalb von {days, plural, one {# Tag} other {# Tagen}} nach der Zahlung ohne Angabe von Gründen widerrufen. Ein Konto brauchen Sie dafür nicht.",
  order: "Bestellnummer",
  orderHint: "Sie steht in den E-Mails zu Ihrer Bestellung.",
  name: "Name",
  email: "E-Mail",
  emailHint: "Die Adresse, mit der Sie bestellt haben. Dorthin geht die Eingangsbestätigung.",
  next: "Weiter",
  checkFields: "Bitte prüfen Sie die markierten Felder.",
  tooManyTries:
    "Das waren zu viele Versuche. Bitte warten Sie einige Minuten, oder schreiben Sie uns.",
  didNotWork: "Das hat nicht geklappt. Bitte versuchen Sie es noch einmal, oder schreiben Sie uns.",
  confirmTitle: "Widerruf bestätigen",
  confirmIntro:
    "Bitte prüfen Sie Ihre Angaben. Mit der Schaltfläche unten senden Sie uns den Widerruf.",
  statement: "Hiermit widerrufe ich den Vertrag zur Bestellung {order}.",
  confirm: "Widerruf bestätigen",
  change: "Ändern",
  nothingTyped: "Bitte füllen Sie zuerst das Formular aus.",
  toForm: "Zum Formular",
  receivedTitle: "Ihr Widerruf ist eingegangen",
  receivedText: "Eine Eingangsbestätigung mit Datum und Uhrzeit ist per E-Mail zu Ihnen unterwegs.",
  receivedHint:
    "Ein Mensch sieht ihn sich an. Gehören Nummer und Adresse zu einer Bestellung, geht das Geld auf dem Weg zurück, auf dem es kam.",
  home: "Zur Startseite",
};

export const withdrawalFields = {
  orderMissing: "Bitte geben Sie die Bestellnummer ein, etwa 1042. Sie steht in den E-Mails dazu.",
  nameMissing: "Bitte geben Sie Ihren Namen ein",
  nameOnly: "Bitte geben Sie nur Ihren Namen ein",
  emailMissing: "Bitte geben Sie Ihre E-Mail-Adresse ein",
};

/** Change `startConsentVersion` together with these words, which emails quote. */
export const startConsent = {
  text: "Sofort beginnen: Ich stimme ausdrücklich zu, dass Sie vor Ablauf der Widerrufsfrist mit der Ausführung des Vertrags beginnen, und mir ist bekannt, dass damit mein Widerrufsrecht erlischt.",
};
