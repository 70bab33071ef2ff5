import "server-only";
import { isIPv4 } from "node:net";
import type { RecordType } from "@/db/words/domains";
import { env } from "@/lib/env";
import { site } from "@/lib/site";
import { isApex } from "../host-names";

interface DnsRecord {
  type: RecordType;
  name: string;
  value: string;
}

/** The name of the record that proves control of a domain. */
export const ownershipName = (host: string): string => `_${site.name.toLowerCase()}.${host}`;

export const ownershipValue = (token: string): string => `site=${token}`;

/**
 * The target of a domain: a subdomain needs a CNAME record; a registered domain cannot have one and
 * needs addresses.
 */
function addressRecords(host: string): DnsRecord[] {
  const { SITES_DOMAIN_TARGET: target = "", SITES_DOMAIN_ADDRESSES: addresses } = env("domains");
  if (!isApex(host)) return [{ type: "CNAME", name: host, value: target }];
  if (addresses.length === 0) return [{ type: "ALIAS", name: host, value: target }];
  return addresses.map((value) => ({ type: isIPv4(value) ? "A" : "AAAA", name: host, value }));
}

/** The records that the owner of a domain has to set. */
export const recordsOf = (host: string, token: string) => ({
  ownership: { type: "TXT", name: ownershipName(host), value: ownershipValue(token) } as const,
  address: addressRecords(host),
});
