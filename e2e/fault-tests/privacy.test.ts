import { sql } from "drizzle-orm";
import { unzipSync } from "fflate";
import { expect, test, vi } from "vitest";
import { database } from "@/db/client";
import { users } from "@/db/schema/accounts";
import { dieAtLock, lockTable } from "@/e2e/support/crash/lock";
import { emailedToken } from "@/e2e/support/emailed-token";
import { faultTestTimeout, printResult, scaled, Tally } from "@/e2e/support/fault-test";
import { endJobLeases, makeJobsDue } from "@/e2e/support/jobs";
import { startMailbox } from "@/e2e/support/mailbox";
import {
  addCustomerWithEverything,
  endGrace,
  findTraces,
  hasAccount,
  listKeptInvoices,
} from "@/e2e/support/personal-data";
import { sampleOf } from "@/e2e/support/sweep";
import { nobodysEmail } from "@/lib/accounts/rules";
import { runQueuedJobs, runScheduledJobs } from "@/lib/composition/job-registry";
import { requestExport, requireExport } from "@/lib/privacy/commands/request-export";
import { readExportFiles } from "@/lib/privacy/queries/export-files";
import { zipStream } from "@/lib/sites/delivery/zip";

const mailbox = startMailbox();

/** `TEST_SCALE=10`: 200 orders, 10,000 messages, and each step killed ten times. */
const size = {
  orders: Math.min(200, scaled(20)),
  sites: 3,
  messages: Math.min(10_000, scaled(1_000)),
};
const rounds = Math.min(10, scaled(1));
const timeout = 6 * faultTestTimeout;

const deeds = [{ verb: "run-jobs" as const }];

const ready = async () => {
  await endJobLeases();
  await makeJobsDue();
};

/** Steps that wait for another job end a run before the lock is met: the next run gets further. */
async function dieAt(lock: ReturnType<typeof sql>): Promise<void> {
  for (let attempt = 1; ; attempt++) {
    await ready();
    try {
      return await dieAtLock(deeds, lock);
    } catch (error) {
      if (attempt === 6) throw error;
    }
  }
}

const runUntil = (check: () => Promise<void>) =>
  vi.waitFor(
    async () => {
      await ready();
      await runQueuedJobs();
      await check();
    },
    { timeout: 60_000, interval: 50 },
  );

/** What each step of a deletion changes first that no step before it does. */
const tables = [
  "users",
  "sessions",
  "email_outbox",
  "cart_items",
  "invoices",
  "purchase_claims",
  "reviews",
  "site_domains",
  "deployment_events",
  "site_messages",
  "deployments",
  "shared_copies",
  "content_revisions",
  "picture_owners",
  "media",
  "contact_messages",
  "payments",
];

/** The last transaction refers to the row that kept invoices belong to. */
const lockNobody = sql`select 1 from users where email = ${nobodysEmail} for update`;

/** @requirement Accounts: A deletion that crashes at any step is complete in the end */
test("a deletion that is killed at every step leaves nothing behind", { timeout }, async () => {
  const tally = new Tally();
  await database()
    .insert(users)
    .values({ email: nobodysEmail, name: "Deleted accounts", bannedAt: new Date() });
  let kept = 0;
  for (let round = 1; round <= rounds; round++) {
    const customer = await addCustomerWithEverything(size);
    await endGrace(customer.id);
    for (const table of sampleOf(tables, 4)) {
      await dieAt(lockTable(table));
      tally.count(`killed at ${table}`);
    }
    await dieAt(lockNobody);
    tally.count("killed at the end");
    await runUntil(async () => expect(await hasAccount(customer.id)).toBe(false));
    await database().execute(sql`update site_blobs set stored_at = now() - interval '2 days'`);
    await ready();
    await runScheduledJobs();
    expect(await findTraces(customer)).toEqual({});
    kept += customer.paidOrders;
    const invoices = await listKeptInvoices();
    expect(invoices).toHaveLength(kept);
    expect(invoices.filter(({ customer: { email } }) => email !== "")).toEqual([]);
    const farewells = (await mailbox.messages()).filter(
      ({ to, subject }) => to.includes(customer.email) && subject.endsWith("is deleted"),
    );
    expect(farewells).toHaveLength(1);
  }
  printResult(
    `${rounds} customers with ${size.orders} orders, ${size.sites} sites and ${size.messages} messages`,
    tally,
  );
});

async function killExport() {
  const customer = await addCustomerWithEverything(size);
  const { id: userId, email } = customer;
  const actor = {
    userId,
    email,
    sessionId: "",
    isVerified: true,
    tokenExpiresAt: null,
    role: null,
    permissions: [],
    ownScopes: [],
    apiToken: null,
    hasSecondFactor: false,
    needsSecondFactor: false,
  };
  await requestExport(actor);
  for (const table of ["account_export_files", "security_alarms", "email_outbox"]) {
    await dieAt(lockTable(table));
  }
  const emails = async () =>
    (await mailbox.messages()).filter(
      ({ to, subject }) => to.includes(email) && subject.includes("is ready"),
    );
  await runUntil(async () => expect(await emails()).toHaveLength(1));
  const token = emailedToken(await mailbox.messages(), email, "/export");
  const exportId = await requireExport(actor, token);
  const archive = await new Response(zipStream(readExportFiles(exportId))).arrayBuffer();
  const files = unzipSync(new Uint8Array(archive));
  const read = (path: string) => JSON.parse(new TextDecoder().decode(files[path])) as unknown[];
  const paths = Object.keys(files);
  const messages = paths.filter((path) => path.includes("/messages/")).flatMap(read);
  expect(messages).toHaveLength(size.messages);
  expect(paths.filter((path) => path.endsWith(".pdf"))).toHaveLength(customer.paidOrders + 1);
  const bytes = Object.values(files).reduce((sum, { length }) => sum + length, 0);
  return `${paths.length} files, ${bytes} bytes`;
}

/** @requirement Accounts: An export that crashes is complete in the end, and its link is emailed once */
test("an export that is killed at every step is complete in the end", { timeout }, async () => {
  for (let round = 1; round <= rounds; round++) printResult("An export", await killExport());
});
