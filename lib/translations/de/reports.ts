/** The form with which anybody reports a site, and its receipt. */
export const report = {
  title: "Website melden",
  intro:
    "Stimmt etwas nicht mit einer Website, die wir hosten, oder mit einem Entwurf, den jemand hier geteilt hat? Sagen Sie es uns: Ein Mensch sieht sich das an und entscheidet, ob es online bleibt. Ein Konto brauchen Sie nicht.",
  site: "Adresse der Website",
  siteHint: "So, wie sie in Ihrem Browser steht, etwa https://www.example.com/seite",
  draftHint:
    "Enthält dieser Entwurf eigene Texte, fügen Sie bitte die ganze Adresse aus Ihrem Browser ein: Die Texte stehen darin, und wir haben sie nicht.",
  kind: "Was nicht stimmt",
  choose: "Bitte wählen",
  explanation: "Warum, und wo genau",
  explanationHint:
    "Sagen Sie, welche Texte, Bilder oder Seiten Sie meinen und warum sie gegen das Gesetz oder die Rechte anderer verstoßen.",
  reporter: "Wer Sie sind",
  reporterHint:
    "Wir antworten Ihnen per E-Mail. Wer die Website betreibt, erfährt nicht, von wem die Meldung kommt. Ein halbes Jahr nach unserer Entscheidung löschen wir Ihren Namen und Ihre Adresse.",
  anonymous: "Bei Straftaten gegen Kinder fragen wir weder nach Namen noch nach Adresse.",
  name: "Name",
  email: "E-Mail",
  goodFaith:
    "Ich bin in gutem Glauben davon überzeugt, dass meine Angaben richtig und vollständig sind.",
  send: "Meldung senden",
  privacy: "Datenschutz",
  elsewhere: "Ist gerade jemand in Gefahr? Bitte rufen Sie zuerst die Polizei.",
  receivedTitle: "Ihre Meldung ist eingegangen",
  number: "Sie hat die Nummer {number}.",
  decidedInHours:
    "Ein Mensch sieht sich die Website an und entscheidet innerhalb von {hours, plural, one {# Stunde} other {# Stunden}}.",
  decidedInDays:
    "Ein Mensch sieht sich die Website an und entscheidet innerhalb von {days, plural, one {# Tag} other {# Tagen}}.",
  receivedHint:
    "Die Entscheidung und ihre Gründe erhalten Sie per E-Mail, auch was Sie tun können, wenn Sie anderer Meinung sind. Eine Eingangsbestätigung ist unterwegs.",
  anonymousHint:
    "Sie haben keine Adresse angegeben, deshalb können wir Ihnen nicht antworten. Danke für Ihre Meldung.",
  home: "Zur Startseite",
};

export const reportProblems = {
  fields: "Bitte prüfen Sie die markierten Felder.",
  site: "Bitte prüfen Sie die markierten Felder.",
  too_many_requests:
    "Das waren zu viele Versuche. Bitte warten Sie einige Minuten, oder schreiben Sie uns.",
  other: "Das hat nicht geklappt. Bitte versuchen Sie es noch einmal, oder schreiben Sie uns.",
};

export const reportKinds = {
  phishing: "Phishing oder Betrug",
  children: "Straftaten gegen Kinder",
  intellectual_property: "Urheber- oder Markenrecht",
  personal_data: "Personenbezogene Daten, ohne Erlaubnis veröffentlicht",
  illegal: "Rechtswidrige Waren oder Inhalte",
  spam: "Spam",
  other: "Etwas anderes",
};

/** The objection of an owner whose site was taken down. */
export const objection = {
  title: "Sind Sie anderer Meinung?",
  hint: "Sie können einmal widersprechen. Das kostet nichts, und ein Mensch antwortet per E-Mail.",
  why: "Warum die Website online sein sollte",
  send: "Widersprechen",
  sent: "Sie haben am {day} widersprochen. Ein Mensch antwortet innerhalb von {days, plural, one {# Tag} other {# Tagen}} per E-Mail.",
  answered: "Unsere Antwort auf Ihren Widerspruch:",
};
