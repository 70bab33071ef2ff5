/** What several emails have. */
export const emailParts = {
  subtotal: "Zwischensumme",
  deployment: "Veröffentlichung",
  total: "Gesamtsumme",
  notAttached: "Das Dokument konnte nicht angehängt werden. Sie finden es unter „Bestellungen“.",
  purchases: "Ihre Bestellungen",
};

/** The end of every notice about an account. */
export const notMeEmail = {
  text: "Wenn Sie das waren, müssen Sie nichts tun. Wenn nicht, sichern Sie Ihr Konto: Alle Geräte werden abgemeldet, und Sie wählen ein neues Passwort. Der Link gilt eine Woche.",
  notMe: "Das war ich nicht",
};

export const welcomeEmail = {
  subject: "Willkommen bei {shop}",
  preview: "Ihr Konto ist angelegt.",
  hello: "Guten Tag, {name}",
  text: "Ihr Konto ist angelegt. Wenn Sie sich mit dieser E-Mail-Adresse anmelden, haben Sie Warenkorb, Bestellungen und Farben an einem Ort. Bitte bestätigen Sie, dass die Adresse Ihnen gehört, damit Nachrichten von Ihren Websites bei Ihnen ankommen.",
  confirm: "Adresse bestätigen",
  byMistake:
    "Wenn Sie kein Konto angelegt haben, hat sich jemand bei der Adresse vertippt. Bestätigen Sie sie dann nicht; mehr müssen Sie nicht tun.",
};

export const verifyEmailEmail = {
  subject: "Bitte bestätigen Sie Ihre E-Mail-Adresse für {shop}",
  preview: "Der Link gilt einen Tag und nur einmal.",
  title: "E-Mail-Adresse bestätigen",
  text: "Sobald Sie diese Adresse bestätigt haben, kommen Nachrichten von Ihren Websites hier an, und niemand sonst kann damit ein Konto anlegen.",
  confirm: "Adresse bestätigen",
  howLong:
    "Der Link gilt einen Tag und nur einmal. Öffnen Sie ihn in einem Browser, in dem Sie angemeldet sind. Wenn Sie bei uns kein Konto haben, ignorieren Sie diese E-Mail: Ohne Ihre Bestätigung geschieht nichts.",
};

export const resetPasswordEmail = {
  subject: "Neues Passwort für {shop} wählen",
  preview: "Der Link gilt eine Stunde und nur einmal.",
  title: "Ein neues Passwort",
  text: "Für Ihr Konto wurde ein neues Passwort angefordert. Waren Sie das? Dann wählen Sie es hier:",
  choose: "Neues Passwort wählen",
  howLong:
    "Der Link gilt eine Stunde und nur einmal. Wenn Sie das nicht waren, ignorieren Sie diese E-Mail: Ihr Passwort bleibt, wie es ist.",
};

export const passwordChangedEmail = {
  subject: "Ihr Passwort bei {shop} wurde geändert",
  preview: "Alle anderen Geräte wurden abgemeldet.",
  title: "Ihr Passwort wurde geändert",
  text: "Das Passwort Ihres Kontos wurde gerade geändert, und alle anderen Geräte wurden abgemeldet.",
};

/** To the present address. */
export const changeEmailFromEmail = {
  subject: "Bitte bestätigen Sie die neue Adresse Ihres Kontos bei {shop}",
  preview: "Sie ändert sich nur, wenn Sie zustimmen.",
  title: "Eine neue Adresse für Ihr Konto",
  text: "Ihr Konto soll künftig die Adresse {email} haben. Dazu muss der Wechsel innerhalb eines Tages in beiden Postfächern bestätigt werden.",
  confirm: "Wechsel bestätigen",
  notYou:
    "Wenn Sie das nicht angefordert haben, bestätigen Sie den Wechsel nicht, und ändern Sie Ihr Passwort: Vermutlich kennt es jemand anderes.",
};

/** To the new one. */
export const changeEmailToEmail = {
  subject: "Bitte bestätigen Sie Ihre neue Adresse für {shop}",
  preview: "Der Link gilt einen Tag und nur einmal.",
  title: "Ihre neue Adresse",
  text: "Ein Konto soll künftig diese Adresse haben. Ist es Ihres, bestätigen Sie die Adresse in einem Browser, in dem Sie angemeldet sind.",
  confirm: "Adresse bestätigen",
  howLong:
    "Der Link gilt einen Tag und nur einmal. Wenn Sie bei uns kein Konto haben, ignorieren Sie diese E-Mail: Ohne Ihre Bestätigung geschieht nichts.",
};

/** To the previous address of the account. */
export const emailChangedEmail = {
  subject: "Ihr Konto bei {shop} hat eine neue Adresse",
  preview: "Sie lautet ab jetzt {email}.",
  title: "Ihr Konto hat eine neue Adresse",
  text: "Ab jetzt melden Sie sich mit {email} an, und auch unsere E-Mails gehen dorthin.",
};

export const addressTakenEmail = {
  subject: "Sie haben schon ein Konto bei {shop}",
  preview: "Jemand wollte diese Adresse für ein anderes Konto verwenden.",
  title: "Sie haben schon ein Konto",
  text: "Jemand wollte diese Adresse für ein anderes Konto verwenden. Das geht nicht: Sie haben damit schon ein Konto bei uns. Wenn Sie das waren, melden Sie sich mit diesem Konto an.",
  login: "Anmelden",
  notYou: "Wenn Sie das nicht waren, müssen Sie nichts tun.",
};

export const newDeviceEmail = {
  subject: "Anmeldung bei {shop} mit einem neuen Gerät",
  unknown: "Welches Gerät es war, wissen wir nicht.",
  title: "Anmeldung mit einem neuen Gerät",
  withDevice:
    "Gerade hat sich jemand mit Ihrem Konto angemeldet: mit {device} und zum ersten Mal in diesem Browser.",
  text: "Gerade hat sich jemand mit Ihrem Konto angemeldet, zum ersten Mal in diesem Browser.",
  place: "Land, aus dem die Anmeldung vermutlich kam: {country}.",
};

