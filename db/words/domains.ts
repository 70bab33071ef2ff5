/** The states of a site's own domain. */
export const domainStatuses = ["pending", "proved", "failing", "expired"] as const;
export type DomainStatus = (typeof domainStatuses)[number];

/** The states in which the domain is served. */
export const servedStatuses = ["proved", "failing"] as const satisfies readonly DomainStatus[];

/**
 * A site is served under its main domain; the other one, with or without `www`, redirects there.
 */
export const domainRoles = ["main", "redirect"] as const;
export type DomainRole = (typeof domainRoles)[number];

/**
 * The result of looking up a DNS record. `extra`: the name has a wrong address beside the right one.
 * `proxied`: a proxy hides the record. `taken`: another site has proved that the name is its own.
 */
export const recordStates = [
  "right",
  "extra",
  "missing",
  "wrong",
  "proxied",
  "unreachable",
  "taken",
] as const;
export type RecordState = (typeof recordStates)[number];

export const recordTypes = ["TXT", "CNAME", "ALIAS", "A", "AAAA"] as const;
export type RecordType = (typeof recordTypes)[number];

/** The settings of a site that decide where its visitors, messages and payments go. */
export const destinationNames = ["domain", "paymentLink", "formAddress", "webhook"] as const;
export type DestinationName = (typeof destinationNames)[number];

export interface Destinations {
  domain: { host: string; role: DomainRole; token: string }[];
  paymentLink: string | null;
  formAddress: string | null;
  webhook: { address: string; secretNumber: number } | null;
}
