import { site } from "@/lib/site";
import type { LegalTexts } from "../../legal-texts";

const version = "2026-11-29";

/**
 * How the shop meets the requirements (Directive (EU) 2019/882, article 13 and annex V; § 14 and
 * annex 3 BFSG, which asks for the name of the authority).
 */
export const accessibility: LegalTexts["accessibility"] = (seller) => ({
  title: "Barrierefreiheit",
  version,
  intro: `Alle sollen bei ${site.name} eine Vorlage aussuchen, kaufen und nutzen können. Hier steht, wie weit wir damit sind und was Sie tun können, wenn Ihnen etwas im Weg steht.`,
  sections: [
    {
      title: "Die Dienstleistung",
      paragraphs: [
        "Ein Onlineshop: Sie sehen sich Vorlagen an, probieren Ihre Farben und Texte aus, bestellen, bezahlen, laden herunter, veröffentlichen und schreiben uns. Katalog und Rechtstexte funktionieren auch ohne JavaScript.",
      ],
    },
    {
      title: "Der Maßstab",
      paragraphs: [
        "Unser Ziel sind die WCAG 2.2, Stufe AA, und damit das, was die europäische Norm EN 301 549 von Websites verlangt.",
        "Wir prüfen jede Seite automatisch, hell und dunkel, auf dem Handy und am Desktop. Alles lässt sich allein mit der Tastatur bedienen, bei 200 % Zoom und auf einem Bildschirm mit 320 Pixeln Breite. Bewegungen entfallen, wenn Sie das in Ihrem System so eingestellt haben.",
      ],
    },
    {
      title: "Was noch nicht geht",
      paragraphs: [
        "Rechnungen und andere PDF-Dateien enthalten keine Strukturangaben (Tags): Screenreader lesen sie deshalb manchmal in falscher Reihenfolge vor. Denselben Inhalt schicken wir Ihnen auf Wunsch als Text.",
        "Eine Vorschau zeigt die Farben, die Sie wählen, auch wenn ihr Kontrast zu gering ist. Der Editor warnt davor.",
        "Vorlagen der Kategorien Basis und Medium sind für Desktop-Bildschirme gemacht.",
        "Für die Seiten von PayPal ist PayPal verantwortlich.",
      ],
    },
    {
      title: "Sagen Sie es uns",
      paragraphs: [
        `Wenn Sie auf eine Barriere stoßen, schreiben Sie uns, oder rufen Sie an: ${seller.phone}. Nennen Sie die Seite; wir antworten und helfen Ihnen inzwischen bei Ihrer Bestellung.`,
        "Hilft Ihnen unsere Antwort nicht weiter, können Sie sich an die Behörde Ihres Landes wenden, die die Barrierefreiheit von Dienstleistungen überwacht. In Deutschland ist das die Marktüberwachungsstelle der Länder für die Barrierefreiheit von Produkten und Dienstleistungen (MLBF) in Magdeburg.",
      ],
      links: [{ label: seller.email, href: `mailto:${seller.email}` }],
    },
  ],
});