export const identityLinkedEmail = {
  subject: "Neue Anmeldemöglichkeit für Ihr Konto bei {shop}",
  preview: "Sie können sich jetzt mit {provider} anmelden.",
  title: "Neue Anmeldemöglichkeit",
  text: "Ihr Konto ist jetzt mit {provider} verknüpft. Sie können sich künftig auch darüber anmelden.",
};

export const identityUnlinkedEmail = {
  subject: "Eine Anmeldemöglichkeit Ihres Kontos bei {shop} wurde entfernt",
  title: "Eine Anmeldemöglichkeit wurde entfernt",
  text: "Mit {provider} können Sie sich nicht mehr anmelden.",
};

export const passkeyAddedEmail = {
  subject: "Ihr Konto bei {shop} hat einen neuen Passkey",
  preview: "Damit können Sie sich ohne Passwort anmelden.",
  title: "Ein neuer Passkey",
  text: "Ab jetzt können Sie sich mit dem Passkey „{name}“ anmelden, ohne Passwort.",
};

export const passkeyRemovedEmail = {
  subject: "Ein Passkey Ihres Kontos bei {shop} wurde entfernt",
  preview: "Damit können Sie sich nicht mehr anmelden.",
  title: "Ein Passkey wurde entfernt",
  text: "Mit dem Passkey „{name}“ können Sie sich nicht mehr anmelden.",
};

export const secondFactorOnEmail = {
  subject: "Zwei-Faktor-Anmeldung für Ihr Konto bei {shop} eingeschaltet",
  preview: "Ab jetzt verlangt jede Anmeldung einen Code.",
  title: "Zwei-Faktor-Anmeldung eingeschaltet",
  text: "Ab jetzt verlangt jede Anmeldung einen Code aus Ihrer Authenticator-App oder einen Ihrer Ersatzcodes. Ihre anderen Geräte wurden abgemeldet.",
};

export const secondFactorOffEmail = {
  subject: "Zwei-Faktor-Anmeldung für Ihr Konto bei {shop} ausgeschaltet",
  preview: "Die Anmeldung verlangt keinen Code mehr.",
  title: "Zwei-Faktor-Anmeldung ausgeschaltet",
  text: "Ihre Authenticator-App wurde entfernt, und Ihre Ersatzcodes sind ungültig. In Ihrem Profil können Sie die Zwei-Faktor-Anmeldung wieder einschalten.",
};

export const codesRenewedEmail = {
  subject: "Ihr Konto bei {shop} hat neue Ersatzcodes",
  preview: "Die bisherigen sind ungültig.",
  title: "Neue Ersatzcodes",
  text: "Ihr Konto hat neue Ersatzcodes. Die bisherigen sind ungültig.",
};

export const recoveryCodeUsedEmail = {
  subject: "Ein Ersatzcode Ihres Kontos bei {shop} wurde benutzt",
  preview: "Er wurde anstelle Ihrer Authenticator-App benutzt.",
  title: "Ein Ersatzcode wurde benutzt",
  text: "Anstelle Ihrer Authenticator-App wurde ein Ersatzcode benutzt. Er gilt kein zweites Mal. Sind nur noch wenige übrig, können Sie in Ihrem Profil neue anfordern.",
};

export const codesGuessedEmail = {
  subject: "Falsche Codes für Ihr Konto bei {shop}",
  preview: "Jemand kennt Ihr Passwort, aber nicht Ihre Codes.",
  title: "Falsche Codes für Ihr Konto",
  text: "Jemand hat Ihr Passwort und danach viele falsche Codes eingegeben, kam aber nicht hinein. Wenn Sie das nicht waren, kennt diese Person Ihr Passwort: Wählen Sie ein neues.",
};

export const apiTokenEmail = {
  subject: "Ein neuer API-Token für Ihr Konto bei {shop}",
  subjectOfStaff: "Ein neuer API-Token für die Verwaltung von {shop}",
  preview: "Ein Programm kann damit Ihre Daten lesen.",
  previewOfStaff: "Ein Programm kann damit in Ihrem Namen handeln.",
  title: "Ein neuer API-Token",
  text: "In Ihrem Konto wurde gerade der API-Token „{name}“ erstellt. Ein Programm kann damit Ihre Bestellungen oder Websites lesen, aber nichts ändern.",
  textOfStaff:
    "In Ihrem Konto wurde gerade der API-Token „{name}“ erstellt. Ein Programm kann damit in der Verwaltung in Ihrem Namen handeln.",
};

export const apiTokensEndedEmail = {
  subject: "Die API-Tokens Ihres Kontos bei {shop} gelten nicht mehr",
  preview: "Programme, die sie benutzt haben, haben keinen Zugriff mehr.",
  title: "Ihre API-Tokens gelten nicht mehr",
  text: "Als in Ihrem Konto alle Geräte abgemeldet wurden, sind diese API-Tokens ungültig geworden: {names}.",
  name: "„{name}“",
  next: "Programme, die sie benutzt haben, haben keinen Zugriff mehr. Für Programme, die ihn weiter brauchen, erstellen Sie bitte in Ihrem Profil oder in der Verwaltung neue Tokens.",
};

export const exportReadyEmail = {
  subject: "Die Kopie Ihrer Daten bei {shop} ist fertig",
  preview:
    "Der Link gilt {hours, plural, one {# Stunde} other {# Stunden}} und nur, wenn Sie angemeldet sind.",
  title: "Die Kopie Ihrer Daten ist fertig",
  text: "Wie gewünscht: alles, was wir über Sie speichern, als ZIP-Datei. Der Link gilt {hours, plural, one {# Stunde} other {# Stunden}} und nur, wenn Sie angemeldet sind.",
  download: "Daten herunterladen",
};

