import { legalLinks } from "@/lib/legal-links";
import { site } from "@/lib/site";
import type { LegalTexts } from "../../legal-texts";
import { disputeSentence } from "./terms";

const version = "2026-11-28";

/** Directive 2000/31/EC, article 5; Regulation (EU) 2022/2065, articles 11 and 12. */
export const imprint: LegalTexts["imprint"] = (seller) => ({
  title: "Mentions légales",
  version,
  intro: `Qui exploite ${site.name}, où se trouve l’entreprise et comment nous joindre.`,
  sections: [
    { title: "Entreprise", paragraphs: [seller.name, ...seller.address] },
    {
      title: "Contact",
      paragraphs: [`Téléphone : ${seller.phone}`],
      links: [{ label: seller.email, href: `mailto:${seller.email}` }],
    },
    ...(seller.representative
      ? [{ title: "Représentant légal", paragraphs: [seller.representative] }]
      : []),
    {
      title: "Immatriculation et numéros fiscaux",
      paragraphs: [
        seller.registration,
        `Numéro fiscal : ${seller.taxId}`,
        ...(seller.vatId ? [`N° de TVA intracommunautaire : ${seller.vatId}`] : []),
      ],
    },
    {
      title: "Signalement de contenus",
      paragraphs: [
        `Les autorités, les utilisateurs et toute autre personne peuvent écrire à ${seller.email} au sujet d’un site que nous hébergeons. Merci d’écrire en anglais ou dans la langue officielle de notre pays. Une personne lit votre message.`,
      ],
      links: [{ label: "Signaler un site", href: legalLinks.report }],
    },
    {
      title: "Litiges",
      paragraphs: [disputeSentence(seller)],
      links: [{ label: "CGV", href: legalLinks.terms }],
    },
  ],
});
