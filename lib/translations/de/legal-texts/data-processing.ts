import type { LegalTexts } from "../../legal-texts";

const version = "2026-11-28";

/** The contract of article 28 (3) GDPR for the data of visitors of hosted sites. */
export const dataProcessing: LegalTexts["dataProcessing"] = (seller, days) => ({
  title: "Auftragsverarbeitung",
  version,
  intro: `Hat Ihre Website ein Formular oder hosten wir sie, gilt zwischen Ihnen und ${seller.name} dieser Vertrag: Sie sind für die Daten Ihrer Besucher verantwortlich, wir verarbeiten sie in Ihrem Auftrag (Artikel 28 der Datenschutz-Grundverordnung, DSGVO). Er gilt ohne Unterschrift ab dem Tag, an dem Ihre Website veröffentlicht oder ihr Formular benutzt wird.`,
  sections: [
    {
      title: "Worum es geht",
      paragraphs: [
        "Gegenstand und Zweck: Wir liefern die Seiten Ihrer Website aus, nehmen entgegen, was Besucher über ihre Formulare senden, bewahren es unter „Nachrichten“ für Sie auf und schicken es Ihnen per E-Mail.",
        "Art der Daten: Namen, E-Mail-Adressen und alles, was Besucher schreiben, bestellen oder anfragen; die IP-Adresse, solange ein Aufruf beantwortet wird; Besuchszahlen ohne Angaben zum Besucher.",
        "Betroffene Personen: die Besucher Ihrer Website.",
        `Dauer: solange Sie die Lizenz haben. Nachrichten löschen wir ${days.messages} Tage nach ihrem Eingang, Spam und von Ihnen gelöschte Nachrichten nach ${days.spam} Tagen, Besuchszahlen nach ${days.visits} Tagen.`,
      ],
    },
    {
      title: "Ihre Weisungen",
      paragraphs: [
        "Wir verarbeiten die Daten nur nach Ihren Weisungen. Sie erteilen sie durch das, was Sie veröffentlichen, durch die Einstellungen Ihrer Website oder per E-Mail. Verpflichtet uns das Gesetz zu etwas anderem, sagen wir Ihnen das vorher, sofern das Gesetz es nicht verbietet.",
        "Verstößt eine Weisung nach unserer Ansicht gegen das Datenschutzrecht, weisen wir Sie darauf hin.",
      ],
    },
    {
      title: "Wer die Daten sieht",
      paragraphs: [
        "Nur Menschen, die sie für den Betrieb brauchen und zur Vertraulichkeit verpflichtet sind. Was unser Team in der Verwaltung tut, wird protokolliert.",
      ],
    },
    {
      title: "Sicherheit",
      paragraphs: [
        "Verbindungen sind verschlüsselt. Unser Team meldet sich mit einem zweiten Faktor an. Passwörter und Schlüssel speichern wir nur als Hashwerte. Von den Datenbanken gibt es Sicherungskopien. Wie oft ein Formular abgeschickt werden kann, ist je Absender und je Website begrenzt. Was Besucher schreiben, wird als Text angezeigt und nie ausgeführt.",
        "Wir passen diese Maßnahmen dem Stand der Technik an; das Schutzniveau sinkt dabei nicht.",
      ],
    },
    {
      title: "Weitere Auftragsverarbeiter",
      paragraphs: [
        "Sie erlauben uns, weitere Auftragsverarbeiter einzusetzen: das Unternehmen, auf dessen Servern unser Dienst läuft, den Dienst, der unsere E-Mails versendet, und, wenn Ihre Website bei einem Hoster für statische Websites veröffentlicht ist, diesen Hoster. Wir verpflichten jeden von ihnen durch einen Vertrag mit denselben Pflichten und haften für sie.",
        "Über einen neuen informieren wir Sie vier Wochen vorher per E-Mail. Widersprechen Sie aus gutem Grund und finden wir keinen anderen Weg, können Sie das Hosting kündigen.",
        "Sitzt einer von ihnen außerhalb des Europäischen Wirtschaftsraums, beruht die Übermittlung auf einem Angemessenheitsbeschluss der Europäischen Kommission oder auf ihren Standardvertragsklauseln.",
      ],
    },
    {
      title: "Hilfe bei Ihren Pflichten",
      paragraphs: [
        "Unter „Nachrichten“ finden Sie, was eine Person gesendet hat, und können es exportieren und löschen. Bei Anträgen betroffener Personen, bei Datenschutz-Folgenabschätzungen und bei Fragen von Behörden helfen wir Ihnen darüber hinaus.",
        "Gehen Daten Ihrer Besucher verloren, werden sie verändert oder gelangen sie an Unbefugte, melden wir Ihnen das unverzüglich, nachdem wir davon erfahren haben, mit allem, was Sie für Ihre eigene Meldung brauchen.",
      ],
    },
    {
      title: "Das Ende",
      paragraphs: [
        "Endet die Lizenz oder Ihr Konto, können Sie die Nachrichten exportieren; danach löschen wir sie, soweit das Gesetz uns nicht zur Aufbewahrung verpflichtet. Sicherungskopien werden nach und nach überschrieben.",
      ],
    },
    {
      title: "Nachweis",
      paragraphs: [
        "Auf Anfrage weisen wir Ihnen nach, dass wir diesen Vertrag einhalten. Sie oder jemand, den Sie benennen, dürfen das bei uns überprüfen, nach Ankündigung und während der Arbeitszeit.",
      ],
      links: [{ label: seller.email, href: `mailto:${seller.email}` }],
    },
  ],
});
