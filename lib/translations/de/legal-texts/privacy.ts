import type { LegalTexts } from "../../legal-texts";

/** What the law asks the shop to say of personal data (article 13 GDPR; § 25 TDDDG). */
export const privacy: LegalTexts["privacy"] = (
  { name, address, email, phone, privacyOfficer },
  toEverybody,
  writer,
) => ({
  title: "Datenschutz",
  version: "2026-11-29",
  intro:
    "Was wir über Sie speichern, wie lange, und was damit geschieht, wenn Sie Ihr Konto löschen. Konten werden genau nach der Tabelle unten gelöscht.",
  sections: [
    {
      title: "Wer verantwortlich ist",
      paragraphs: [
        `${[name, ...address].join(", ")}. Sie erreichen uns unter ${email} oder ${phone}.${privacyOfficer ? ` Unser Datenschutzbeauftragter: ${privacyOfficer}.` : ""}`,
      ],
    },
    {
      title: "Warum wir das dürfen",
      paragraphs: [
        "Um den Vertrag mit Ihnen zu erfüllen oder vorzubereiten (Artikel 6 Absatz 1 Buchstabe b der Datenschutz-Grundverordnung): Ihr Konto, Bestellungen, Lizenzen, Entwürfe, Bilder und Websites und was wir einander schreiben. Weil das Gesetz uns dazu verpflichtet (Buchstabe c): Rechnungen, für die Steuer der Nachweis, in welchem Land Sie ansässig sind oder wohnen, und Auskünfte an Behörden. Weil wir ein berechtigtes Interesse daran haben, das nicht weniger wiegt als Ihre Interessen (Buchstabe f): Schutz vor Missbrauch, das Protokoll der Vorgänge in einem Konto, Besuchszahlen ohne Namen, Bewertungen und Ansprüche beider Seiten. Weil Sie eingewilligt haben (Buchstabe a): E-Mails zu Ihren Entwürfen. Ihre Einwilligung können Sie jederzeit widerrufen; was bis dahin geschah, bleibt rechtmäßig.",
      ],
    },
    {
      title: "Was Sie angeben müssen",
      paragraphs: [
        "Nichts, um sich umzusehen. Für eine Bestellung brauchen wir Ihren Namen, Ihre Rechnungsadresse und Ihre E-Mail-Adresse: Ohne sie gibt es keinen Vertrag und keine Rechnung. Alles andere ist freiwillig. Über Sie entscheidet nie ein Programm allein.",
      ],
    },
    {
      title: "Wer sonst Daten erhält",
      paragraphs: [
        `Das Unternehmen, auf dessen Servern der Shop läuft, speichert alles in unserem Auftrag. PayPal erhält Betrag und Nummer einer Bestellung, die Sie dort bezahlen. Unser E-Mail-Dienst erhält die E-Mails, die wir Ihnen senden. Melden Sie sich mit dem Konto eines anderen Anbieters an, erfährt er das und teilt uns Ihren Namen und Ihre E-Mail-Adresse mit. Unsere Bank erhält Überweisungen, unsere Steuerberatung und das Finanzamt erhalten Rechnungen. Ist Ihre Website bei einem Hoster für statische Websites veröffentlicht, erhält dieser ihre Seiten. Haben Sie eine USt-IdNr. aus einem anderen Land der Europäischen Union, erhält sie bei Ihrer Bestellung der Dienst VIES der Europäischen Kommission und sagt uns, ob sie gültig ist. ${writer ? `Lassen Sie Texte mit KI umformulieren, erhält das Sprachmodell unter ${writer} Name, Branche, Ort, Beschreibung und Angebot Ihres Unternehmens. ` : ""}Sonst erhält niemand etwas, und verkauft wird nichts.`,
      ],
    },
    {
      title: "Außerhalb Europas",
      paragraphs: [
        "Einige dieser Unternehmen, etwa unser E-Mail-Dienst und die PayPal-Gruppe, arbeiten auch in den USA. Dorthin übermitteln wir Daten auf Grundlage eines Angemessenheitsbeschlusses der Europäischen Kommission oder ihrer Standardvertragsklauseln. Eine Kopie davon schicken wir Ihnen auf Anfrage.",
      ],
    },
    {
      title: "Cookies",
      paragraphs: [
        `Ein Cookie hält Sie angemeldet, ein zweites merkt sich, dass Sie sich mit diesem Browser schon einmal angemeldet haben. Keines davon verfolgt Sie. Wie viele Geräte an einem Tag eine Vorlage, den Warenkorb und die Kasse öffnen, zählen wir ohne Cookies: mit Hashwerten, die am Ende des Tages gelöscht werden. Bei einem von vier Seitenaufrufen messen wir, wie schnell die Seite ist: Ihr Browser sendet Zeiten, die Art der Seite und ob sein Fenster schmal ist; gespeichert werden davon nur Tagessummen. Warenkorb und Farben bleiben im Browser selbst, bis Sie sich anmelden.${toEverybody ? " Während Sie einen Vertrag widerrufen, bewahrt ein weiteres Cookie Ihre Eingaben auf, bis Sie sie abgeschickt haben, höchstens eine halbe Stunde." : ""}`,
      ],
    },
    {
      title: "Ihre Rechte",
      paragraphs: [
        "Sie können eine Kopie Ihrer Daten erhalten, auch um sie anderswohin mitzunehmen, und Sie können sie berichtigen, löschen oder ihre Verarbeitung einschränken lassen. Einer Verarbeitung, die auf unserem berechtigten Interesse beruht, können Sie widersprechen. Das meiste erledigen Sie selbst in Ihrem Profil: Dort erhalten Sie eine Kopie aller Ihrer Daten, ändern, was nicht stimmt, und löschen das Konto. Bis es gelöscht wird, haben Sie zwei Wochen Zeit, es sich anders zu überlegen. Bei allem anderen schreiben Sie uns; wir antworten innerhalb eines Monats.",
      ],
    },
    {
      title: "Beschwerde",
      paragraphs: [
        "Sie können sich bei einer Datenschutz-Aufsichtsbehörde beschweren: bei der, die für Ihren Wohnort oder Arbeitsplatz zuständig ist, oder bei unserer.",
      ],
    },
  ],
});
