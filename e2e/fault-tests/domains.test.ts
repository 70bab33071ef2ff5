import { eq, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { database } from "@/db/client";
import { siteDomains } from "@/db/schema/domains";
import { emailOutbox } from "@/db/schema/email";
import { startFakeDns } from "@/e2e/support/dns";
import { faultTestTimeout, printResult, scaled, Tally } from "@/e2e/support/fault-test";
import { listJobRows, makeJobsDue } from "@/e2e/support/jobs";
import { addDomain, addSite } from "@/e2e/support/sites";
import { enqueue } from "@/lib/platform/jobs/commands/enqueue";
import { handle } from "@/lib/platform/jobs/commands/handler";
import { createRunner } from "@/lib/platform/jobs/commands/run";
import { checkDomain } from "@/lib/sites/domains/commands/check";
import { checkDomainJob } from "@/lib/sites/domains/jobs";

const dns = startFakeDns();
const run = createRunner([handle(checkDomainJob, { run: checkDomain })], { deadlineMs: 30_000 });

const rowsOf = () => database().select().from(siteDomains).orderBy(siteDomains.id);
const emails = () =>
  database().select().from(emailOutbox).where(sql`${emailOutbox.key} like 'domain:%'`);

/** @requirement Sites: A resolver that is out of order takes no site from its domain */
test("while DNS is dead no domain is lost and nobody is emailed; afterwards all is found", {
  timeout: faultTestTimeout * 2,
}, async () => {
  const count = scaled(8);
  const hosts = Array.from({ length: count }, (_, n) => `www.site-${n}.test`);
  // One after the other, because each purchase takes the next invoice number.
  for (const host of hosts) {
    const isProved = !host.endsWith("0.test");
    await addDomain(await addSite(), host, { status: isProved ? "proved" : "pending" });
    dns.prove(host, host);
  }
  for (const { id } of await rowsOf()) {
    await enqueue(database(), checkDomainJob, { domainId: id });
  }
  const statuses = async () => (await rowsOf()).map(({ status }) => status);
  const before = await statuses();
  const tally = new Tally();

  for (const faults of [{ rate: 1 }, { rate: 0.5 }, { rate: 1, hang: true }]) {
    await dns.injectFaults(faults);
    const start = performance.now();
    await makeJobsDue();
    await run();
    const took = Math.round(performance.now() - start);
    tally.count(`${JSON.stringify(faults)} looked at ${count} domains in ${took} ms`);
    for (const [at, status] of (await statuses()).entries()) {
      // Half of the answers may be all that one needs.
      expect([before[at], "proved"]).toContain(status);
    }
    // Each is looked at again.
    expect(await listJobRows("check-domain")).toHaveLength(count);
  }
  expect((await emails()).length).toBeLessThanOrEqual(
    before.filter((it) => it === "pending").length,
  );

  await dns.injectFaults({});
  await makeJobsDue();
  await run();
  expect(new Set(await statuses())).toEqual(new Set(["proved"]));

  // A resolver that stays silent for two days is no excuse any more: the owner hears of it, once.
  await dns.injectFaults({ rate: 1 });
  const heard = (await emails()).length;
  await database()
    .update(siteDomains)
    .set({ answeredAt: sql`now() - interval '3 days'` })
    .where(eq(siteDomains.host, hosts[1] ?? ""));
  await makeJobsDue();
  await run();
  await makeJobsDue();
  await run();
  const failing = (await rowsOf()).filter(({ status }) => status === "failing");
  expect(failing.map(({ host }) => host)).toEqual([hosts[1]]);
  expect((await emails()).length).toBe(heard + 1);
  printResult("DNS that fails and hangs", tally);
});
