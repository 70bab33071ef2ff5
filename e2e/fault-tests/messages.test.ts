import { once } from "node:events";
import { createInterface } from "node:readline";
import { setTimeout as sleep } from "node:timers/promises";
import { eq } from "drizzle-orm";
import { expect, test, vi } from "vitest";
import { database } from "@/db/client";
import { emailOutbox } from "@/db/schema/email";
import { startChild } from "@/e2e/support/crash/child";
import {
  faultTestTimeout,
  inParallel,
  printResult,
  scaled,
  seededRandom,
  Tally,
} from "@/e2e/support/fault-test";
import { endJobLeases, makeJobsDue } from "@/e2e/support/jobs";
import { startMailbox } from "@/e2e/support/mailbox";
import { addOnlineSite, listStored, newForm } from "@/e2e/support/messages";
import { runQueuedJobs } from "@/lib/composition/job-registry";

const mailbox = startMailbox();

const perSecond = 200;
/** `TEST_SCALE=100`: 10,000 messages and 10 kills. */
const [messages, kills] = [scaled(100), Math.min(10, scaled(2))];
/** A site takes two messages at a time; others wait. */
const siteCount = 20;
/** More of them would mostly be told to come back. */
const writers = 200;

async function startServer() {
  const child = await startChild("served");
  child.stderr.resume();
  const lines = createInterface({ input: child.stdout });
  const [url] = (await once(lines, "line")) as [string];
  return {
    url,
    async kill() {
      const ended = once(child, "exit");
      child.kill("SIGKILL");
      await ended;
    },
  };
}

/** Sends each form at its time, and again when a server says or runs, until it is acknowledged. */
function sendAll(keys: string[], runningUrl: () => Promise<string>, tally: Tally) {
  let done = 0;
  const send = async (n: number) => {
    const body = new URLSearchParams(newForm({ name: `Writer ${n}` }));
    for (;;) {
      const url = `${await runningUrl()}/api/site-form/${keys[n % keys.length]}`;
      const response = await fetch(url, {
        method: "POST",
        body,
        redirect: "manual",
        signal: AbortSignal.timeout(20_000),
      }).catch(() => null);
      tally.count(response ? `answered ${response.status}` : "no answer");
      if (response?.status === 303) break;
      await sleep(1_000 * Number(response?.headers.get("retry-after") ?? 0.1));
    }
    done += 1;
  };
  const start = Date.now();
  const all = inParallel([...Array(messages).keys()], writers, async (n) => {
    await sleep(start + (n * 1_000) / perSecond - Date.now());
    await send(n);
  });
  return { all, countDone: () => done };
}

/**
 * @requirement Messages: Every acknowledged message is in the inbox once, and its email is seen once, whatever
 *   crashes
 */
test(
  "with killed servers and a failing email service, every message arrives once, and so does its mail",
  async () => {
    // Rate limits have tests of their own. The processes inherit it.
    vi.stubEnv("RATE_LIMIT_SCALE", "1000000");
    const random = seededRandom(20_261_122);
    const sites: Awaited<ReturnType<typeof addOnlineSite>>[] = [];
    // One after the other: invoices are numbered in turn.
    while (sites.length < siteCount) sites.push(await addOnlineSite());
    await mailbox.injectFaults({ rate: 0.3, seed: 7, status: 503, when: "after" });
    const tally = new Tally();
    let server = startServer();
    const runningUrl = async () => (await server).url;
    const keys = sites.map(({ key }) => key);
    const { all, countDone } = sendAll(keys, runningUrl, tally);
    for (let kill = 1; kill <= kills; kill++) {
      const target = (messages * (kill - random() / 2)) / (kills + 1);
      await vi.waitFor(() => expect(countDone()).toBeGreaterThanOrEqual(target), {
        timeout: 2 * faultTestTimeout,
        interval: 5,
      });
      await (await server).kill();
      server = startServer();
    }
    await all;
    await (await server).kill();

    const isDue = eq(emailOutbox.status, "due");
    while ((await database().$count(emailOutbox, isDue)) > 0) {
      await endJobLeases();
      await makeJobsDue();
      await runQueuedJobs();
    }
    const stored = (await Promise.all(sites.map(({ itemId }) => listStored(itemId)))).flat();
    const expected = Array.from({ length: messages }, (_, n) => `Writer ${n}`).sort();
    expect(stored.map(({ name }) => name).sort()).toEqual(expected);
    expect(stored.filter(({ folder }) => folder !== "inbox")).toEqual([]);
    const subjects = (await mailbox.messages()).map(({ subject }) => subject);
    expect(subjects.sort()).toEqual(expected.map((name) => `A message from ${name}`).sort());
    printResult(`${messages} messages at ${perSecond} a second, ${kills} kills`, tally);
  },
  3 * faultTestTimeout,
);
