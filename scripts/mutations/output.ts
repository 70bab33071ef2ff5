import type { Mutation } from "./mutation";

/** Escaping, headers and policies of responses. */
export const outputMutations: Mutation[] = [
  {
    name: "support sees no money in the figures",
    file: "lib/analytics/queries/figures.ts",
    original: 'permissions.includes("orders:read") ? readSales(range) : null,',
    mutated: "readSales(range),",
    test: "app/api/shop/figures/route.test.ts",
  },
  {
    name: "figures add no amounts of another currency",
    file: "lib/analytics/queries/sales.ts",
    original: "total(salesDays.paidCents, isShops(salesDays.currency))",
    mutated: "total(salesDays.paidCents)",
    test: "app/api/shop/figures/route.test.ts",
  },
  {
    name: "JSON-LD cannot close its element",
    file: "components/catalogue/json-ld.tsx",
    original: '.replaceAll("<", "\\\\u003c")',
    mutated: "",
    test: "components/catalogue/json-ld.test.tsx",
  },
  {
    name: "an email header is one line",
    file: "lib/platform/email/render-email.tsx",
    original: 'text.replace(/[\\s\\p{Cc}]+/gu, " ").trim()',
    mutated: "text",
    test: "lib/platform/email/render-email.test.tsx",
  },
  {
    name: "text in HTML emails is escaped",
    file: "lib/html.ts",
    original: 'text.replace(/[&<>"]/g, (char) => escapes[char] ?? char)',
    mutated: "text",
    test: "lib/html.test.ts",
  },
  {
    name: "customers' sites have a sandbox policy",
    file: "lib/platform/csp/headers.mjs",
    original: "\"'none'\"), sandbox].join(",
    mutated: "\"'none'\")].join(",
    test: "next.config.test.ts",
  },
  {
    name: "an uploaded image has a sandbox policy",
    file: "next.config.mjs",
    original: "default-src 'none'; frame-ancestors 'none'; sandbox",
    mutated: "default-src 'none'",
    test: "next.config.test.ts",
  },
  {
    name: "plug-ins are blocked",
    file: "lib/platform/csp/policy.mjs",
    original: '  "object-src": "\'none\'",\n',
    mutated: "",
    test: "next.config.test.ts",
  },
  {
    name: "URLs with a secret are not sent as referrers",
    file: "next.config.mjs",
    original: 'value: "no-referrer"',
    mutated: 'value: "origin"',
    test: "next.config.test.ts",
  },
  {
    name: "answers to sites' forms have a sandbox policy",
    file: "lib/platform/csp/headers.mjs",
    original: "      sandbox,\n",
    mutated: "",
    test: "next.config.test.ts",
  },
  {
    name: "a cell of the messages' table is no formula",
    file: "lib/csv.ts",
    original: '.replaceAll(formulaStart, "$1\'")',
    mutated: "",
    test: "app/api/site/messages.test.ts",
  },
];
