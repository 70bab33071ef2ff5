import { countryName } from "@/lib/country-name";
import { legalLinks } from "@/lib/legal-links";
import { links } from "@/lib/links";
import { currencyNameIn } from "@/lib/money-texts";
import { refundDays, withdrawalDays } from "@/lib/refund-days";
import type { SellerFacts } from "@/lib/seller";
import { site } from "@/lib/site";
import type { LegalTexts } from "../../legal-texts";

/** Change it together with the words below. */
const version = "2026-11-29";

/** The terms of sale and of hosting, which each order keeps. */
export const terms: LegalTexts["terms"] = ({ seller, transferDays, toEverybody }) => {
  const company = [seller.name, ...seller.address].join(", ");
  const country = countryName(seller.country, "de");
  return {
    title: "AGB",
    version,
    intro: `Was Sie und ${seller.name} einander schulden, wenn Sie bei ${site.name} kaufen. Für jede Bestellung gilt die Fassung vom Zeitpunkt der Bestellung; eine Kopie erhalten Sie mit der E-Mail zur Bestellung.`,
    sections: [
      {
        title: "Wer verkauft, und an wen",
        paragraphs: [
          `Ihr Vertragspartner ist ${company} (${seller.registration}).`,
          toEverybody
            ? "Wir verkaufen an Unternehmen und an Verbraucher. Verbraucher ist, wer als Privatperson und überwiegend nicht für ein Gewerbe oder eine selbständige berufliche Tätigkeit kauft."
            : "Wir verkaufen nur an Unternehmer: an Firmen, Selbständige, Vereine und Behörden, die für ihre Arbeit kaufen. An Verbraucher verkaufen wir nicht.",
          "Ihre eigenen Einkaufsbedingungen gelten nur, wenn wir das schriftlich oder per E-Mail mit Ihnen vereinbart haben.",
        ],
        links: [{ label: "Impressum", href: legalLinks.imprint }],
      },
      {
        title: "Was Sie kaufen",
        paragraphs: [
          "Eine Lizenz für eine fertige Website-Vorlage: digitale Dateien, die Sie herunterladen, in Ihren Farben und mit Ihren Texten. Was die einzelnen Kategorien können, steht auf der Seite der Vorlage.",
          toEverybody
            ? "Jede Lizenz gilt zeitlich unbegrenzt, für ein Unternehmen oder eine Person und für eine Website. Die Lizenzbedingungen sind Teil dieser AGB."
            : "Jede Lizenz gilt zeitlich unbegrenzt, für ein Unternehmen und für eine Website dieses Unternehmens. Die Lizenzbedingungen sind Teil dieser AGB.",
          "Wählen Sie die Veröffentlichung dazu, stellen wir die Website auch für Sie online.",
        ],
        links: [{ label: "Lizenzbedingungen", href: links.license }],
      },
      {
        title: "Wie der Vertrag zustande kommt",
        paragraphs: [
          `Sie legen Vorlagen in den Warenkorb, prüfen die Übersicht, geben Ihre Rechnungsdaten ein und bestellen mit der Schaltfläche ${toEverybody ? "„Jetzt mit PayPal kaufen“ oder „Jetzt per Überweisung kaufen“" : "„PayPal“ oder „Überweisung“"}. Bis dahin können Sie zurückgehen und alles ändern.`,
          "Ihre Bestellung ist ein Angebot. Wir nehmen es mit der E-Mail an, die Ihnen die Bankverbindung nennt oder die Zahlung bestätigt.",
          "Der Vertrag wird auf Deutsch geschlossen. Wir speichern seinen Text; Sie erhalten ihn mit dieser E-Mail, und Ihre Bestellung bleibt unter „Bestellungen“ stehen.",
        ],
      },
      {
        title: "Preis und Zahlung",
        paragraphs: [
          `Die Preise sind in ${currencyNameIn("de")} angegeben und enthalten die jeweils geltende Mehrwertsteuer. Schuldet ein Unternehmen in einem anderen Land die Steuer selbst, steht das auf der Rechnung.`,
          `Sie zahlen entweder sofort mit PayPal oder per Überweisung. Ist eine Überweisung nach ${transferDays} Tagen nicht eingegangen, wird die Bestellung geschlossen, und Sie schulden uns nichts mehr.`,
          "Die Rechnung kommt per E-Mail, sobald die Zahlung eingegangen ist.",
        ],
      },
      {
        title: "Lieferung",
        paragraphs: [
          "Sobald die Zahlung eingegangen ist, können Sie Ihre Vorlagen unter „Bestellungen“ herunterladen, so oft Sie möchten. Haben Sie die Veröffentlichung gewählt, schreiben wir Ihnen, sobald die jeweilige Website online ist.",
          ...(toEverybody
            ? [
                "Verbraucher, die einem sofortigen Beginn nicht zugestimmt haben, können herunterladen und veröffentlichen, sobald die Widerrufsfrist abgelaufen ist oder sie unter „Bestellungen“ auf „Jetzt starten“ klicken.",
              ]
            : []),
        ],
      },
      ...(toEverybody ? [consumersRight] : []),
      {
        title: "Erstattung",
        paragraphs: [
          `Bis ${refundDays} Tage nach der Zahlung können Sie eine Erstattung anfragen. Wie das geht, steht auf einer eigenen Seite.`,
        ],
        links: [{ label: "Erstattung", href: legalLinks.refunds }],
      },
      {
        title: "Websites, die wir hosten",
        paragraphs: [
          "Was auf Ihrer Website steht, bestimmen und verantworten Sie. Die Website darf keine Gesetze verletzen, keine Besucher täuschen, sich nicht für jemand anderen ausgeben, keine Passwörter oder Zahlungsdaten für andere Dienste abfragen, keine Schadsoftware verbreiten und keinen Spam versenden.",
          "Wird eine Website gemeldet, sieht ein Mensch sie sich an. Wir nehmen sie offline, soweit das nötig ist, nennen Ihnen den Grund und stellen sie wieder online, wenn Sie uns zeigen, dass sie rechtmäßig war. Widersprechen können Sie auf der Seite Ihrer Website in unserem Shop.",
          "Für das, was Besucher in die Formulare Ihrer Website schreiben, sind wir Ihr Auftragsverarbeiter.",
          "Wir können das Hosting mit einer Frist von drei Monaten per E-Mail kündigen. Sie behalten die Lizenz und können die Website herunterladen.",
        ],
        links: [{ label: "Auftragsverarbeitung", href: legalLinks.dataProcessing }],
      },
      {
        title: "Wenn etwas nicht funktioniert",
        paragraphs: [
          "Sagen Sie es uns: Wir bessern nach oder liefern neu. Gelingt das nicht, können Sie den Preis mindern oder vom Vertrag zurücktreten. Im Übrigen gelten die gesetzlichen Vorschriften.",
        ],
        links: [{ label: seller.email, href: `mailto:${seller.email}` }],
      },
      {
        title: "Haftung",
        paragraphs: [
          "Wir haften unbeschränkt für Vorsatz und grobe Fahrlässigkeit, für die Verletzung von Leben, Körper und Gesundheit, für das, was wir garantiert haben, und soweit das Produkthaftungsrecht es vorsieht.",
          "Bei leichter Fahrlässigkeit haften wir nur, wenn wir eine wesentliche Pflicht verletzen, also eine, ohne deren Erfüllung der Vertrag seinen Sinn verliert und auf die Sie sich deshalb verlassen dürfen. Unsere Haftung ist dann auf den Schaden begrenzt, der für einen solchen Vertrag typisch und vorhersehbar ist. Für weitere Schäden haften wir bei leichter Fahrlässigkeit nicht.",
        ],
      },
      {
        title: "Bewertungen",
        paragraphs: [
          "Bewerten können nur Kunden, die die Vorlage bezahlt haben. Wir lassen keine Bewertung wegen ihrer Sterne weg und blenden nur aus, was rechtswidrig oder beleidigend ist; wer sie geschrieben hat, erfährt den Grund.",
        ],
      },
      {
        title: "Recht und Streitigkeiten",
        paragraphs: [
          `Es gilt das Recht des Landes, in dem wir unseren Sitz haben (${country}), ohne das UN-Kaufrecht. Sind Sie Kaufmann, entscheiden die Gerichte an unserem Sitz.`,
          ...(toEverybody
            ? [
                "Verbraucher behalten den Schutz, den ihnen zwingende Vorschriften des Landes geben, in dem sie leben.",
              ]
            : []),
          disputeSentence(seller),
        ],
      },
    ],
  };
};

const consumersRight = {
  title: "Widerruf",
  paragraphs: [
    `Verbraucher können den Vertrag bis ${withdrawalDays} Tage nach der Zahlung ohne Angabe von Gründen widerrufen. Die Widerrufsbelehrung kommt mit der E-Mail zur Bestellung.`,
    "Das Widerrufsrecht erlischt vorzeitig, wenn Sie einem sofortigen Beginn ausdrücklich zustimmen und bestätigen, dass Ihnen diese Folge bekannt ist.",
  ],
  links: [{ label: "Vertrag widerrufen", href: legalLinks.withdraw }],
};

/** §§ 36 and 37 VSBG. */
export const disputeSentence = ({ disputeBody }: SellerFacts): string =>
  disputeBody
    ? `Für Streitigkeiten mit Verbrauchern ist diese Schlichtungsstelle zuständig: ${disputeBody}.`
    : "Wir sind weder bereit noch verpflichtet, an Streitbeilegungsverfahren vor einer Verbraucherschlichtungsstelle teilzunehmen.";