/** To an account without a password. */
export const confirmDeletionEmail = {
  subject: "Ihr Konto bei {shop} löschen?",
  preview: "Gelöscht wird es nur, wenn Sie das bestätigen.",
  title: "Ihr Konto löschen?",
  text: "Für Ihr Konto wurde die Löschung angefordert. Gelöscht wird es nur, wenn Sie das innerhalb eines Tages in einem Browser bestätigen, in dem Sie angemeldet sind.",
  deleteAccount: "Konto löschen",
  notYou:
    "Wenn Sie das nicht waren, bestätigen Sie die Löschung nicht, und melden Sie sich in Ihrem Profil überall ab.",
};

export const deletionAskedEmail = {
  subject: "Ihr Konto bei {shop} wird gelöscht",
  preview: "Am {day}. Bis dahin können Sie es sich noch anders überlegen.",
  title: "Ihr Konto wird gelöscht",
  text: "Am {day} gehen Ihre Websites offline, und Ihr Konto wird mit Entwürfen, Bildern und Nachrichten gelöscht. Rechnungen bewahren wir {years, plural, one {# Jahr} other {# Jahre}} lang auf, weil das Steuerrecht es verlangt, aber ohne Ihre E-Mail-Adresse.",
};

export const deletionReminderEmail = {
  subject: "Ihr Konto bei {shop} wird in einer Woche gelöscht",
  preview: "Gelöscht wird es am {day}.",
  title: "Ihr Konto wird in einer Woche gelöscht",
  text: "Sie haben uns gebeten, Ihr Konto zu löschen. Das geschieht am {day}: Ihre Websites gehen offline, und Entwürfe, Bilder und Nachrichten werden gelöscht.",
};

/** In the two emails before the deletion of an account. */
export const stillTimeEmail = {
  text: "Bis dahin können Sie es sich noch anders überlegen: Melden Sie sich an, und behalten Sie Ihr Konto.",
  keep: "Konto behalten",
};

/** The last one to a customer. */
export const accountDeletedEmail = {
  subject: "Ihr Konto bei {shop} ist gelöscht",
  preview: "Danke für Ihr Vertrauen.",
  title: "Ihr Konto ist gelöscht",
  text: "Die zwei Wochen Bedenkzeit sind vorbei: Ihre Websites sind offline, und wir löschen Ihre Daten, auch diese E-Mail. Rechnungen bewahren wir {years, plural, one {# Jahr} other {# Jahre}} lang auf, weil das Steuerrecht es verlangt, aber ohne Ihre E-Mail-Adresse.",
  missing: "Wenn Ihnen etwas fehlt, schreiben Sie an {email}.",
  whatWeKeep: "Was wir wie lange aufbewahren",
};

export const keptDraftEmail = {
  subject: "Ihr Entwurf mit {template} wartet auf Sie",
  preview: "Ihr letzter Stand ist gespeichert.",
  title: "Ihr Entwurf wartet auf Sie",
  text: "Am {day} haben Sie {template} zuletzt bearbeitet. Ihr letzter Stand ist gespeichert: Sie können auf jedem Ihrer Geräte weitermachen.",
  edit: "Weiter bearbeiten",
  why: "Um diese E-Mail haben Sie unter „Ihre Entwürfe“ gebeten. Sie kommt einmal: eine Woche nach der letzten Änderung eines Entwurfs, den Sie nicht bestellt haben.",
  stop: "Diese E-Mails abbestellen",
};

/** What several emails about orders have. */
export const orderEmails = {
  seePurchases: "Zu Ihren Bestellungen",
  accountHolder: "Empfänger",
  bank: "Bank",
  account: "Konto",
  bic: "BIC",
  amount: "Betrag",
  reference: "Verwendungszweck",
  keptUntil: "Ihre Bestellung bleibt bis zum {day} offen.",
  onItsWay:
    "Ist die Überweisung schon unterwegs, schreiben Sie bitte an {email}, dann klären wir das.",
  canWithdraw:
    "Sie können diese Bestellung innerhalb von {days, plural, one {# Tag} other {# Tagen}} nach Ihrer Zahlung widerrufen; die Widerrufsbelehrung finden Sie im Anhang. Download und Veröffentlichung beginnen erst danach. Möchten Sie sofort beginnen, klicken Sie unter „Bestellungen“ auf „Jetzt starten“.",
  consented:
    "Am {moment} haben Sie erklärt: „{consent}“ Die Widerrufsbelehrung finden Sie im Anhang.",
};

export const bankDetailsEmail = {
  subject: "So bezahlen Sie Ihre Bestellung {order}",
  preview: "Bitte überweisen Sie {total} mit dem Verwendungszweck {reference}.",
  title: "Vielen Dank für Ihre Bestellung",
  text: "Bitte überweisen Sie den Betrag auf dieses Konto:",
  templatesAfter:
    "Bitte geben Sie bei der Überweisung den Verwendungszweck an: An ihm erkennen wir Ihre Bestellung. Sobald das Geld da ist, gehören die Vorlagen Ihnen.",
  siteAfter:
    "Bitte geben Sie bei der Überweisung den Verwendungszweck an: An ihm erkennen wir Ihre Bestellung. Sobald das Geld da ist, stellen wir Ihre Website online.",
  code: "Oder scannen Sie den QR-Code im Anhang mit Ihrer Banking-App: Er füllt die Überweisung aus.",
  ordered: "Das haben Sie bestellt (Bestellung {order}):",
  terms: "Unsere AGB zu Ihrer Bestellung finden Sie im Anhang.",
};

