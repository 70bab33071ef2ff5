import { sql } from "drizzle-orm";
import { beforeEach, expect, test, vi } from "vitest";
import { database } from "@/db/client";
import { emailOutbox } from "@/db/schema/email";
import { jobs } from "@/db/schema/jobs";
import { makeJobsDue } from "@/e2e/support/jobs";
import { startMailbox } from "@/e2e/support/mailbox";
import { runQueuedJobs } from "@/lib/composition/job-registry";
import { renderAttachment } from "@/lib/orders/invoices/attachments";
import { handle } from "@/lib/platform/jobs/commands/handler";
import { createRunner } from "@/lib/platform/jobs/commands/run";
import { sendEmailJob } from "../jobs";
import { getOldestUnsentEmailSeconds } from "../queries";
import { queueEmail } from "./queue-email";
import { retryEmail } from "./retry-email";
import { sendEmailWith } from "./send-email";

const mailbox = startMailbox();

beforeEach(async () => {
  await database().delete(jobs);
  await database().delete(emailOutbox);
});

let made = 0;
const newEmail = (key = `occasion:${++made}`, subject = "Hello") => ({
  key,
  to: "ann@example.com",
  email: { subject, preview: "", body: "Hello" },
});

const outbox = () => database().select().from(emailOutbox).orderBy(emailOutbox.id);

/** Seconds until an email is tried again, at the earliest. */
async function wait() {
  const [row] = await database()
    .select({
      seconds: sql<number>`extract(epoch from min(${jobs.dueAt}) - now())::float8`,
    })
    .from(jobs);
  return row?.seconds ?? Number.NaN;
}

/** @requirement Security and resilience: Every queued email is sent and arrives once */
test("an email with the same key is sent once", async () => {
  const first = newEmail();
  await queueEmail(database(), first);
  await queueEmail(database(), newEmail(first.key, "Again"));
  await runQueuedJobs();
  await runQueuedJobs();
  expect((await mailbox.messages()).map(({ subject }) => subject)).toEqual(["Hello"]);
  const [sent] = await mailbox.messages();
  expect(await outbox()).toMatchObject([
    { status: "sent", attempts: 1, providerId: sent?.id, sentAt: expect.any(Date) },
  ]);
});

test("an email that is rolled back is never sent", async () => {
  const broken = database().transaction(async (tx) => {
    await queueEmail(tx, newEmail());
    throw new Error("Changed my mind");
  });
  await expect(broken).rejects.toThrow("Changed my mind");
  await runQueuedJobs();
  expect(await mailbox.messages()).toEqual([]);
});

test("two installations with one account at the service send emails with the same key", async () => {
  await queueEmail(database(), newEmail("receipt:1"));
  await runQueuedJobs();
  await database().delete(emailOutbox);
  await queueEmail(database(), newEmail("receipt:1", "From staging"));
  const [queued] = await outbox();
  vi.stubEnv("SITE_URL", "http://localhost:3999");
  vi.resetModules();
  const staging = await import("./send-email");
  await staging.sendEmailWith(renderAttachment)({ emailId: queued?.id ?? 0 });
  const subjects = (await mailbox.messages()).map(({ subject }) => subject);
  expect(subjects).toEqual(["From staging", "Hello"]);
});

test("ten senders at once send each of thirty emails once", async () => {
  for (let n = 0; n < 30; n++) await queueEmail(database(), newEmail());
  const sender = () =>
    createRunner([handle(sendEmailJob, { run: sendEmailWith(renderAttachment) })], {
      deadlineMs: 10_000,
    });
  await Promise.all(Array.from({ length: 10 }, () => sender()()));
  expect(await mailbox.messages()).toHaveLength(30);
  expect(new Set((await outbox()).map(({ status, attempts }) => `${status} ${attempts}`))).toEqual(
    new Set(["sent 1"]),
  );
});

test.each([500, 503, 429, 409])(
  "after a passing %d the email stays due, a minute later",
  async (status) => {
    await queueEmail(database(), newEmail());
    await mailbox.injectFaults({ rate: 1, status });
    await runQueuedJobs();
    expect(await outbox()).toMatchObject([
      { status: "due", attempts: 1, lastError: expect.stringMatching(new RegExp(`^${status} `)) },
    ]);
    expect(await wait()).toBeGreaterThan(50);
    expect(await wait()).toBeLessThanOrEqual(61);

    await mailbox.injectFaults({});
    await runQueuedJobs();
    expect(await mailbox.messages()).toEqual([]);
    await makeJobsDue();
    await runQueuedJobs();
    expect(await mailbox.messages()).toHaveLength(1);
    expect(await outbox()).toMatchObject([{ status: "sent", attempts: 2, lastError: null }]);
  },
);

/** @requirement Security and resilience: Every queued email is sent and arrives once */
test("an email whose response was lost is sent once", async () => {
  await queueEmail(database(), newEmail());
  await mailbox.injectFaults({ rate: 1, status: 503, when: "after" });
  await runQueuedJobs();
  await mailbox.injectFaults({});
  await makeJobsDue();
  await runQueuedJobs();
  expect(await mailbox.messages()).toHaveLength(1);
  expect(await outbox()).toMatchObject([{ status: "sent", attempts: 2 }]);
});

test("a request to the email service times out, and the email stays due", async () => {
  await queueEmail(database(), newEmail());
  await queueEmail(database(), newEmail());
  // With this seed the second of two requests hangs.
  await mailbox.injectFaults({ rate: 0.5, seed: 1, hang: true });
  await runQueuedJobs();
  const outcomes = (await outbox()).map(({ status, lastError }) => [status, lastError]);
  expect(outcomes.sort()).toEqual([
    ["due", "504 No answer in time"],
    ["sent", null],
  ]);
});

test("an email that the service refuses is dead, with the reason, until it is retried", async () => {
  await queueEmail(database(), { ...newEmail(), to: "nobody" });
  await runQueuedJobs();
  expect(await outbox()).toMatchObject([
    { status: "dead", attempts: 1, lastError: expect.stringMatching(/^422 Invalid `to` field/) },
  ]);
  await makeJobsDue();
  await runQueuedJobs();
  const [email] = await outbox();
  expect(email).toMatchObject({ attempts: 1 });
  await retryEmail(email?.id ?? 0);
  await runQueuedJobs();
  expect(await outbox()).toMatchObject([{ status: "dead", attempts: 1 }]);
});

test("an email whose attempts are used up is dead", async () => {
  await queueEmail(database(), newEmail());
  await database()
    .update(jobs)
    .set({ attempts: sendEmailJob.retry.attempts - 1 });
  await mailbox.injectFaults({ rate: 1, status: 503 });
  expect(await getOldestUnsentEmailSeconds()).toBeGreaterThan(0);
  await runQueuedJobs();
  expect(await outbox()).toMatchObject([{ status: "dead" }]);
  expect(await getOldestUnsentEmailSeconds()).toBe(0);
});
