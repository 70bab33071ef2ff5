import { site } from "@/lib/site";
import type { LegalTexts } from "../../legal-texts";

const version = "2026-11-29";

/** How the shop meets the requirements (Directive (EU) 2019/882, article 13 and annex V). */
export const accessibility: LegalTexts["accessibility"] = (seller) => ({
  title: "Accessibility",
  version,
  intro: `Everybody should be able to choose, buy and use a template at ${site.name}. This is how far we are, and what to do if something stands in your way.`,
  sections: [
    {
      title: "The service",
      paragraphs: [
        "An online shop: you browse templates, try your colors and words, order, pay, download, publish, and write to us. The catalog and the legal pages work without script.",
      ],
    },
    {
      title: "The standard",
      paragraphs: [
        "We aim at WCAG 2.2, level AA, and so at what the European standard EN 301 549 requires of websites.",
        "Each screen is checked by program in light and dark, on a phone and on a desktop. All of it can be used with the keyboard alone, at 200 % zoom, and on a screen of 320 pixels. Motion stops where your system asks for that.",
      ],
    },
    {
      title: "What does not work yet",
      paragraphs: [
        "Invoices and other PDF files are not tagged, so that screen readers may read them in a wrong order. On request we send you the same content as text.",
        "A preview shows the colors that you choose, also where their contrast is too low; the editor warns of that.",
        "Templates of the categories basic and medium are made for desktops.",
        "PayPal's pages are PayPal's.",
      ],
    },
    {
      title: "Tell us",
      paragraphs: [
        `If you meet a barrier, write to us or call ${seller.phone}. Say which page it was; we answer, and help you with your order meanwhile.`,
        "If our answer does not help you, you can turn to the authority of your country that watches over the accessibility of services.",
      ],
      links: [{ label: seller.email, href: `mailto:${seller.email}` }],
    },
  ],
});