export const transferReminderEmail = {
  subject: "Ihre Bestellung {order} wartet auf Ihre Überweisung",
  preview: "Sie bleibt bis zum {day} offen.",
  restMissing: "Der Restbetrag fehlt noch.",
  title: "Ihre Bestellung wartet",
  text: "Ihre Überweisung ist noch nicht eingegangen. Ist sie schon unterwegs, müssen Sie nichts mehr tun.",
  textOfRest:
    "Der Restbetrag ist noch nicht eingegangen. Ist er schon unterwegs, müssen Sie nichts mehr tun.",
};

export const transferExpiredEmail = {
  subject: "Ihre Bestellung {order} wurde geschlossen",
  preview: "Ihre Überweisung ist nicht eingegangen. Sie schulden uns nichts.",
  title: "Ihre Bestellung wurde geschlossen",
  text: "Ihre Überweisung ist nicht eingegangen, deshalb haben wir die Bestellung geschlossen. Sie schulden uns nichts und können jederzeit neu bestellen.",
  toShop: "Zurück zum Shop",
  ifPaid: "Haben Sie doch bezahlt, schreiben Sie bitte an {email}, dann klären wir das.",
};

export const transferCancelledEmail = {
  subject: "Ihre Bestellung {order} ist storniert",
  preview: "Bitte überweisen Sie {total} nicht mehr.",
  title: "Ihre Bestellung ist storniert",
  text: "Sie haben Ihre Bestellung {order} storniert. Bitte überweisen Sie {total} mit dem Verwendungszweck {reference} nicht mehr. Unsere E-Mail mit der Bankverbindung ist hinfällig.",
  inCart: "Die Vorlagen liegen wieder in Ihrem Warenkorb.",
  toCart: "Zum Warenkorb",
};

export const transferReplacedEmail = {
  subject: "Bitte bezahlen Sie Ihre Bestellung {order} nicht mehr",
  preview: "Ihre Bestellung {newOrder} hat sie ersetzt. Bitte überweisen Sie {total} nicht mehr.",
  title: "Ihre Bestellung wurde ersetzt",
  text: "Ihre Bestellung {newOrder} mit PayPal hat Ihre Bestellung {order} ersetzt. Bitte überweisen Sie {total} mit dem Verwendungszweck {reference} nicht mehr. Unsere E-Mail mit der Bankverbindung ist hinfällig.",
};

export const vatIdUnknownEmail = {
  subject: "Bestellung {order}: Ihre USt-IdNr. ist nicht bekannt",
  preview: "VIES kennt {vatId} nicht. Der Betrag bleibt {total}.",
  title: "Ihre USt-IdNr. ist nicht bekannt",
  text: "Als Sie bestellt haben, hat VIES, der Dienst der Europäischen Union für USt-IdNrn., nicht geantwortet. Jetzt sagt er, dass es die USt-IdNr. {vatId} nicht gibt. Ihre Bestellung bleibt bestehen, der Betrag bleibt {total}. Die Rechnung wird davon {tax} als Umsatzsteuer ausweisen.",
  correct:
    "Falls Sie sich bei der USt-IdNr. vertippt haben: Bitte berichtigen Sie sie vor der Überweisung in Ihrem Konto, stornieren Sie die Bestellung unter „Bestellungen“, und bestellen Sie noch einmal.",
  ifPaid:
    "Falls Sie schon überwiesen haben: Bitte senden Sie die richtige USt-IdNr. an {email}. Dann berichtigen wir die Rechnung.",
};

export const receiptEmail = {
  subject: "Zahlungsbestätigung zu Ihrer Bestellung {order}",
  preview: "{total} sind eingegangen. Die Vorlagen gehören jetzt Ihnen.",
  previewOfDeployment: "{total} sind eingegangen. Wir stellen Ihre Website online.",
  title: "Bezahlt. Vielen Dank!",
  text: "Für Ihre Bestellung {order} sind {total} eingegangen. Die Rechnung finden Sie im Anhang.",
  textWithTerms:
    "Für Ihre Bestellung {order} sind {total} eingegangen. Die Rechnung und unsere AGB finden Sie im Anhang.",
  tooMuch:
    "Sie haben {credit} zu viel überwiesen: Wir senden den Betrag auf das Konto zurück, von dem er kam.",
  replaces: "Damit entfällt Ihre Überweisung {references}: Bitte führen Sie sie nicht mehr aus.",
  nextOnline:
    "In zwei Schritten zu Ihrer Website, beide unter „Bestellungen“: Schreiben Sie Ihre Texte, und verbinden Sie dann Ihre Domain. Bis dahin hat jede Website eine Adresse von uns. Sobald sie online ist, schreiben wir Ihnen.",
  nextDownload:
    "In zwei Schritten zu Ihrer Website, beide unter „Bestellungen“: Schreiben Sie Ihre Texte, und laden Sie die Website dann herunter, in Ihren Farben und mit Ihrem Logo.",
};

export const paymentDeclinedEmail = {
  subject: "Ihre Zahlung für die Bestellung {order} wurde abgelehnt",
  preview: "Es wurde nichts abgebucht.",
  title: "Ihre Zahlung wurde abgelehnt",
  text: "PayPal hat Ihre Zahlung abgelehnt. Es wurde nichts abgebucht.",
  next: "Die Bestellung bleibt unter „Bestellungen“ stehen: Dort können Sie sie bezahlen, auch auf einem anderen Weg. Ihr Warenkorb ist unverändert.",
};

/** A part of a transfer has arrived. */
export const partPaymentEmail = {
  subject: "Für Ihre Bestellung {order} fehlen noch {rest}",
  preview: "{received} von {total} sind eingegangen.",
  title: "Ein Teil ist eingegangen",
  text: "Für Ihre Bestellung {order} sind {received} von {total} eingegangen. Bitte überweisen Sie die restlichen {rest} auf dieses Konto. Sobald das Geld da ist, gehören die Vorlagen Ihnen.",
};

