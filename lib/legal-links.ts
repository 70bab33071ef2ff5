/** Paths of the pages of law, apart from the other paths: the footer gets them from the server. */
export const legalLinks = {
  imprint: "/imprint",
  terms: "/terms",
  refunds: "/refunds",
  dataProcessing: "/data-processing",
  accessibility: "/accessibility",
} as const;
