/** Of requests of components to the server. */
export const connection = {
  unreachable:
    "Der Shop ist nicht erreichbar. Prüfen Sie Ihre Verbindung, und versuchen Sie es noch einmal.",
  unreadable: "Die Antwort des Shops war nicht lesbar. Bitte versuchen Sie es noch einmal.",
  unreadableAnswer: "Die Antwort des Shops war nicht lesbar. Bitte versuchen Sie es noch einmal.",
};

/** Errors that any part of the API may answer with. */
export const errors = {
  bug: "Da ist etwas schiefgegangen. Passiert es wieder, nennen Sie uns bitte diesen Code: {id}",
  manyAttempts: "Das waren zu viele Versuche. Bitte warten Sie einen Moment.",
  largeRequest: "Diese Anfrage ist größer als {kib} KiB.",
  unknownCountry: "Ein Land „{typed}“ gibt es nicht. Meinten Sie {nearest}?",
  otherSite: "Diese Anfrage kam von einer anderen Website.",
  queueFull: "Im Shop ist gerade viel los. Bitte versuchen Sie es gleich noch einmal.",
  logIn: "Bitte melden Sie sich an.",
  nothingHere: "Unter dieser Adresse gibt es nichts.",
  busy: "Im Shop ist gerade viel los. Bitte versuchen Sie es noch einmal.",
  unknownInvoice: "Diese Rechnung gibt es nicht.",
  sendJson: "Bitte senden Sie JSON (Content-Type: application/json).",
  notJson: "Der Inhalt dieser Anfrage ist kein gültiges JSON.",
  unreadableBody: "Der Inhalt dieser Anfrage war nicht lesbar.",
  serviceDown:
    "{service} ist gerade nicht erreichbar. Bitte versuchen Sie es in einer Minute noch einmal.",
  wrongMethod: "Das geht unter dieser Adresse nicht.",
  checkInput: "Bitte prüfen Sie Ihre Angaben.",
  onlyShop: "Das darf nur der Shop selbst.",
  notYourRole:
    "Ihre Rolle erlaubt das nicht. Ändern lässt sie sich mit dem Inhaberkonto des Shops.",
  loggedOutAlready: "Dieses Gerät ist schon abgemeldet.",
  otherAccount: "Das ist nicht Ihr Konto.",
  unknownEmail: "Zu dieser E-Mail-Adresse gibt es kein Konto.",
  onlyOwner: "Konten der Verwaltung lassen sich nur mit dem Inhaberkonto ändern.",
  needsFactor:
    "Die Verwaltung verlangt die Zwei-Faktor-Anmeldung. Öffnen Sie /admin in einem Browser, um sie einzurichten, und melden Sie sich dann mit einem Code an.",
  manyMeasurements: "Zu viele Messungen. Bitte warten Sie einen Moment.",
};

/** Of fields that several forms have. */
export const fieldErrors = {
  notText: "Das muss Text sein",
  notStorable: "Dieser Text enthält Zeichen, die sich nicht speichern lassen",
  tooLong: "Bitte schreiben Sie höchstens {max} Zeichen",
  emailLong: "Die E-Mail-Adresse darf höchstens {max} Zeichen haben",
  emailLetters:
    "Bitte schreiben Sie die Adresse mit den Buchstaben a bis z: An andere kann unser E-Mail-Dienst nicht zustellen",
  emailFormat: "Das ist keine gültige E-Mail-Adresse",
  invisible: "Bitte entfernen Sie die unsichtbaren Zeichen, etwa Zeilenumbrüche",
  vatId: "Das ist keine USt-IdNr. wie DE123456789",
};

