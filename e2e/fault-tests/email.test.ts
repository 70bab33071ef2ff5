import { once } from "node:events";
import { setTimeout as sleep } from "node:timers/promises";
import { eq, type SQL } from "drizzle-orm";
import { expect, test } from "vitest";
import { database } from "@/db/client";
import { emailOutbox } from "@/db/schema/email";
import { startChild } from "@/e2e/support/crash/child";
import { addUser } from "@/e2e/support/factories";
import {
  faultTestTimeout,
  printResult,
  scaled,
  seededRandom,
  Tally,
} from "@/e2e/support/fault-test";
import { endJobLeases, makeJobsDue } from "@/e2e/support/jobs";
import { startMailbox } from "@/e2e/support/mailbox";
import { addPurchase } from "@/e2e/support/purchases";
import { runQueuedJobs } from "@/lib/composition/job-registry";
import { queueEmail } from "@/lib/platform/email/commands/queue-email";
import { getQueueHealth } from "@/lib/platform/jobs/queries";

const mailbox = startMailbox();

/** What befalls three of ten sendings, one kind after the other. After the work is the cruel one. */
const troubles = [
  { status: 429 },
  { drop: true, when: "after" },
  { status: 500 },
  { drop: true },
  { status: 503, when: "after" },
] as const;

const misbehave = (round: number) =>
  mailbox.injectFaults({ rate: 0.3, seed: 100 + round, ...troubles[round % troubles.length] });

const isDue = eq(emailOutbox.status, "due");
const count = (which: SQL | undefined) => database().$count(emailOutbox, which);
const countDueNow = async () => (await getQueueHealth()).dueCount;

/** Time passes: for emails that failed, and for those that a killed process had claimed. */
async function makeEmailsDue() {
  await endJobLeases();
  await makeJobsDue();
}

/** Every fifth has the invoice with it, which is drawn anew for every attempt. */
async function promise(emails: number) {
  const buyer = await addUser();
  const { invoiceId } = await addPurchase(buyer);
  for (let n = 0; n < emails; n++) {
    await queueEmail(database(), {
      key: `occasion:${n}`,
      to: "ann@example.com",
      email: { subject: `E-mail ${n}`, preview: "", body: "Hello" },
      attachments: n % 5 === 0 ? [{ invoiceId }] : [],
    });
  }
}

/** A process sends until it has sent so many, or has tried them all, and a moment later is no more. */
async function sendAndDie(share: number, moment: number) {
  await makeEmailsDue();
  const target =
    (await count(eq(emailOutbox.status, "sent"))) + Math.ceil((await count(isDue)) * share);
  const child = await startChild("job-runner");
  child.stdout.resume();
  child.stderr.resume();
  const ended = once(child, "exit");
  while ((await count(eq(emailOutbox.status, "sent"))) < target && (await countDueNow()) > 0) {
    await sleep(10);
  }
  await sleep(moment);
  child.kill("SIGKILL");
  const [code, signal] = await ended;
  expect({ code, signal }).toEqual({ code: null, signal: "SIGKILL" });
}

test(
  "with a failing email service and killed senders, every queued email is sent once",
  async () => {
    const random = seededRandom(20_261_121);
    const [emails, kills] = [scaled(25), scaled(0.5)];
    await promise(emails);
    for (let kill = 0; kill < kills; kill++) {
      await misbehave(kill);
      await sendAndDie(random() / 2, 30 * random());
    }
    let rounds = 0;
    while ((await count(isDue)) > 0) {
      await misbehave(kills + rounds++);
      await makeEmailsDue();
      await runQueuedJobs();
    }
    const outbox = await database().select().from(emailOutbox);
    const arrived = (await mailbox.messages()).map(({ subject }) => subject);
    expect(outbox.filter(({ status }) => status !== "sent")).toEqual([]);
    expect(new Set(arrived).size).toBe(emails);
    expect(arrived).toHaveLength(emails);
    const attempts = new Tally();
    for (const email of outbox) attempts.count(`sent at attempt ${email.attempts}`);
    printResult(`${emails} emails, ${kills} kills of a sender`, attempts);
  },
  2 * faultTestTimeout,
);
