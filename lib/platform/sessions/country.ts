import "server-only";
import { readFile } from "node:fs/promises";
import { BlockList, isIP } from "node:net";
import { join } from "node:path";
import type { Response as Entry, Reader } from "mmdb-lib";
import { z } from "zod";
import { env } from "@/lib/env";
import { localeOf, mainLanguage } from "@/lib/languages.mjs";
import { callerNetwork } from "@/lib/platform/http/client-ip";
import { log } from "@/lib/platform/log/logger";

// Read from the file, so that no bundle contains it; next.config.mjs copies it to the server.
const ownTable = () =>
  join(
    /* turbopackIgnore: true */ process.cwd(),
    "node_modules/@ip-location-db/geo-whois-asn-country-mmdb/geo-whois-asn-country.mmdb",
  );

/** Rows in the format of @ip-location-db and DB-IP's lite table, or in that of MaxMind. */
const entrySchema = z.union([
  z.object({ country_code: z.string() }).transform((it) => it.country_code),
  z.object({ country: z.object({ iso_code: z.string() }) }).transform((it) => it.country.iso_code),
]);

let table: Promise<Reader<Entry> | null> | undefined;

/**
 * Loaded with the first sign-in: most processes never need the table. A sign-in also succeeds
 * without it.
 */
const loadTable = () => {
  table ??= Promise.all([import("mmdb-lib"), readFile(env("http").COUNTRY_TABLE ?? ownTable())])
    .then(([mmdb, bytes]) => new mmdb.Reader<Entry>(bytes))
    .catch((error: unknown) => {
      log.error("The table of countries was not read: sign-ins have no country", {}, error);
      return null;
    });
  return table;
};

/** ZZ is no country of ISO 3166: it stands for an unknown country. */
const unknown = "ZZ";

/** The name of a country, such as "Germany" for "DE"; empty if there is none. */
export function placeOf(country: string | null, language = mainLanguage): string {
  if (!country || country === unknown || !/^[A-Z]{2}$/.test(country)) return "";
  const names = new Intl.DisplayNames(localeOf(language), { type: "region", fallback: "none" });
  return names.of(country) ?? "";
}

/**
 * The country code of a request's IP address; null if it is unknown, as for private addresses.
 * Taken from the header of a proxy if one is configured, else from a table of address ranges by
 * country, with data of nro.net (CC BY 4.0).
 */
export async function countryOf({ headers }: { headers: Headers }): Promise<string | null> {
  const { TRUSTED_PROXIES, COUNTRY_HEADER } = env("http");
  const country = COUNTRY_HEADER
    ? headers.get(COUNTRY_HEADER)
    : await lookUp(callerNetwork(headers, TRUSTED_PROXIES));
  return placeOf(country) ? country : null;
}

/**
 * Addresses of nobody or of many users: for these the table has the country of the organization
 * that registered them.
 */
const special = new BlockList();
for (const subnet of [
  "0.0.0.0/8",
  "10.0.0.0/8",
  "100.64.0.0/10",
  "127.0.0.0/8",
  "169.254.0.0/16",
  "172.16.0.0/12",
  "192.0.0.0/24",
  "192.0.2.0/24",
  "192.168.0.0/16",
  "198.18.0.0/15",
  "198.51.100.0/24",
  "203.0.113.0/24",
  "224.0.0.0/3",
]) {
  const [network = "", length] = subnet.split("/");
  special.addSubnet(network, Number(length));
}

/** Whether an address is public; public IPv6 addresses begin with 2 or 3. */
const isOfInternet = (address: string): boolean =>
  isIP(address) === 4
    ? !special.check(address)
    : /^[23][\da-f]{3}:/.test(address) && !address.startsWith("2001:db8:");

async function lookUp(network: string): Promise<string | null> {
  const [address = ""] = network.split("/");
  if (!isOfInternet(address)) return null;
  const reader = await loadTable();
  // A table that has only IPv4 would look up the first four bytes of an IPv6 address.
  if (!reader || reader.metadata.ipVersion < isIP(address)) return null;
  const found = entrySchema.safeParse(reader.get(address));
  return found.success ? found.data : null;
}
