import { legalLinks } from "@/lib/legal-links";
import { links } from "@/lib/links";
import type { en } from "@/lib/translations/en";

export interface LegalPage {
  href: string;
  /** Of its name. */
  key: keyof (typeof en)["footer"];
}

/** All pages of law, as they are listed. */
export const legalPages: readonly LegalPage[] = [
  { href: legalLinks.imprint, key: "imprint" },
  { href: legalLinks.terms, key: "terms" },
  { href: links.license, key: "license" },
  { href: legalLinks.refunds, key: "refunds" },
  { href: links.privacy, key: "privacy" },
  { href: legalLinks.dataProcessing, key: "dataProcessing" },
  { href: legalLinks.accessibility, key: "accessibility" },
];

/** Beside the pages of law: for anybody who finds something wrong with a site that the shop hosts. */
export const reportPage: LegalPage = { href: legalLinks.report, key: "reportSite" };

/** Beside the pages of law, where consumers may buy. */
export const withdrawPage: LegalPage = { href: legalLinks.withdraw, key: "withdraw" };
