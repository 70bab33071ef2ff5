import { once } from "node:events";
import { setTimeout as sleep } from "node:timers/promises";
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { database } from "@/db/client";
import { draftEmailConsents } from "@/db/schema/draft-emails";
import { emailOutbox } from "@/db/schema/email";
import { jobs } from "@/db/schema/jobs";
import { startChild } from "@/e2e/support/crash/child";
import { addPreset, addRevision, addUser } from "@/e2e/support/factories";
import { faultTestTimeout, scaled, seededRandom } from "@/e2e/support/fault-test";
import { endJobLeases, makeJobsDue } from "@/e2e/support/jobs";
import { startMailbox } from "@/e2e/support/mailbox";
import { runQueuedJobs } from "@/lib/composition/job-registry";
import { emailKeptDrafts } from "@/lib/customization/draft-emails/commands/email-kept-drafts";
import { emailKeptDraftsJob } from "@/lib/customization/draft-emails/jobs";
import { databaseCode } from "@/lib/database-errors";

const mailbox = startMailbox();

const customers = 250;

/** @requirement Emails about drafts: One a week after the last change of a draft, and never two of the same state */
test(
  "two processes at once that are killed email each draft once",
  async () => {
    await addPreset({ url: "/preview/silent" });
    const day = 86_400_000;
    const addresses: string[] = [];
    for (let n = 0; n < customers; n++) {
      const user = await addUser({ emailVerifiedAt: new Date() });
      const givenAt = new Date(Date.now() - 100 * day);
      await database().insert(draftEmailConsents).values({ userId: user.id, givenAt });
      await addRevision(user, { createdAt: new Date(Date.now() - 8 * day) });
      addresses.push(user.email);
    }
    await database()
      .insert(jobs)
      .values({ name: emailKeptDraftsJob.name, key: "", payload: {} })
      .onConflictDoNothing();
    const random = seededRandom(20_261_123);
    for (let round = 0; round < scaled(3); round++) {
      const children = await Promise.all([startChild("job-runner"), startChild("job-runner")]);
      const ended = children.map((child) => {
        child.stdout.resume();
        child.stderr.resume();
        return once(child, "exit");
      });
      const before = await database().$count(emailOutbox);
      const deadline = Date.now() + 15_000;
      while ((await database().$count(emailOutbox)) === before && Date.now() < deadline) {
        await sleep(10);
      }
      await sleep(random() * 200);
      for (const child of children) child.kill("SIGKILL");
      await Promise.all(ended);
      await endJobLeases();
      await makeJobsDue();
    }
    // Whatever is left, by four at once.
    const run = async () => {
      let isLeft = true;
      const runAgainIn = () => {
        isLeft = true;
      };
      while (isLeft) {
        isLeft = false;
        try {
          await emailKeptDrafts({}, { runAgainIn });
        } catch (error) {
          // The job runner repeats a run that waited too long for the locks of another one.
          if (databaseCode(error) !== "55P03") throw error;
          isLeft = true;
        }
      }
    };
    await Promise.all([run(), run(), run(), run()]);
    while ((await database().$count(emailOutbox, eq(emailOutbox.status, "due"))) > 0) {
      await makeJobsDue();
      await runQueuedJobs();
    }
    const emailed = (await mailbox.messages()).map(({ to }) => to[0]);
    expect(emailed.sort()).toEqual(addresses.sort());
  },
  faultTestTimeout,
);
