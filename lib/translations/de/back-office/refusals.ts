export const catalogueRefusals = {
  unknownBundle: "Dieses Paket gibt es nicht.",
  unknownCoupon: "Diesen Gutschein gibt es nicht.",
  couponWithout: "Bitte geben Sie den Rabatt in Prozent oder als Betrag an",
  couponWithBoth: "Bitte geben Sie den Rabatt entweder in Prozent oder als Betrag an, nicht beides",
  endsBefore: "Das Ende darf nicht vor dem Beginn liegen",
  couponExists: "Den Gutschein {code} gibt es schon.",
  codeStays:
    "Der Code {code} lässt sich nicht ändern, weil er auf Rechnungen steht. Beenden Sie diesen Gutschein, und legen Sie einen neuen an.",
  unknownSale: "Diese Rabattaktion gibt es nicht.",
  saleEndsBefore: "Das Ende muss nach dem Beginn liegen",
  saleOver: "Die Rabattaktion wäre schon vorbei",
  salesOverlap: "Die Rabattaktion „{name}“ gilt zur selben Zeit für einige dieser Vorlagen.",
  saleEnded: "Diese Rabattaktion ist beendet.",
  saleBegun:
    "Diese Rabattaktion läuft: Nur Name und Ende lassen sich ändern. Beenden Sie sie, und legen Sie eine neue an.",
  launchPast: "Das Datum muss in der Zukunft liegen",
  launched: "Diese Vorlage ist bereits erschienen.",
  inSale: "Diese Vorlage ist in einer Rabattaktion. Ihr Preis lässt sich danach wieder ändern.",
};

export const customerRefusals = {
  banSelf: "Sie können sich nicht selbst sperren.",
  unknown: "Diesen Kunden gibt es nicht.",
};

export const staffRefusals = {
  tooMany: "Sie haben schon viele eingeladen. Bitte versuchen Sie es in einer Stunde noch einmal.",
  unknown:
    "Diesen Mitarbeiter gibt es nicht. Vielleicht ist die Liste veraltet: Bitte laden Sie die Seite neu.",
  alreadyHere: "Diese Person arbeitet schon in der Verwaltung. Ändern Sie stattdessen ihre Rolle.",
  notValid:
    "Diese Einladung gilt für eine andere Adresse, wurde schon angenommen oder zurückgezogen oder ist abgelaufen. Der Inhaber des Shops kann Ihnen eine neue schicken.",
  owner: "Das ist die Adresse des Inhabers. Der Inhaber darf bereits alles.",
  notVerified:
    "Bitte bestätigen Sie zuerst Ihre E-Mail-Adresse: Den Link dafür fordern Sie in Ihrem Profil an. Öffnen Sie die Einladung danach noch einmal.",
  secondFactorFirst:
    "Bitte melden Sie sich mit einem Code oder Passkey an. Ist Ihrer verloren, entfernt ihn ein Befehl auf dem Server: npm run reset-second-factor.",
};

export const operationRefusals = {
  unknownJob: "Diese Aufgabe gibt es nicht.",
  jobNotGivenUp: "Diese Aufgabe ist nicht fehlgeschlagen.",
  unknownEmail: "Diese E-Mail gibt es nicht.",
  unknownEvent: "Diesen Eintrag gibt es nicht.",
};

export const caseRefusals = {
  unknownSite: "Diese Website gibt es nicht.",
  isTakenDown: "Diese Website ist schon gesperrt.",
  notTakenDown: "Diese Website ist nicht gesperrt.",
  unknownReport: "Diese Meldung gibt es nicht.",
  decided: "Darüber ist schon entschieden. Bitte laden Sie die Liste neu.",
  gone: "Das wurde gelöscht, oder es ist ein Link, der seine Texte selbst enthält: Es gibt nichts zu sperren. Bitte schließen Sie die Meldung ohne Maßnahme.",
  unknownHeld: "Diese zurückgehaltene Website gibt es nicht.",
  heldDecided: "Darüber ist schon entschieden, oder der Inhaber hat etwas anderes veröffentlicht.",
};

export const supportRefusals = {
  titleExists: "Einen Textbaustein mit diesem Titel gibt es schon.",
  unknownAnswer: "Diesen Textbaustein gibt es nicht.",
  unknownAssignee: "Kein Mitarbeiter, der antworten darf, hat diese Nummer.",
  unknownThread: "Dieses Gespräch gibt es nicht.",
  unknownMessage: "Diese Nachricht gibt es nicht.",
};

/** Of the queries of lists. */
export const listErrors = {
  tooMany: "Bitte fragen Sie höchstens {max} auf einmal ab",
  tooManyRows: "Höchstens {max} Zeilen auf einmal: von _start bis _end",
  onlyFirst:
    "Nur die ersten {max} lassen sich durchblättern: Grenzen Sie die Liste ein, oder exportieren Sie sie",
};

export const bookErrors = {
  notAMonth: "Das muss ein Monat sein, etwa 2026-11",
  unknownFile: "Diese Datei gibt es in diesem Monat nicht.",
};
