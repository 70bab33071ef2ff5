import { legalLinks } from "@/lib/legal-links";
import { links } from "@/lib/links";
import { refundDays, siteNoticeDays, withdrawalDays } from "@/lib/refund-days";
import type { LegalTexts } from "../../legal-texts";

const version = "2026-11-28";

export const refunds: LegalTexts["refunds"] = (seller, toEverybody) => ({
  title: "Erstattung",
  version,
  intro: `Bis ${refundDays} Tage nach der Zahlung können Sie eine Erstattung anfragen, für eine ganze Bestellung oder für einzelne Vorlagen.`,
  sections: [
    {
      title: "So fragen Sie eine Erstattung an",
      paragraphs: [
        "Öffnen Sie „Bestellungen“, suchen Sie die Bestellung heraus, und klicken Sie auf „Erstattung anfragen“. Sagen Sie uns, um welche Vorlagen es geht und warum; ein Satz genügt.",
        `Haben Sie kein Konto oder sind die ${refundDays} Tage vorbei, schreiben Sie uns, und nennen Sie die Bestellnummer.`,
      ],
      links: [
        { label: "Ihre Bestellungen", href: links.purchases },
        { label: seller.email, href: `mailto:${seller.email}` },
      ],
    },
    {
      title: "Was dann geschieht",
      paragraphs: [
        "Ein Mensch liest Ihre Anfrage und antwortet per E-Mail. Lehnen wir sie ab, steht in der E-Mail, warum.",
        "Eine Erstattung kostet Sie nichts: Wir behalten keine Gebühr ein. Das Geld geht auf dem Weg zurück, auf dem es kam: über PayPal oder auf Ihr Bankkonto. Dazu erhalten Sie eine Stornorechnung. Den Preis der Veröffentlichung erstatten wir mit der letzten Vorlage einer Bestellung.",
      ],
    },
    {
      title: "Was endet",
      paragraphs: [
        `Mit der Erstattung endet die Lizenz der Vorlage, und Sie dürfen ihre Dateien nicht mehr nutzen. Eine Website, die wir dafür hosten, bleibt noch ${siteNoticeDays} Tage online.`,
        "Sie können die Vorlage jederzeit neu kaufen.",
      ],
    },
    {
      title: "Eine Bestellung, die noch nicht bezahlt ist",
      paragraphs: [
        "Eine Bestellung per Überweisung können Sie unter „Bestellungen“ stornieren, bis das Geld eingegangen ist. Sie schulden uns dann nichts.",
      ],
    },
    {
      title: "Ihre gesetzlichen Rechte",
      paragraphs: [
        "Hält eine Vorlage nicht, was ihre Beschreibung verspricht, haben Sie gesetzliche Rechte, unabhängig von dem, was auf dieser Seite steht.",
        ...(toEverybody
          ? [
              `Verbraucher können den Vertrag bis ${withdrawalDays} Tage nach der Zahlung widerrufen, ohne Angabe von Gründen und ohne Konto.`,
            ]
          : []),
      ],
      links: [
        { label: "AGB", href: legalLinks.terms },
        ...(toEverybody ? [{ label: "Vertrag widerrufen", href: legalLinks.withdraw }] : []),
      ],
    },
  ],
});