/** More has arrived for an order that was paid already. */
export const overpaidEmail = {
  subject: "Sie haben für Ihre Bestellung {order} zu viel gezahlt",
  preview: "Wir senden Ihnen {credit} zurück.",
  title: "Sie haben zu viel gezahlt",
  text: "Für Ihre Bestellung {order} ist noch eine Überweisung eingegangen, obwohl sie schon bezahlt war. Wir senden {credit} auf das Konto zurück, von dem das Geld kam.",
};

/** Money that was no payment of the order went back. */
export const creditReturnedEmail = {
  subject: "Rücküberweisung von {credit} zu Ihrer Bestellung {order}",
  preview: "Das Geld ist auf dem Weg zu Ihrem Konto.",
  title: "Ihr Geld ist unterwegs",
  text: "Wir haben {credit} auf das Konto zurücküberwiesen, von dem Ihre Überweisung {reference} kam.",
};

/** The order was marked as paid by mistake; another one waits for the money. */
export const paymentTakenBackEmail = {
  subject: "Ihre Bestellung {order} ist noch nicht bezahlt",
  preview:
    "Wir hatten sie versehentlich als bezahlt markiert. Ihre Bestellung {newOrder} ersetzt sie.",
  title: "Uns ist ein Fehler unterlaufen",
  text: "Wir hatten Ihre Bestellung {order} als bezahlt markiert, doch die Überweisung dafür ist nicht eingegangen. Die Stornorechnung im Anhang hebt die Rechnung auf, und Ihre Bestellung {newOrder} ersetzt die Bestellung zum selben Preis.",
  next: "Bitte überweisen Sie den Betrag auf dieses Konto. Ist Ihre Überweisung schon unterwegs, müssen Sie nichts mehr tun.",
};

export const invoiceCorrectedEmail = {
  subject: "Rechnungskorrektur zu Ihrer Bestellung {order}",
  preview: "Sie ersetzt die Rechnung {replaced}.",
  title: "Ihre Rechnungskorrektur",
  text: "Die Rechnungskorrektur zu Ihrer Bestellung {order} finden Sie im Anhang. Sie ersetzt die Rechnung {replaced}: Bitte bewahren Sie beide für Ihre Buchhaltung auf.",
  samePrice: "Der bezahlte Betrag bleibt gleich.",
};

export const refundedEmail = {
  subject: "Ihre Erstattung zur Bestellung {order}",
  preview: "Wir haben {amount} zurückgezahlt.",
  title: "Ihre Erstattung",
  text: "Zu Ihrer Bestellung {order} haben wir Ihnen {amount} zurückgezahlt. Die Stornorechnung finden Sie im Anhang.",
  byPaypal: "Mit PayPal, Transaktion",
  byTransfer: "Per Überweisung, Verwendungszweck",
  licenses:
    "{count, plural, one {Die Lizenz für {names} gilt nicht mehr. Sie können sie jederzeit neu bestellen.} other {Die Lizenzen für {names} gelten nicht mehr. Sie können sie jederzeit neu bestellen.}}",
  site: "Ihre Website bleibt noch {days, plural, one {# Tag} other {# Tage}} online.",
  sites:
    "{count, plural, one {Ihre Website mit {names} bleibt} other {Ihre Websites mit {names} bleiben}} noch {days, plural, one {# Tag} other {# Tage}} online.",
};

export const refundDeclinedEmail = {
  subject: "Ihre Erstattungsanfrage zur Bestellung {order}",
  preview: "Eine Erstattung ist nicht möglich.",
  title: "Eine Erstattung ist nicht möglich",
  text: "Sie haben um eine Erstattung Ihrer Bestellung {order} gebeten. Das ist unsere Antwort:",
};

/** To a consumer who consented after the order. */
export const startedEmail = {
  subject: "Download und Veröffentlichung zu Ihrer Bestellung {order} sind freigeschaltet",
  preview: "Sie können jetzt loslegen. Ihr Widerrufsrecht ist erloschen.",
  title: "Sie können jetzt loslegen",
  text: "Zu Ihrer Bestellung {order} haben Sie am {moment} erklärt:",
  consent: "„{consent}“",
  next: "Damit ist Ihr Widerrufsrecht erloschen. Download und Veröffentlichung sind freigeschaltet.",
};

/** The receipt, the same whether there is such an order or not. */
export const withdrawalReceivedEmail = {
  subject: "Ihr Widerruf zur Bestellung {order} ist eingegangen",
  preview: "Eingegangen: {moment}.",
  title: "Ihr Widerruf ist eingegangen",
  text: "Über das Formular auf unserer Website wurde uns diese Erklärung gesendet:",
  statement: "„Hiermit widerrufe ich den Vertrag zur Bestellung {order}.“",
  order: "Bestellung",
  name: "Name",
  email: "E-Mail",
  received: "Eingegangen",
  next: "Ein Mensch sieht sich das an und antwortet per E-Mail. Gehören Nummer und Adresse zu einer Bestellung, geht das Geld auf dem Weg zurück, auf dem es kam.",
  notYou: "Wenn Sie das nicht gesendet haben, schreiben Sie bitte an {email}.",
};

export const reviewHiddenEmail = {
  subject: "Wir haben Ihre Bewertung von {preset} ausgeblendet",
  preview: "Im Shop wird sie nicht mehr angezeigt.",
  title: "Wir haben Ihre Bewertung ausgeblendet",
  text: "Ihre Bewertung von {preset} wird im Shop nicht mehr angezeigt, und ihre Sterne zählen nicht mehr.",
  reason: "Grund: {reason}",
  disagree:
    "Wenn Sie das anders sehen, schreiben Sie bitte an {email}: Wir können sie wieder einblenden.",
  toPurchases: "Zu Ihren Bestellungen",
};

