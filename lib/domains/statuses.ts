/** Where a site's own domain stands. */
export const domainStatuses = ["pending", "proved", "failing", "expired"] as const;
export type DomainStatus = (typeof domainStatuses)[number];

/** Those of domains that are answered with their site. */
export const servedStatuses = ["proved", "failing"] as const satisfies readonly DomainStatus[];

/** A site is read under its main domain; the other one, with or without `www`, leads there. */
export const domainRoles = ["main", "redirect"] as const;
export type DomainRole = (typeof domainRoles)[number];

/** What a look at a DNS record found. Another site's claim to the name is proved in `taken`. */
export const recordStates = ["right", "missing", "wrong", "unreachable", "taken"] as const;
export type RecordState = (typeof recordStates)[number];

export const recordTypes = ["TXT", "CNAME", "ALIAS", "A", "AAAA"] as const;
export type RecordType = (typeof recordTypes)[number];