export const tokenErrors = {
  unknown: "Diesen Token haben Sie nicht.",
  tooMany: "Sie haben schon {max} Tokens. Bitte widerrufen Sie einen, den Sie nicht mehr brauchen.",
  refused:
    "Dieser API-Token ist falsch, abgelaufen oder widerrufen. Erstellen Sie einen neuen, wo Sie diesen erstellt haben: in Ihrem Profil oder in der Verwaltung.",
  notInRole: "Ihre Rolle umfasst {scopes} nicht",
  notForTokens: "Dafür sind API-Tokens nicht gedacht. Bitte melden Sie sich an.",
  needsScope:
    "Dieser API-Token darf das nicht. Erstellen Sie in der Verwaltung einen mit der Berechtigung {scope}.",
};

export const tokenFields = {
  scopes: "Bitte wählen Sie, was der Token darf",
  name: "Ein Token braucht einen Namen, etwa den des Programms, das ihn benutzt",
  scopeTwice: "Bitte nennen Sie jede Berechtigung nur einmal",
};

export const uploadErrors = {
  tooLarge: "Bitte wählen Sie eine Datei mit höchstens {max} MB.",
  confirmAddress:
    "Bis Ihre Adresse bestätigt ist, können Sie 10 Dateien pro Stunde hochladen. Den Link zur Bestätigung können Sie in Ihrem Profil anfordern.",
  sendForm: "Bitte senden Sie ein Formular (Content-Type: multipart/form-data).",
  unreadableForm: "Das Formular war nicht lesbar.",
  chooseFile: "Bitte wählen Sie eine Datei.",
  oneFile: "Bitte senden Sie jeweils nur eine Datei.",
  notNow: "Bilder lassen sich gerade nicht lesen. Bitte versuchen Sie es später noch einmal.",
  notOurs: "Bitte laden Sie Ihr Logo hier hoch: Bilder anderer Websites werden nicht angezeigt",
  unreadable:
    "Diese Datei ist kein Bild, das wir verwenden können. Bitte wählen Sie PNG, JPEG oder WebP.",
  tooManyPixels:
    "Dieses Bild hat zu viele Pixel. Bitte wählen Sie eines mit höchstens 16 Megapixeln.",
  cropOutside: "Der gezeigte Ausschnitt liegt außerhalb des Bildes.",
  tooMuchWork:
    "Dieses Bild zu verarbeiten ist zu aufwendig. Bitte wählen Sie ein kleineres PNG, JPEG oder WebP.",
};

export const pictureErrors = {
  tooLargeFile: "Bitte wählen Sie eine Datei mit höchstens 5 MB.",
  notUploaded: "Das Bild konnte nicht hochgeladen werden. Bitte versuchen Sie es noch einmal.",
  unreadable:
    "Diese Datei ist kein Bild, das wir verwenden können. Bitte wählen Sie PNG, JPEG oder WebP.",
  tooLarge: "Bitte wählen Sie ein Bild mit höchstens 5 MB.",
};

/** Of requests that are not what the API expects. */
export const inputErrors = {
  missing: "Diese Angabe fehlt",
  once: "Bitte senden Sie das nur einmal",
  notText: "Das muss Text sein",
  notNumber: "Das muss eine Zahl sein",
  notWhole: "Das muss eine ganze Zahl sein",
  notBoolean: "Das muss true oder false sein",
  notList: "Das muss eine Liste sein",
  notObject: "Das muss ein Objekt sein",
  notThis: "Das muss etwas anderes sein",
  notValid: "Das ist nicht gültig",
  noField: "Ein Feld namens {name} gibt es nicht",
  known: "Bekannte Werte: {values}",
  tooBig: "Das darf höchstens {max} sein",
  tooSmall: "Das muss mindestens {min} sein",
  tooManyIds: "Bitte fragen Sie höchstens {max} auf einmal ab ({records})",
  notADate: "Das muss ein Zeitpunkt sein, etwa 2026-01-31T09:30:00Z",
  notAYear: "Das muss ein Jahr sein, etwa 2026",
  decimals:
    "{decimals, plural, =0 {Keine Nachkommastellen} =2 {Höchstens zwei Nachkommastellen} other {Höchstens drei Nachkommastellen}}",
};