/** A message of the shop. A reply to the email is added to the thread. */
export const threadAnswerEmail = {
  answer: "Re: Ihre Nachricht an uns",
  answerAboutOrder: "Re: Bestellung {order}",
  question: "Zu Ihrer Nachricht an uns",
  questionAboutOrder: "Zu Ihrer Bestellung {order}",
  toPurchases: "Alle Nachrichten ansehen",
  reply:
    "Es geht um Ihre Nachricht an uns. Wenn Sie uns schreiben möchten, antworten Sie einfach auf diese E-Mail.",
  replyAboutOrder:
    "Es geht um die Bestellung {order}. Wenn Sie uns schreiben möchten, antworten Sie einfach auf diese E-Mail.",
};

/** By `TakedownGround`. */
export const takedownGrounds = {
  law: "Verstoß gegen geltendes Recht",
  terms: "Verstoß gegen unsere AGB",
};

/** What several emails about reports and takedowns have. */
export const reportEmails = {
  number: "Nummer",
  site: "Website",
  reported: "Gemeldet als",
  decisionBy: "Entscheidung bis",
  ground: "Grundlage",
  learned: "Wie wir davon erfahren haben",
  somebodyReported: "Durch eine Meldung",
  sawOurselves: "Selbst festgestellt",
  decidedBy: "Entschieden hat",
  person: "Ein Mensch",
  reason: "Unsere Begründung: {reason}",
  disagree:
    "Das hat ein Mensch entschieden. Wenn Sie anderer Meinung sind, schreiben Sie an {email}, und nennen Sie die Nummer Ihrer Meldung: Dann sehen wir uns das noch einmal an. Sie können auch vor Gericht gehen.",
};

export const siteLiveEmail = {
  subject: "Ihre Website ist online: {template}",
  title: "Ihre Website ist online",
  text: "Ihre Website mit {template} ist online.",
  open: "Website öffnen",
  notListed:
    "Suchmaschinen zeigen sie erst, wenn Sie eigene Texte veröffentlicht haben. Schreiben Sie sie im Editor, und veröffentlichen Sie dann Ihre Website.",
  next: "Hier können Sie Änderungen an Texten, Logo und Farben veröffentlichen, eine frühere Version zurückholen oder die Website offline nehmen:",
  toPage: "Zur Seite Ihrer Website",
};

export const siteTakenDownEmail = {
  subject: "Wir haben Ihre Website gesperrt: {template}",
  title: "Wir haben Ihre Website gesperrt",
  text: "Ihre Website mit {template} ist offline, unter allen ihren Adressen.",
  disagree:
    "Wenn Sie anderer Meinung sind, können Sie widersprechen. Das kostet nichts, und ein Mensch antwortet innerhalb von {days, plural, one {# Tag} other {# Tagen}}. Sie können auch vor Gericht gehen. Ihre Texte, Bilder und Versionen bleiben erhalten.",
  object: "Widersprechen",
};

/** After a takedown. */
export const siteAllowedEmail = {
  subject: "Sie können Ihre Website wieder veröffentlichen: {template}",
  subjectOnline: "Ihre Website ist wieder online: {template}",
  preview: "Sie war gesperrt. Jetzt können Sie sie wieder veröffentlichen.",
  title: "Sie können Ihre Website wieder veröffentlichen",
  titleOnline: "Ihre Website ist wieder online",
  text: "Wir hatten Ihre Website mit {template} gesperrt. Jetzt können Sie sie wieder veröffentlichen, wann immer Sie möchten.",
  textOnline:
    "Wir hatten Ihre Website mit {template} gesperrt. Jetzt ist sie wieder online, so wie sie war.",
  answer: "Unsere Antwort auf Ihren Widerspruch: {answer}",
  toPurchases: "Zu Ihren Bestellungen",
};

export const objectionDeclinedEmail = {
  subject: "Ihre Website bleibt offline: {template}",
  title: "Ihre Website bleibt offline",
  text: "Wir haben uns Ihre Website mit {template} noch einmal angesehen und Ihren Widerspruch gelesen.",
  answer: "Unsere Antwort: {answer}",
  court:
    "Das hat ein Mensch entschieden. Dagegen können Sie vor Gericht gehen. Ihre Texte, Bilder und Versionen bleiben erhalten.",
};

/** To the reporter, whose address nobody has confirmed. */
export const reportReceivedEmail = {
  subject: "Ihre Meldung {report} ist eingegangen",
  preview:
    "Ein Mensch sieht sie sich innerhalb von {days, plural, =1 {24 Stunden} other {# Tagen}} an.",
  title: "Ihre Meldung ist eingegangen",
  text: "Guten Tag {name}, danke für Ihre Meldung. Das haben wir über das Formular auf unserer Website erhalten:",
  next: "Ein Mensch sieht sich die Website an und entscheidet, ob sie online bleibt. Die Entscheidung erhalten Sie per E-Mail. Wer die Website betreibt, erfährt, was wir entschieden haben und warum, aber nicht, von wem die Meldung kommt.",
  notYou: "Wenn diese Meldung nicht von Ihnen kommt, schreiben Sie bitte an {email}.",
};

export const reportDecidedEmail = {
  subject: "Unsere Entscheidung zu Ihrer Meldung {report}",
  subjectOffline: "Die Website aus Ihrer Meldung {report} ist offline",
  title: "Die Website bleibt online",
  titleOffline: "Wir haben die Website gesperrt",
};

/** To the reporter of a site that was taken down. */
export const reportRestoredEmail = {
  subject: "Neue Entscheidung zu Ihrer Meldung {report}",
  preview: "Die Website {host} darf wieder online sein.",
  title: "Die Website darf wieder online sein",
  text: "Wir hatten die Website gesperrt. Nun haben wir sie uns noch einmal angesehen und die Sperrung aufgehoben.",
};

