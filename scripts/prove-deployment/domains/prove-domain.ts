import { checkDomains } from "@/lib/sites/domains/commands/check";
import { chooseDomain } from "@/lib/sites/domains/commands/choose";
import { requireSiteDomains } from "@/lib/sites/domains/queries/domains";

interface Site {
  owner: { id: number };
  license: string;
}

const setRecord = (name: string, type: string, values: string[]) =>
  fetch(`http://${process.env.SITES_DNS_RESOLVER}/records`, {
    method: "PUT",
    body: JSON.stringify({ name, type, values }),
  });

/** Chooses a domain for a site, sets the required records in the fake DNS, and starts the check. */
export async function proveDomain(
  { owner, license }: Site,
  host: string,
  { hasOther = false } = {},
): Promise<void> {
  await chooseDomain(owner.id, { license }, { host, hasOther });
  const { domains } = await requireSiteDomains(owner.id, license);
  for (const { type, name, value } of domains.flatMap(({ records }) => records)) {
    if (type === "ALIAS") await setRecord(name, "A", ["127.0.0.1"]);
    else await setRecord(name, type, [value]);
  }
  await checkDomains(owner.id, license);
  const proved = await requireSiteDomains(owner.id, license);
  if (!proved.domains.every(({ status }) => status === "proved")) {
    throw new Error(`${host} was not proved: ${JSON.stringify(proved.domains)}`);
  }
}
