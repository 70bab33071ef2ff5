import { beforeAll, beforeEach, expect, test } from "vitest";
import { database } from "@/db/client";
import { jobs } from "@/db/schema/jobs";
import { call, jsonBody, statusAndBody } from "@/e2e/support/call";
import { addAdmin, addCustomer } from "@/e2e/support/customers";
import { startMailbox } from "@/e2e/support/mailbox";
import { queueEmail } from "@/lib/platform/email/commands/queue-email";
import { POST as retry } from "./[id]/retry/route";
import { GET } from "./route";

const mailbox = startMailbox();

let admin: Awaited<ReturnType<typeof addAdmin>>;
beforeAll(async () => {
  admin = await addAdmin();
});
beforeEach(async () => {
  await database().delete(jobs);
});

type Headers = Record<string, string>;

const list = (query: string, headers: Headers = admin.bearer) =>
  call(GET, `/api/job?${query}`, { headers });

const retryJob = (id: number, headers: Headers = admin.bearer) =>
  call(retry, `/api/job/${id}/retry`, { ...jsonBody({}, headers), params: { id: String(id) } });

async function addJob(facts: Partial<typeof jobs.$inferInsert>) {
  const values = { name: "unknown", key: crypto.randomUUID(), payload: {}, ...facts };
  const [row] = await database().insert(jobs).values(values).returning();
  if (!row) throw new Error("The job was not stored.");
  return row;
}

test("jobs are listed page by page, sorted, filtered by status and searched", async () => {
  for (let n = 1; n <= 3; n++) await addJob({ attempts: n });
  await addJob({ name: "deploy-site", key: "17", status: "dead", lastError: "No." });
  const page = await list("_start=0&_end=2&_sort=attempts&_order=DESC");
  expect(page.headers.get("x-total-count")).toBe("4");
  expect(await page.json()).toMatchObject([{ attempts: 3 }, { attempts: 2 }]);
  const dead = await list("status=dead");
  expect(dead.headers.get("x-total-count")).toBe("1");
  expect(await dead.json()).toMatchObject([
    { name: "deploy-site", key: "17", status: "dead", lastError: "No." },
  ]);
  expect(await (await list("q=deploy")).json()).toHaveLength(1);
  expect((await list("status=lost")).status).toBe(422);
});

test("a dead job is retried, and runs", async () => {
  await queueEmail(database(), {
    key: "test:1",
    to: "ann@example.com",
    email: { subject: "Hello", preview: "", body: "Hello" },
  });
  const [job] = await database().update(jobs).set({ status: "dead", attempts: 12 }).returning();
  const { status, body } = await statusAndBody(await retryJob(job?.id ?? 0));
  expect({ status, body }).toMatchObject({ status: 200, body: { status: "queued", attempts: 0 } });
  expect(await mailbox.messages()).toHaveLength(1);
  expect(await (await list("")).json()).toEqual([]);
});

test("a job that is not dead, or does not exist, cannot be retried", async () => {
  const { id } = await addJob({});
  expect((await retryJob(id)).status).toBe(409);
  expect((await retryJob(2_000_000_000_000)).status).toBe(404);
});

test("guests and customers neither see nor retry a job", async () => {
  const { id } = await addJob({ status: "dead" });
  const customer = await addCustomer();
  for (const [headers, status] of [
    [{}, 401],
    [customer.bearer, 403],
  ] as const) {
    expect((await list("", headers)).status).toBe(status);
    expect((await retryJob(id, headers)).status).toBe(status);
  }
});
