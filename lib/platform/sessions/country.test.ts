import { beforeEach, expect, test, vi } from "vitest";
import { fromAddress } from "@/e2e/support/call";
import { takeLog } from "@/e2e/support/log";

// The environment and the table are read only once.
beforeEach(() => vi.resetModules());

const tables = "node_modules/@ip-location-db/geo-whois-asn-country-mmdb";

const read = () => import("./country");

async function countryOf(headers: Record<string, string>) {
  return (await read()).countryOf({ headers: new Headers(headers) });
}

const address = (ip: string) => countryOf(fromAddress(ip));

test.each([
  ["130.149.7.201", "DE"],
  ["193.0.6.139", "NL"],
  ["8.8.8.8", "US"],
  ["2001:638:809::1", "DE"],
  ["::ffff:130.149.7.201", "DE"],
])("%s is of %s", async (ip, country) => {
  expect(await address(ip)).toBe(country);
});

test.each(["127.0.0.1", "10.1.2.3", "192.168.0.7", "::1", "fd00::1", "fe80::1", "203.0.113.9", ""])(
  "%s is of no country",
  async (ip) => {
    expect(await address(ip)).toBeNull();
  },
);

test("a header of the host is believed only where it is configured", async () => {
  const headers = { "cf-ipcountry": "BR", "x-forwarded-for": "130.149.7.201" };
  expect(await countryOf(headers)).toBeNull();
  vi.resetModules();
  vi.stubEnv("TRUSTED_PROXIES", "1");
  expect(await countryOf(headers)).toBe("DE");
  vi.resetModules();
  vi.stubEnv("COUNTRY_HEADER", "cf-ipcountry");
  expect(await countryOf(headers)).toBe("BR");
  // What Cloudflare says of unknown addresses and of Tor, and what nobody should say.
  for (const word of ["XX", "T1", "ZZ", "br", "Brazil<b>"]) {
    expect(await countryOf({ ...headers, "cf-ipcountry": word })).toBeNull();
  }
});

test("a table of the owner's takes the place of the kept one", async () => {
  vi.stubEnv("COUNTRY_TABLE", `${tables}/geo-whois-asn-country-ipv4.mmdb`);
  expect(await address("130.149.7.201")).toBe("DE");
  expect(await address("2001:638:809::1")).toBeNull();
});

test("a table that cannot be read is logged, and nobody has a country", async () => {
  vi.stubEnv("COUNTRY_TABLE", `${tables}/none.mmdb`);
  expect(await address("130.149.7.201")).toBeNull();
  expect(await address("8.8.8.8")).toBeNull();
  expect(takeLog().map(({ level }) => level)).toEqual(["error"]);
});

test("countries have names", async () => {
  const { placeOf } = await read();
  expect(["DE", "US", "GB", null, "", "ZZ", "D"].map((it) => placeOf(it))).toEqual([
    "Germany",
    "United States",
    "United Kingdom",
    "",
    "",
    "",
    "",
  ]);
});