export const draftTakenDownEmail = {
  subject: "Wir haben einen Ihrer geteilten Links gesperrt: {template}",
  title: "Wir haben einen Ihrer geteilten Links gesperrt",
  text: "Sie hatten einen Entwurf mit {template} per Link geteilt. Der Link zeigt Ihre Texte nicht mehr. Der Entwurf selbst ist weiterhin in Ihrem Konto.",
  disagree:
    "Wenn Sie anderer Meinung sind, schreiben Sie an {email}. Das kostet nichts, und ein Mensch antwortet innerhalb von {days, plural, one {# Tag} other {# Tagen}}. Sie können auch vor Gericht gehen.",
};

/** What a site was held for; the publication, or one of three changes. */
export const siteHeldEmail = {
  subject: "Wir prüfen Ihre Website, bevor sie online geht: {template}",
  preview: "Ein Mensch entscheidet, meist innerhalb eines Werktags.",
  title: "Wir prüfen Ihre Website zuerst",
  publication:
    "Sie haben Ihre Website mit {template} veröffentlicht. Etwas darin erinnert an Websites, die Passwörter oder Geld stehlen. Jemand von uns prüft sie, bevor Besucher sie sehen, meist innerhalb eines Werktags.",
  settings:
    "Sie wollten die Einstellungen Ihrer Website mit {template} ändern. Damit würde etwas auf Ihrer Website an Websites erinnern, die Passwörter oder Geld stehlen. Jemand von uns prüft das zuerst, meist innerhalb eines Werktags.",
  name: "Sie wollten bei Ihrer Website mit {template} den Namen in der Adresse ändern. Damit würde etwas auf Ihrer Website an Websites erinnern, die Passwörter oder Geld stehlen. Jemand von uns prüft das zuerst, meist innerhalb eines Werktags.",
  domain:
    "Sie wollten Ihre Website mit {template} mit einer eigenen Domain verbinden. Damit würde etwas auf Ihrer Website an Websites erinnern, die Passwörter oder Geld stehlen. Jemand von uns prüft das zuerst, meist innerhalb eines Werktags.",
  isOnline: "Bis dahin sehen Ihre Besucher die vorige Version.",
  isOffline: "Bis dahin ist Ihre Website nicht online.",
  noticed: "Das ist uns aufgefallen:",
  reason: "• {reason}: „{evidence}“",
  next: "Meist ist es ein Missverständnis. Sie können unsere Entscheidung abwarten, oder Sie ändern diese Stellen und veröffentlichen noch einmal: Die neue Version wird sofort geprüft.",
  stopped:
    "Was Sie bis dahin veröffentlichen, wartet ebenfalls auf unsere Entscheidung. Wenn Sie meinen, dass wir uns irren, schreiben Sie bitte an {email}.",
  toSite: "Website verwalten",
};

export const siteApprovedEmail = {
  subject: "Mit Ihrer Website ist alles in Ordnung: {template}",
  preview: "Wir haben sie geprüft. Danke für Ihre Geduld.",
  title: "Alles in Ordnung mit Ihrer Website",
  text: "Wir haben Ihre Website mit {template} geprüft, und sie geht jetzt online. Danke für Ihre Geduld.",
  textOfChange:
    "Wir haben die Änderung an Ihrer Website mit {template} geprüft. Sie können sie jetzt vornehmen. Danke für Ihre Geduld.",
  toSite: "Website verwalten",
};

export const siteRefusedEmail = {
  subject: "Wir haben Ihre Website nicht online gestellt: {template}",
  title: "Das haben wir nicht online gestellt",
  text: "Wir haben Ihre Website mit {template} geprüft und nicht online gestellt.",
  textOfChange:
    "Wir haben die Änderung an Ihrer Website mit {template} geprüft und nicht übernommen.",
  reason: "Unsere Begründung: {reason}",
  next: "Sie können Ihre Website ändern und noch einmal veröffentlichen. Wenn Sie meinen, dass wir uns irren, schreiben Sie bitte an {email}.",
  toSite: "Website verwalten",
};

export const domainProvedEmail = {
  subject: "Ihre Website ist jetzt unter {host} zu finden",
  title: "Ihre Website ist unter {host} zu finden",
  text: "Die DNS-Einträge sind korrekt. Die Adresse bei uns leitet dorthin weiter.",
  button: "Website öffnen",
  next: "Lassen Sie die Einträge, wie sie sind: Wir prüfen sie einmal am Tag.",
};

export const domainFailingEmail = {
  subject: "Mit {host} stimmt etwas nicht",
  title: "Bitte prüfen Sie die DNS-Einträge von {host}",
  text: "Die DNS-Einträge der Domain Ihrer Website haben sich geändert.",
  button: "Einträge ansehen",
  next: "Bitte stellen Sie die Einträge wieder richtig ein. Unter dieser Domain bleibt Ihre Website noch {days, plural, one {# Tag} other {# Tage}} erreichbar, unter der Adresse bei uns auch danach.",
};

export const domainWithdrawnEmail = {
  subject: "{host} führt nicht mehr zu Ihrer Website",
  title: "{host} ist nicht mehr mit Ihrer Website verbunden",
  text: "Die DNS-Einträge führen nicht mehr zu Ihrer Website.",
  button: "Einträge ansehen",
  next: "Ihre Website ist unter der Adresse bei uns zu finden. Um die Domain wieder zu verbinden, stellen Sie die Einträge richtig ein, und klicken Sie dann unter „Domain“ auf „Jetzt prüfen“.",
};

export const domainExpiredEmail = {
  subject: "Wir prüfen {host} nicht mehr",
  title: "Wir haben die Einträge für {host} nicht gefunden",
  text: "Wir haben {days, plural, one {# Tag} other {# Tage}} lang danach gesucht.",
  button: "Einträge ansehen",
  next: "Ihre Website ist unter der Adresse bei uns zu finden. Wenn Sie die Einträge angelegt haben, klicken Sie unter „Domain“ auf „Jetzt prüfen“.",
};

