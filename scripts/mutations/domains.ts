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
    name: "certificates are for proved domains only",
    file: "app/api/site-domain/ask/route.ts",
    original: "if (domain) {",
    mutated: "if (query.domain) {",
    test: "app/api/site/domain.test.ts",
  },
  {
    name: "nobody claims a name next to the shop's own",
    file: "lib/sites/domains/host-names.ts",
    original: "isOwnHost(host) || isShops ||",
    mutated: "isOwnHost(host) ||",
    test: "lib/sites/domains/host-names.test.ts",
  },
  {
    name: "nobody claims a public suffix",
    file: "lib/sites/domains/host-names.ts",
    original: "registered === null || getPublicSuffix(host, options) === host",
    mutated: "host.length === 0",
    test: "lib/sites/domains/host-names.test.ts",
  },
  {
    name: "a resolver that is out of order takes no domain away",
    file: "lib/sites/domains/rules.ts",
    original:
      "return isSilent ? { next: current, nextCheckSeconds: hour, event: null } : fail(current, now);",
    mutated: "return isSilent ? fail(current, now) : fail(current, now);",
    test: "lib/sites/domains/rules.test.ts",
  },
  {
    name: "a domain answers for a week after its records are gone",
    file: "lib/sites/domains/rules.ts",
    original: "const since = domain.failingSince ?? now;\n  if (isOver(since, now)) {",
    mutated: "const since = domain.failingSince ?? now;\n  if (since <= now) {",
    test: "lib/sites/domains/rules.test.ts",
  },
  {
    name: "the domain of a refunded site is free",
    file: "lib/sites/domains/commands/check.ts",
    original: "if (!row.isServed) {",
    mutated: "if (row.isServed === null) {",
    test: "app/api/site/domain.test.ts",
  },
];
