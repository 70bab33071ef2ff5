import { siteNoticeDays } from "@/lib/refund-days";
import type { LegalTexts } from "../../legal-texts";
import { categoryTexts } from "../catalogue";

export const license: LegalTexts["license"] = {
  sameForce: null,
  terms: [
    {
      title: "One company, one site",
      sentences: [
        "You may use the template for one company or, as a private customer, for yourself, and for one website.",
        "The site may have as many pages, languages and visitors as you like.",
        "For a second company or a second site, you need another license.",
      ],
    },
    {
      title: "Yours to change",
      sentences: [
        "Change texts, pictures, colors and code as you please, or have somebody change them for you.",
        "You need not name us anywhere.",
      ],
    },
    {
      title: "Yours to keep",
      sentences: [
        "The license holds worldwide and has no end, and there is nothing to renew.",
        "You can download the template again as often as you like, also when we no longer sell it.",
      ],
    },
    {
      title: "Not to pass on",
      sentences: [
        "Do not sell, give away, rent out, lend or publish the template as a template, whole or in parts, changed or not.",
        "Do not build it into a tool that makes websites for others.",
      ],
    },
    {
      title: "Pictures and fonts",
      sentences: [
        "The pictures are ours; you may show them as a part of your site.",
        "The fonts belong to their makers: their licenses lie beside them in the folder fonts.",
      ],
    },
    {
      title: "When a license ends",
      sentences: [
        "A license ends when the price of its template is refunded.",
        `You then take the site offline and no longer use its files; a site that we host stays online for ${siteNoticeDays} more days.`,
      ],
    },
  ],
  categories: {
    basic: [categoryTexts.basic, "You may add both yourself."],
    medium: [categoryTexts.medium, "You may make it responsive yourself."],
    premium: [categoryTexts.premium, "Both stay yours to change."],
  },
};