/** A message of a site's visitor, by its kind. */
export const siteMessageEmail = {
  contact: "Nachricht von {writer}",
  order: "Bestellung von {writer}",
  request: "Anfrage von {writer}",
  text: "Gesendet über Ihre Website mit {template}. Ihre Antwort auf diese E-Mail geht an {email}.",
  total: "Summe",
  toInbox: "Alle Ihre Nachrichten",
};

export const webhookFailedEmail = {
  subject: "Ihr Programm hat eine Nachricht Ihrer Website nicht angenommen",
  title: "Ihr Programm hat eine Nachricht nicht angenommen",
  text: "Nachrichten Ihrer Website mit {template} senden wir an {address}. Bei einer haben wir es mehr als einen Tag lang versucht und dann aufgehört. Die letzte Antwort: {reason}",
  next: "Verloren ist nichts: Alle Nachrichten stehen in Ihrem Posteingang. In den Einstellungen Ihrer Website sehen Sie, welche nicht angekommen sind. Wenn Ihr Programm wieder läuft, können Sie dort einen Test senden.",
  toSettings: "Zu den Einstellungen",
};

/** Where the site’s visitors, messages or payments go was changed. */
export const destinationsChangedEmail = {
  subject: "Ihre Website mit {template} führt jetzt woandershin",
  preview: "Besucher, Nachrichten oder Zahlungen gehen an eine andere Adresse.",
  title: "Die Einstellungen Ihrer Website wurden geändert",
  text: "Besucher, Nachrichten oder Zahlungen Ihrer Website mit {template} gehen jetzt woandershin:",
  change: "{name}\nVorher: {from}\nJetzt: {to}",
  none: "nichts eingetragen",
  putBack: "Mit „Das war ich nicht“ stellen wir auch das wieder so ein, wie es vorher war.",
};

/** Why a site is doubted, by `ScreeningRule`. */
export const screeningReasons = {
  listed: "Link zu einer Adresse, die auf einer Liste gefährlicher Adressen steht",
  "disguised-name":
    "Name eines bekannten Unternehmens, so geschrieben, dass er wie ein anderes Wort aussieht",
  "presents-as": "Name oder Titel eines bekannten Unternehmens oder einer Behörde",
  "presents-form":
    "Name eines bekannten Unternehmens und ein Formular, das nach Ungewöhnlichem fragt",
  "named-like": "Name, der wie der einer Bank oder Behörde beginnt",
  "brand-sign-in": "Aufforderung, sich bei einem bekannten Unternehmen anzumelden",
  "brand-address": "Alte Adresse, die ein bekanntes Unternehmen und eine Anmeldung nennt",
  "brand-name": "Adresse mit dem Namen eines bekannten Unternehmens",
  "secret-field": "Feld für ein Passwort, einen Code oder eine Kartennummer",
  "secret-fields": "Mehrere Felder für solche Geheimnisse",
  "login-field": "Feld für den Namen, mit dem sich jemand anmeldet",
  "brand-story":
    "Bekanntes Unternehmen in Verbindung mit Gebühr, Erstattung, Drohung oder Frage nach Geheimnissen",
  "sign-in-page": "Eigene Seite, auf der man sich anmelden soll",
  "secret-request": "Frage nach Passwort, Code oder Kartennummer",
  "wallet-secret": "Frage nach den Wiederherstellungswörtern oder dem Schlüssel einer Wallet",
  "bank-data": "Frage nach Bank- oder Kartendaten",
  "account-threat": "Warnung, dass ein Konto oder Zugang gesperrt ist oder verloren geht",
  deadline: "Zeitdruck",
  "verify-request": "Aufforderung, Daten zu bestätigen oder zu aktualisieren",
  intruder: "Hinweis auf eine verdächtige oder fehlgeschlagene Zahlung oder Anmeldung",
  "parcel-fee": "Gebühr für ein Paket, das angeblich wartet",
  prize: "Gewinn, für den man bezahlen soll",
  "sure-profit": "Versprechen von Gewinn ohne Risiko",
  "huge-profit": "Versprechen von mehr Gewinn, als eine ehrliche Geldanlage bringen kann",
  deposit: "Einzahlung für einen solchen Gewinn",
  "advance-money": "Forderung, erst Geld zu zahlen, um später mehr zu bekommen",
  untraceable: "Bezahlung auf einem Weg, auf dem niemand sein Geld zurückholen kann",
  "crypto-payment": "Bezahlung in einer Kryptowährung",
  "wallet-address": "Adresse einer Wallet",
  discretion: "Bitte, die Sache geheim zu halten",
  law: "Drohung mit Polizei oder Gericht",
  demand: "Forderung einer Zahlung, die angeblich überfällig ist",
  refund: "Angebot einer Erstattung oder eines genau genannten Betrags",
  "false-alarm":
    "Behauptung, der Computer sei von Schadsoftware befallen, mit der Aufforderung anzurufen",
  story: "Geschichte, wie sie bei Betrugsversuchen oft erzählt wird",
  "link-label": "Link, der eine Adresse nennt und zu einer anderen führt",
  "link-brand": "Adresse eines Links mit dem Namen eines Unternehmens, dem sie nicht gehört",
  "link-host":
    "Adresse, die wie die eines bekannten Unternehmens beginnt oder es in ihren Parametern nennt",
  "link-disguised":
    "Adresse eines Links mit Buchstaben, die wie die eines bekannten Unternehmens aussehen",
  "link-number": "Link zu einer Adresse aus Zahlen",
  "link-short": "Link, der seine Adresse hinter einer verkürzten verbirgt",
  "link-messenger": "Link zu einem Messenger",
  "held-before":
    "In den letzten 30 Tagen wurde etwas anderes aus diesem Konto zurückgehalten, und niemand hat es freigegeben",
  "link-elsewhere": "Link zu einer Adresse, die nicht die des Unternehmens im Titel ist",
};
