import { legalLinks } from "@/lib/legal-links";
import { site } from "@/lib/site";
import type { LegalTexts } from "../../legal-texts";
import { disputeSentence } from "./terms";

const version = "2026-11-28";

/**
 * Who stands behind the shop (Directive 2000/31/EC, article 5, and § 5 DDG; Regulation (EU)
 * 2022/2065, articles 11 and 12).
 */
export const imprint: LegalTexts["imprint"] = (seller) => ({
  title: "Impressum",
  version,
  intro: `Wer ${site.name} betreibt, wo das Unternehmen sitzt und wie Sie uns erreichen.`,
  sections: [
    { title: "Unternehmen", paragraphs: [seller.name, ...seller.address] },
    {
      title: "Kontakt",
      paragraphs: [`Telefon: ${seller.phone}`],
      links: [{ label: seller.email, href: `mailto:${seller.email}` }],
    },
    ...(seller.representative
      ? [{ title: "Vertreten durch", paragraphs: [seller.representative] }]
      : []),
    {
      title: "Register und Steuern",
      paragraphs: [
        seller.registration,
        `Steuernummer: ${seller.taxId}`,
        ...(seller.vatId ? [`USt-IdNr.: ${seller.vatId}`] : []),
      ],
    },
    {
      title: "Meldungen zu Inhalten",
      paragraphs: [
        `Behörden, Nutzer und alle anderen können wegen einer Website, die wir hosten, an ${seller.email} schreiben. Bitte schreiben Sie auf Englisch oder in der Amtssprache unseres Landes. Jede Nachricht liest ein Mensch.`,
      ],
      links: [{ label: "Website melden", href: legalLinks.report }],
    },
    {
      title: "Streitigkeiten",
      paragraphs: [disputeSentence(seller)],
      links: [{ label: "AGB", href: legalLinks.terms }],
    },
  ],
});
