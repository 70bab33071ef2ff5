/** Of all emails to staff. */
export const staffEmails = {
  order: "Bestellung",
  customer: "Kunde",
  amount: "Betrag",
  reason: "Grund",
  openOrders: "Bestellungen öffnen",
  openRefunds: "Erstattungen öffnen",
  openReports: "Meldungen öffnen",
  answer: "In der Verwaltung antworten",
};

export const paymentAttentionEmail = {
  subject: "Bestellung {order}: Bitte entscheiden Sie über die Zahlung",
  preview:
    "PayPal meldet: {reason}. Bis zu Ihrer Entscheidung wird nichts eingezogen oder freigegeben.",
  title: "Eine Zahlung braucht eine Entscheidung",
  text: "Was PayPal meldet, weicht von der Bestellung ab. Bis Sie in der Verwaltung entscheiden, wird nichts eingezogen, erstattet oder freigegeben.",
};

export const paymentReportEmail = {
  subject: "Bestellung {order}: Bitte prüfen Sie die Zahlung bei PayPal",
  preview: "PayPal meldet: {report}.",
  title: "Eine Zahlung ist zu prüfen",
  text: "PayPal meldet zur Zahlung dieser Bestellung etwas, das der Shop nicht selbst verbuchen kann. Der Kunde behält, was er gekauft hat. Bitte prüfen Sie die Zahlung bei PayPal.",
  report: "PayPal meldet",
};

export const lateTransferEmail = {
  subject: "Bestellung {order}: Bitte entscheiden Sie über die Überweisung",
  preview: "Mit dem Geld von {reference} geschieht nichts, bis Sie entscheiden.",
  title: "Eine Überweisung braucht eine Entscheidung",
  text: "Sie ging ein, als die Bestellung schon geschlossen war, und der Kunde hat die Vorlagen auf anderem Weg bestellt. Meist wird das Geld zurücküberwiesen.",
  reference: "Verwendungszweck",
};

export const taxToReturnEmail = {
  subject: "Bestellung {order}: Die USt-IdNr. ist jetzt bestätigt",
  title: "Eine USt-IdNr. ist bestätigt",
  text: "VIES antwortete beim Verkauf nicht, deshalb enthielt der Preis Umsatzsteuer. Jetzt ist die USt-IdNr. bestätigt, und der Kunde schuldet die Steuer selbst.",
  toDo: "Zu tun",
};

export const vatIdDeniedEmail = {
  subject: "Bestellung {order}: VIES kennt die USt-IdNr. nicht",
  preview:
    "VIES antwortete beim Verkauf nicht. Jetzt heißt es: Die USt-IdNr. {vatId} gibt es nicht.",
  title: "Eine USt-IdNr. ist nicht bekannt",
  text: "VIES antwortete beim Verkauf nicht, deshalb enthielt der Preis Umsatzsteuer. Jetzt heißt es, dass es die USt-IdNr. nicht gibt. Die Rechnung bleibt, wie sie ist. Bitte fragen Sie den Kunden nach der richtigen USt-IdNr., und korrigieren Sie damit die Rechnung.",
  vatId: "USt-IdNr.",
  open: "Bestellung öffnen",
};

export const thresholdEmail = {
  near: "Die Verkäufe ins Ausland nähern sich der Umsatzschwelle",
  exceeded: "Die Verkäufe ins Ausland überschreiten die Umsatzschwelle",
  preview: "{sold} von {threshold} in diesem Jahr.",
  text: "Was Verbraucher anderer EU-Mitgliedstaaten im Jahr kaufen, wird bis {threshold} netto im Inland versteuert, darüber in ihrem Land (Artikel 59c der Richtlinie 2006/112/EG).",
  sold: "In diesem Jahr verkauft, netto",
  domestic:
    "Ab dem Verkauf, der sie überschreitet, weisen Rechnungen von selbst den Steuersatz im Land des Kunden aus. Bitte melden Sie sich zum One-Stop-Shop an, und stellen Sie SELLER_TAX=oss ein.",
  exempt:
    "Darüber werden Verkäufe an Verbraucher im Ausland in deren Land versteuert, sofern Sie nicht an der grenzüberschreitenden Kleinunternehmerregelung teilnehmen. Bitte fragen Sie Ihre Steuerberatung.",
};

export const refundRequestedEmail = {
  subject: "Bestellung {order}: Erstattung angefragt",
  title: "Ein Kunde fragt eine Erstattung an",
  presets: "Vorlagen",
};

