import { randomUUID } from "node:crypto";
import { readdirSync } from "node:fs";
import path from "node:path";
import { eq, ne, sql } from "drizzle-orm";
import { beforeAll, beforeEach, expect, test } from "vitest";
import type { z } from "zod";
import { database } from "@/db/client";
import { invoices } from "@/db/schema/invoices";
import { jobs } from "@/db/schema/jobs";
import { addCustomer } from "@/e2e/support/customers";
import { startFakeEcb } from "@/e2e/support/ecb";
import { makeJobsDue } from "@/e2e/support/jobs";
import { takeLog } from "@/e2e/support/log";
import { startMailbox } from "@/e2e/support/mailbox";
import { beginPayment, fillCart, orderOf, sendOrder } from "@/e2e/support/orders";
import { startFakePaypal } from "@/e2e/support/paypal";
import { addPurchase } from "@/e2e/support/purchases";
import { enqueue } from "@/lib/platform/jobs/commands/enqueue";
import type { Job } from "@/lib/platform/jobs/rules";
import { runQueuedJobs, runScheduledJobs } from "./job-registry";

const mailbox = startMailbox();
const paypal = startFakePaypal();
startFakeEcb();

type Payload = Record<string, unknown>;
type Kind = Job<Payload> & { payload: z.ZodObject };

const isKind = (value: unknown): value is Kind =>
  typeof value === "object" && value !== null && "leaseSeconds" in value && "payload" in value;

/** Every kind of job, from the files that define them. */
let kinds: Kind[];

beforeAll(async () => {
  const files = readdirSync("lib", { recursive: true, encoding: "utf8" }).filter(
    (file) => path.basename(file) === "jobs.ts",
  );
  const modules = await Promise.all(
    files.map((file): Promise<object> => import(path.resolve("lib", file))),
  );
  kinds = modules.flatMap((it) => Object.values(it).filter(isKind));
});

beforeEach(async () => {
  await database().delete(jobs);
  takeLog();
});

const ofOneSubject = () => kinds.filter(({ everySeconds }) => everySeconds === undefined);

/** A payload about a subject that does not exist. */
const unknownSubject = ({ payload }: Kind): Payload =>
  Object.fromEntries(
    Object.entries(payload.shape)
      .filter(([, part]) => !part.safeParse(undefined).success)
      .map(([name, part]) => {
        const values = [2_000_000_000, randomUUID(), "publish"];
        return [name, values.find((value) => part.safeParse(value).success)];
      }),
  );

test("each kind of job has a name of its own", () => {
  const names = kinds.map(({ name }) => name);
  expect(names.length).toBeGreaterThan(30);
  expect(names).toEqual([...new Set(names)]);
});

test("each kind has a handler, which gives up what it cannot read with one line of the log", async () => {
  const wanted = ofOneSubject().map(({ name }) => name);
  await database()
    .insert(jobs)
    .values(wanted.map((name) => ({ name, key: "1", payload: {} })));
  await runQueuedJobs();
  await makeJobsDue();
  await runQueuedJobs();
  const rows = await database().select().from(jobs);
  expect(rows.filter(({ status }) => status !== "dead").map(({ name }) => name)).toEqual([]);
  const lines = takeLog().filter(({ level }) => level === "error");
  expect(lines.map(({ job }) => job).sort()).toEqual(wanted.sort());
});

test("work whose subject is gone ends quietly, each time", async () => {
  for (const _ of ["once", "again"]) {
    for (const kind of ofOneSubject()) await enqueue(database(), kind, unknownSubject(kind));
    await runQueuedJobs();
    expect(await database().select({ name: jobs.name, error: jobs.lastError }).from(jobs)).toEqual(
      [],
    );
  }
  expect(takeLog().filter(({ level }) => level !== "info")).toEqual([]);
});

/** The content of every table but that of the jobs. */
async function contents(): Promise<Map<string, string>> {
  const schema = await database().execute<{ name: string }>(
    sql`select table_name as name from information_schema.tables
      where table_schema = 'public' and table_type = 'BASE TABLE' and table_name <> 'jobs'`,
  );
  const found = new Map<string, string>();
  for (const { name } of schema) {
    const [row] = await database().execute<{ rows: string }>(
      sql`select coalesce(string_agg(t::text, chr(10) order by t::text), '') as rows
        from ${sql.identifier(name)} as t`,
    );
    found.set(name, row?.rows ?? "");
  }
  return found;
}

/** @requirement Security and resilience: A job that runs twice has done its work once */
test("what ran to its end changes nothing when it runs again", async () => {
  const customer = await addCustomer();
  const begun = await beginPayment(customer, await fillCart(customer, 1));
  await paypal.approve(begun.orderId);
  await sendOrder(
    customer,
    orderOf(customer, await fillCart(customer, 1), { paymentMethod: "bank_transfer" }),
  );
  const { itemId } = await addPurchase(customer, { withDeployment: true });
  await makeJobsDue();
  const queued = await database().select().from(jobs).where(ne(jobs.name, "expire-transfer"));
  const publish = { invoiceItemId: itemId, task: "publish" };
  const ran = [...queued, { name: "deploy-site", key: String(itemId), payload: publish }];
  expect(queued.map(({ name }) => name)).toEqual(
    expect.arrayContaining(["check-payment", "remind-of-transfer", "sync-deployments"]),
  );
  await runScheduledJobs();
  const before = await contents();
  const mails = (await mailbox.messages()).length;
  expect(mails).toBeGreaterThan(1);
  const [paid] = await database()
    .select({ status: invoices.status })
    .from(invoices)
    .where(eq(invoices.id, begun.invoiceId));
  expect(paid?.status).toBe("paid");
  await database().delete(jobs);
  await database()
    .insert(jobs)
    .values(ran.map(({ name, key, payload }) => ({ name, key, payload })));
  await runScheduledJobs();
  expect(await contents()).toEqual(before);
  expect(await mailbox.messages()).toHaveLength(mails);
});
