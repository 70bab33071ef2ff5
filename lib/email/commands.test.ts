import { sql } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { database } from "@/db/client";
import { emailOutbox } from "@/db/schema/email";
import { startMailbox } from "@/e2e/support/mailbox";
import { queueEmail, sendDueEmails } from "./commands";

const mailbox = startMailbox();

beforeEach(async () => {
  await database().delete(emailOutbox);
});

let made = 0;
const mail = (key = `occasion:${++made}`) => ({
  key,
  to: "ann@example.com",
  subject: "Hello",
  preview: "",
  body: "Hello",
});

const outbox = () => database().select().from(emailOutbox).orderBy(emailOutbox.id);
const makeDue = () =>
  database().update(emailOutbox).set({ nextAttemptAt: sql`now() - interval '1 second'` });

/** Seconds until a mail is tried again, at the earliest. */
async function wait() {
  const [row] = await database()
    .select({
      seconds: sql<number>`extract(epoch from ${emailOutbox.nextAttemptAt} - now())::float8`,
    })
    .from(emailOutbox)
    .orderBy(emailOutbox.nextAttemptAt)
    .limit(1);
  return row?.seconds ?? Number.NaN;
}

/** @requirement Security and resilience: Every queued email is sent and arrives once */
test("an occasion is mailed once, however often it is promised", async () => {
  const first = mail();
  await queueEmail(database(), first);
  await queueEmail(database(), { ...first, subject: "Again" });
  await sendDueEmails();
  await sendDueEmails();
  expect((await mailbox.messages()).map(({ subject }) => subject)).toEqual(["Hello"]);
  const [sent] = await mailbox.messages();
  expect(await outbox()).toMatchObject([
    { status: "sent", attempts: 1, providerId: sent?.id, sentAt: expect.any(Date) },
  ]);
});

test("what was rolled back is never mailed", async () => {
  const broken = database().transaction(async (tx) => {
    await queueEmail(tx, mail());
    throw new Error("Changed my mind");
  });
  await expect(broken).rejects.toThrow("Changed my mind");
  await sendDueEmails();
  expect(await mailbox.messages()).toEqual([]);
});

test("ten senders at once send each of thirty mails once", async () => {
  for (let n = 0; n < 30; n++) await queueEmail(database(), mail());
  await Promise.all(Array.from({ length: 10 }, () => sendDueEmails(5)));
  expect(await mailbox.messages()).toHaveLength(30);
  expect(new Set((await outbox()).map(({ status, attempts }) => `${status} ${attempts}`))).toEqual(
    new Set(["sent 1"]),
  );
});

test.each([500, 503, 429, 409])(
  "after a passing %d the mail stays due, a minute later",
  async (status) => {
    await queueEmail(database(), mail());
    await mailbox.injectFaults({ rate: 1, status });
    await sendDueEmails();
    expect(await outbox()).toMatchObject([
      { status: "due", attempts: 1, lastError: expect.stringMatching(new RegExp(`^${status} `)) },
    ]);
    expect(await wait()).toBeGreaterThan(50);
    expect(await wait()).toBeLessThanOrEqual(61);

    await mailbox.injectFaults({});
    await sendDueEmails();
    expect(await mailbox.messages()).toEqual([]);
    await makeDue();
    await sendDueEmails();
    expect(await mailbox.messages()).toHaveLength(1);
    expect(await outbox()).toMatchObject([{ status: "sent", attempts: 2, lastError: null }]);
  },
);

/** @requirement Security and resilience: Every queued email is sent and arrives once */
test("a mail whose answer was lost arrives once all the same", async () => {
  await queueEmail(database(), mail());
  await mailbox.injectFaults({ rate: 1, status: 503, when: "after" });
  await sendDueEmails();
  await mailbox.injectFaults({});
  await makeDue();
  await sendDueEmails();
  expect(await mailbox.messages()).toHaveLength(1);
  expect(await outbox()).toMatchObject([{ status: "sent", attempts: 2 }]);
});

test("a service that never answers is given up after ten seconds, and its mail stays due", async () => {
  await queueEmail(database(), mail());
  await queueEmail(database(), mail());
  await mailbox.injectFaults({ rate: 1, hang: true });
  const started = Date.now();
  const sending = sendDueEmails();
  await expect.poll(async () => (await outbox()).map(({ attempts }) => attempts)).toEqual([1, 1]);
  // Meanwhile nobody else takes them: not within the time that a whole round of failures needs.
  expect(await wait()).toBeGreaterThan(110);
  await mailbox.injectFaults({});
  await sending;
  expect(Date.now() - started).toBeLessThan(14_000);
  const outcomes = (await outbox()).map(({ status, lastError }) => [status, lastError]);
  expect(outcomes.sort()).toEqual([
    ["due", "504 No answer in time"],
    ["sent", null],
  ]);
}, 20_000);

test("a mail that the service refuses is put aside with the reason", async () => {
  await queueEmail(database(), { ...mail(), to: "nobody" });
  await sendDueEmails();
  expect(await outbox()).toMatchObject([
    { status: "dead", attempts: 1, lastError: expect.stringMatching(/^422 Invalid `to` field/) },
  ]);
  await makeDue();
  await sendDueEmails();
  expect(await outbox()).toMatchObject([{ attempts: 1 }]);
});

test("a sender that died is replaced once its time is over", async () => {
  await queueEmail(database(), mail());
  await database()
    .update(emailOutbox)
    .set({ attempts: 1, nextAttemptAt: sql`now() + interval '1 minute'` });
  await sendDueEmails();
  expect(await mailbox.messages()).toEqual([]);
  await makeDue();
  await sendDueEmails();
  expect(await mailbox.messages()).toHaveLength(1);
});