export const refundRefusedEmail = {
  subject: "Bestellung {order}: PayPal hat die Erstattung abgelehnt",
  preview: "Es ist kein Geld geflossen. PayPal sagt: {refusal}.",
  title: "PayPal hat eine Erstattung abgelehnt",
  text: "Es ist kein Geld geflossen, und der Kunde hat noch, was er gekauft hat. Erstatten Sie noch einmal, oder überweisen Sie das Geld zurück.",
  refusal: "PayPal sagt",
};

export const unmatchedWithdrawalEmail = {
  subject: "Ein Widerruf zu Bestellung {order} ist zu prüfen",
  preview: "{email}: Daraus wurde keine Erstattungsanfrage.",
  title: "Ein Widerruf ist zu prüfen",
  text: "Daraus wurde keine Erstattungsanfrage: Zu dieser Adresse gibt es keine solche Bestellung, sie ist nicht bezahlt, oder das Geld ist schon zurück oder unterwegs. Der Absender hat eine Eingangsbestätigung. Hat er sich nur in der Nummer vertippt, gilt der Widerruf trotzdem.",
  name: "Name",
  email: "E-Mail",
  received: "Eingegangen",
};

export const reportArrivedEmail = {
  subject: "Meldung {report}: {kind}",
  preview: "{host}, zu entscheiden bis {moment}.",
  title: "Eine Website wurde gemeldet",
  decideBy: "Zu entscheiden bis",
};

export const objectionArrivedEmail = {
  subject: "Meldung {report}: Der Inhaber widerspricht",
  preview: "Der Inhaber von {site} widerspricht der Sperrung.",
  title: "Ein Inhaber widerspricht",
  text: "Der Inhaber von {site} widerspricht der Sperrung. Bitte entscheiden Sie innerhalb von {days, plural, one {# Tag} other {# Tagen}}.",
};

export const threadMessageEmail = {
  subject: "Nachricht zu einer früheren Nachricht: {from}",
  subjectOrder: "Nachricht zu Bestellung {order}: {from}",
  title: "{from} schreibt zu einer früheren Nachricht",
  titleOrder: "{from} schreibt zu Bestellung {order}",
  otherAddress: "Sie kam von {address}; das ist nicht die Adresse des Kunden.",
  noText: "Die E-Mail hat keinen Text.",
};

export const contactMessageEmail = {
  subject: "Kontaktformular: {from}",
  from: "Von: {sender}",
  noName: "(kein Name)",
  company: "Firma: {company}",
  noCompany: "(keine)",
};

export const staffInvitationEmail = {
  subject: "Einladung in die Verwaltung von {shop}",
  preview: "Der Link gilt einmal, {days, plural, one {# Tag} other {# Tage}} lang.",
  title: "Arbeiten Sie mit",
  support:
    "Der Inhaber von {shop} lädt Sie in die Verwaltung ein. Dort betreuen Sie Kunden, ihre Websites, Bewertungen und Nachrichten.",
  bookkeeping:
    "Der Inhaber von {shop} lädt Sie in die Verwaltung ein. Dort sehen Sie Bestellungen, Erstattungen und Rechnungen.",
  accept: "Einladung annehmen",
  next: "Der Link gilt einmal, {days, plural, one {# Tag} other {# Tage}} lang, in einem Konto mit dieser Adresse. Haben Sie noch keines, legen Sie zuerst eines an. Kennen Sie den Absender nicht, ignorieren Sie diese E-Mail: Ohne Sie geschieht nichts.",
};

