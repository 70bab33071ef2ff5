import { links } from "./links";

/** Paths of the pages of law, apart from the other paths: the footer gets them from the server. */
export const legalLinks = {
  imprint: "/imprint",
  terms: "/terms",
  refunds: "/refunds",
  dataProcessing: "/data-processing",
  accessibility: "/accessibility",
  withdraw: "/withdraw",
  confirmWithdrawal: "/withdraw/confirm",
  withdrawalReceived: "/withdraw/received",
  report: "/report",
  reportReceived: "/report/received",
} as const;

/** All pages of law, as they are listed. */
export const legalPages = [
  { href: legalLinks.imprint, label: "Imprint" },
  { href: legalLinks.terms, label: "Terms" },
  { href: links.license, label: "License" },
  { href: legalLinks.refunds, label: "Refunds" },
  { href: links.privacy, label: "Privacy" },
  { href: legalLinks.dataProcessing, label: "Data processing" },
  { href: legalLinks.accessibility, label: "Accessibility" },
] as const;

/** Beside the pages of law: for anybody who finds something wrong with a site that the shop hosts. */
export const reportPage = { href: legalLinks.report, label: "Report a site" };

/** Beside the pages of law, where consumers may buy. */
export const withdrawPage = { href: legalLinks.withdraw, label: "Withdraw from a contract" };
