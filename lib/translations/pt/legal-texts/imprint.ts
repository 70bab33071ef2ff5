import { legalLinks } from "@/lib/legal-links";
import { site } from "@/lib/site";
import type { LegalTexts } from "../../legal-texts";
import { disputeSentence } from "./terms";

const version = "2026-11-28";

/** Who stands behind the shop (Directive 2000/31/EC, article 5; Regulation (EU) 2022/2065, articles 11 and 12). */
export const imprint: LegalTexts["imprint"] = (seller) => ({
  title: "Dados da empresa",
  version,
  intro: `Quem está por trás de ${site.name}, onde fica a empresa e como falar conosco.`,
  sections: [
    { title: "Empresa", paragraphs: [seller.name, ...seller.address] },
    {
      title: "Contato",
      paragraphs: [`Telefone: ${seller.phone}`],
      links: [{ label: seller.email, href: `mailto:${seller.email}` }],
    },
    ...(seller.representative
      ? [{ title: "Representante", paragraphs: [seller.representative] }]
      : []),
    {
      title: "Registro e impostos",
      paragraphs: [
        seller.registration,
        `Número de identificação fiscal: ${seller.taxId}`,
        ...(seller.vatId ? [`Número de IVA (VAT): ${seller.vatId}`] : []),
      ],
    },
    {
      title: "Denúncias de conteúdo",
      paragraphs: [
        `Autoridades, usuários e qualquer outra pessoa podem escrever para ${seller.email} sobre um site que hospedamos. Por favor, escreva em inglês ou na língua oficial do nosso país. A mensagem é lida por uma pessoa.`,
      ],
      links: [{ label: "Denunciar um site", href: legalLinks.report }],
    },
    {
      title: "Litígios",
      paragraphs: [disputeSentence(seller)],
      links: [{ label: "Termos", href: legalLinks.terms }],
    },
  ],
});
