import { afterAll, beforeAll, beforeEach } from "vitest";
import { type FakeDns, sitesTarget, startDns } from "../fakes/dns";

/** The shop of one test file has a name for each site below `sites.test`. */
export const nameSites = () =>
  beforeAll(() => {
    process.env.SITES_DOMAIN = "sites.test";
  });

/** The shop of one test file offers domains, whose records are in a fake DNS. */
export function startFakeDns() {
  let dns: FakeDns;
  const injectFaults = (faults: object) =>
    fetch(`${dns.url}/control/faults`, { method: "POST", body: JSON.stringify(faults) });

  beforeAll(async () => {
    dns = await startDns();
    process.env.SITES_DNS_RESOLVER = dns.address;
    process.env.SITES_DOMAIN_TARGET = sitesTarget;
  });
  beforeEach(() => injectFaults({}));
  afterAll(() => dns.stop());

  return {
    injectFaults,
    set: (...record: Parameters<FakeDns["set"]>) => dns.set(...record),
    /** Everything that a name needs to belong to the site with this token. */
    prove: (host: string, token: string) => {
      dns.set(`_presetry.${host}`, "TXT", [`site=${token}`]);
      dns.set(host, "CNAME", [sitesTarget]);
    },
  };
}
