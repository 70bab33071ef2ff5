import { legalLinks, reportPage } from "@/lib/legal-links";
import { site } from "@/lib/site";
import type { LegalTexts } from "../../legal-texts";
import { disputeSentence } from "./terms";

const version = "2026-11-29";

/** Who stands behind the shop (Directive 2000/31/EC, article 5; Regulation (EU) 2022/2065, articles 11 and 12). */
export const imprint: LegalTexts["imprint"] = (seller) => ({
  title: "Dati societari",
  version,
  intro: `Chi gestisce ${site.name}, dove ha sede l’azienda e come contattarci.`,
  sections: [
    { title: "Azienda", paragraphs: [seller.name, ...seller.address] },
    {
      title: "Contatti",
      paragraphs: [`Telefono: ${seller.phone}`],
      links: [{ label: seller.email, href: `mailto:${seller.email}` }],
    },
    ...(seller.representative
      ? [{ title: "Legale rappresentante", paragraphs: [seller.representative] }]
      : []),
    {
      title: "Registro e dati fiscali",
      paragraphs: [
        seller.registration,
        `Codice fiscale: ${seller.taxId}`,
        ...(seller.vatId ? [`Partita IVA: ${seller.vatId}`] : []),
      ],
    },
    {
      title: "Segnalazioni sui contenuti",
      paragraphs: [
        `Autorità, utenti e chiunque altro possono scrivere a ${seller.email}, il nostro punto di contatto, a proposito di un sito che ospitiamo. Si prega di scrivere in inglese o nella lingua ufficiale del nostro Paese. Ogni messaggio viene letto da una persona.`,
      ],
      links: [{ ...reportPage, label: "Segnala un sito" }],
    },
    {
      title: "Controversie",
      paragraphs: [disputeSentence(seller)],
      links: [{ label: "Condizioni di vendita", href: legalLinks.terms }],
    },
  ],
});