/** When each kind of email is sent. */
export const emailOccasions = {
  welcome: "Konto angelegt",
  "verify-email": "Bestätigung erneut angefordert",
  "reset-password": "Passwort vergessen",
  "password-changed": "Passwort geändert",
  "change-email-from": "E-Mail-Adresse soll geändert werden: an die bisherige",
  "change-email-to": "E-Mail-Adresse soll geändert werden: an die neue",
  "email-changed": "E-Mail-Adresse geändert: an die alte",
  "address-taken": "E-Mail-Adresse gehört zu einem anderen Konto",
  "new-device": "Erste Anmeldung mit einem Browser",
  "identity-linked": "Anmeldedienst verknüpft",
  "identity-unlinked": "Anmeldedienst entfernt",
  "passkey-added": "Passkey hinzugefügt",
  "passkey-removed": "Passkey entfernt",
  "second-factor-on": "Zwei-Faktor-Anmeldung eingeschaltet",
  "second-factor-off": "Zwei-Faktor-Anmeldung ausgeschaltet",
  "codes-renewed": "Ersatzcodes erneuert",
  "recovery-code-used": "Ersatzcode benutzt",
  "codes-guessed": "Codes geraten, mit dem richtigen Passwort",
  "api-token": "API-Token erstellt",
  "api-tokens-ended": "API-Tokens beendet",
  "export-ready": "Kopie der eigenen Daten bereit",
  "confirm-deletion": "Löschung zu bestätigen, ohne Passwort",
  "deletion-asked": "Löschung angefordert",
  "deletion-reminder": "Löschung in einer Woche",
  "account-deleted": "Konto gelöscht",
  "kept-draft": "Entwurf seit einer Woche liegen gelassen",
  "bank-details": "Per Überweisung bestellt",
  "transfer-reminder": "Überweisung überfällig",
  "transfer-expired": "Überweisung nicht eingegangen",
  "transfer-replaced": "Überweisung durch PayPal ersetzt",
  "transfer-cancelled": "Überweisung storniert",
  "transfer-part": "Überweisung zum Teil eingegangen",
  "transfer-overpaid": "Überweisung doppelt eingegangen",
  "credit-returned": "Guthaben zurückgezahlt",
  "payment-taken-back": "Irrtümlich als bezahlt markiert",
  "vat-id-unknown": "USt-IdNr. nicht bekannt",
  receipt: "Bestellung bezahlt",
  "receipt-with-deployment": "Bestellung mit Veröffentlichung bezahlt",
  "receipt-of-deployment": "Nur die Veröffentlichung bezahlt",
  "payment-declined": "Zahlung von PayPal abgelehnt",
  refunded: "Geld erstattet",
  "refund-declined": "Erstattung abgelehnt",
  started: "Sofortiger Beginn bei der Bestellung eines Verbrauchers",
  "withdrawal-received": "Vertrag widerrufen",
  "review-hidden": "Bewertung ausgeblendet",
  "thread-answer": "Nachricht zu einer Bestellung beantwortet",
  "thread-begun": "Nachricht des Shops zu einer Bestellung",
  "invoice-corrected": "Rechnung korrigiert",
  "site-live-with-sample": "Website online, die Suchmaschinen nicht anzeigen",
  "site-live": "Website veröffentlicht",
  "site-held": "Website wartet auf eine Prüfung",
  "site-approved": "Zurückgehaltene Website freigegeben",
  "site-refused": "Zurückgehaltene Website abgelehnt",
  "site-taken-down": "Website gesperrt",
  "site-allowed": "Website wieder erlaubt",
  "site-put-back": "Website nach einem Widerspruch wieder online",
  "objection-declined": "Widerspruch gegen eine Sperrung abgelehnt",
  "report-received": "Meldung einer Website eingegangen",
  "report-taken-down": "Meldung einer Website: gesperrt",
  "report-no-action": "Meldung einer Website: keine Maßnahme",
  "report-restored": "Meldung einer Website: Sperrung aufgehoben",
  "draft-taken-down": "Geteilter Entwurf gesperrt",
  "domain-proved": "Domain verbunden",
  "domain-failing": "DNS-Einträge der Domain geändert",
  "domain-withdrawn": "Domain getrennt",
  "domain-expired": "Domain aufgegeben: nie verbunden",
  "webhook-failed": "Webhook fehlgeschlagen",
  "destinations-changed": "Website führt woandershin",
  "site-message": "Nachricht eines Besuchers einer Website",
  "site-order": "Bestellung eines Besuchers einer Website",
  "site-request": "Anfrage eines Besuchers einer Website",
  "contact-message": "Nachricht an den Shop",
  "staff-invitation": "Einladung in die Verwaltung",
  "back-office-api-token": "API-Token der Verwaltung erstellt",
  "payment-attention": "Zahlung, über die zu entscheiden ist",
  "payment-report": "Zahlung, die anzusehen ist",
  "late-transfer": "Überweisung, über die zu entscheiden ist",
  "refund-requested": "Erstattung angefragt",
  "withdrawal-unmatched": "Widerruf ohne Bestellung",
  "refund-refused": "Erstattung von PayPal abgelehnt",
  "thread-message": "Nachricht zu einer Bestellung",
  "report-arrived": "Website gemeldet",
  "objection-arrived": "Inhaber widerspricht einer Sperrung",
  "vat-id-confirmed": "Steuer zu erstatten: USt-IdNr. nachträglich bestätigt",
  "vat-id-denied": "USt-IdNr. nachträglich ungültig",
  "tax-threshold": "Umsatzschwelle fast erreicht oder überschritten",
};
