import { legalLinks } from "@/lib/legal-links";
import { site } from "@/lib/site";
import type { LegalTexts } from "../../legal-texts";
import { disputeSentence } from "./terms";

const version = "2026-11-28";

/** Who stands behind the shop (Directive 2000/31/EC, article 5; Regulation (EU) 2022/2065, articles 11 and 12). */
export const imprint: LegalTexts["imprint"] = (seller) => ({
  title: "Aviso legal",
  version,
  intro: `Quién está detrás de ${site.name}, dónde está la empresa y cómo ponerse en contacto con nosotros.`,
  sections: [
    { title: "Empresa", paragraphs: [seller.name, ...seller.address] },
    {
      title: "Contacto",
      paragraphs: [`Teléfono: ${seller.phone}`],
      links: [{ label: seller.email, href: `mailto:${seller.email}` }],
    },
    ...(seller.representative
      ? [{ title: "Representante", paragraphs: [seller.representative] }]
      : []),
    {
      title: "Datos registrales y fiscales",
      paragraphs: [
        seller.registration,
        `Número de identificación fiscal: ${seller.taxId}`,
        ...(seller.vatId ? [`NIF-IVA: ${seller.vatId}`] : []),
      ],
    },
    {
      title: "Avisos sobre contenidos",
      paragraphs: [
        `Las autoridades, los usuarios y cualquier otra persona pueden escribir a ${seller.email} sobre una web que alojamos. Por favor, escriba en inglés o en el idioma oficial de nuestro país. Los mensajes los lee una persona.`,
      ],
      links: [{ label: "Denunciar una web", href: legalLinks.report }],
    },
    {
      title: "Conflictos",
      paragraphs: [disputeSentence(seller)],
      links: [{ label: "Condiciones", href: legalLinks.terms }],
    },
  ],
});
