import { legalLinks, reportPage } from "@/lib/legal-links";
import { site } from "@/lib/site";
import type { LegalTexts } from "../../legal-texts";
import { disputeSentence } from "./terms";

const version = "2026-11-28";

/** Who stands behind the shop (Directive 2000/31/EC, article 5; Regulation (EU) 2022/2065, articles 11 and 12). */
export const imprint: LegalTexts["imprint"] = (seller) => ({
  title: "Imprint",
  version,
  intro: `Who runs ${site.name}, where the company is, and how to reach us.`,
  sections: [
    { title: "Company", paragraphs: [seller.name, ...seller.address] },
    {
      title: "Contact",
      paragraphs: [`Phone: ${seller.phone}`],
      links: [{ label: seller.email, href: `mailto:${seller.email}` }],
    },
    ...(seller.representative
      ? [{ title: "Represented by", paragraphs: [seller.representative] }]
      : []),
    {
      title: "Register and tax",
      paragraphs: [
        seller.registration,
        `Tax number: ${seller.taxId}`,
        ...(seller.vatId ? [`VAT id: ${seller.vatId}`] : []),
      ],
    },
    {
      title: "Reports about content",
      paragraphs: [
        `Authorities, users and everybody else can write to ${seller.email} about a site that we host. Please write in English or in the official language of our country. A person reads it.`,
      ],
      links: [reportPage],
    },
    {
      title: "Disputes",
      paragraphs: [disputeSentence(seller)],
      links: [{ label: "Terms", href: legalLinks.terms }],
    },
  ],
});
