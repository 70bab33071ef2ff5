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

/** Beside the pages of law: for anybody who finds something wrong with a site that the shop hosts. */
export const reportPage = { href: legalLinks.report, label: "Report a site" };

/** Beside the pages of law, where consumers may buy. */
export const withdrawPage = { href: legalLinks.withdraw, label: "Withdraw from a contract" };
