import type { Mutation } from "./mutation";

/** Domains of sites, and the answers under them. */
export const domainMutations: Mutation[] = [
  {
    name: "only the site's own token proves its domain",
    file: "lib/sites/domains/dns/look-up.ts",
    original: 'if (values.includes(own)) return found("right"',
    mutated: 'if (values.length > 0) return found("right"',
    test: "lib/sites/domains/dns/look-up.test.ts",
  },
  {
    name: "a domain stays with the site whose token is there",
    file: "lib/sites/domains/commands/check.ts",
    original: "if (ownership.values.includes(ownershipValue(holder.token))) {",
    mutated: "if (ownership.values.length === 0) {",
    test: "app/api/site/domain.test.ts",
  },
  {
    name: "the shop answers to its own names only",
    file: "lib/sites/domains/server.ts",
    original: "if (isOwnHost(host)) return false;",
    mutated: 'if (!host.startsWith("www.")) return false;',
    test: "lib/sites/domains/server.test.ts",
  },
  {
    name: "names below the domain of sites are not the shop's",
    file: "lib/sites/domains/own-hosts.mjs",
    original: "const noSite = sitesDomain ?",
    mutated: 'const noSite = sitesDomain === "" ?',
    test: "lib/sites/domains/server.test.ts",
  },
  {
    name: "only the owner's pass shows the owner's line",
    file: "lib/sites/hosting/owner-line.ts",
    original: "if (!mac || Number(until) < now) return false;",
    mutated: "if (!mac) return false;",
    test: "lib/sites/domains/server.test.ts",
  },
  {
    name: "certificates are for proved domains only",
    file: "app/api/site-domain/ask/route.ts",
    original: "if (site) {",
    mutated: "if (query.domain) {",
    test: "app/api/site/domain.test.ts",
  },
];
