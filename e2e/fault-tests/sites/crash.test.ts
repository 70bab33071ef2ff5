import { eq, sql } from "drizzle-orm";
import { expect, onTestFinished, test, vi } from "vitest";
import { database } from "@/db/client";
import { emailOutbox } from "@/db/schema/email";
import { jobs } from "@/db/schema/jobs";
import { deployments } from "@/db/schema/sites";
import { type FakeRequest, startFakeService } from "@/e2e/fakes/http-service";
import { startStaticHost } from "@/e2e/fakes/static-host";
import { crashAt } from "@/e2e/support/crash/crash";
import { dieAtLock, lockTable } from "@/e2e/support/crash/lock";
import { addUser } from "@/e2e/support/factories";
import { faultTestTimeout, scaled } from "@/e2e/support/fault-test";
import { endJobLeases, makeJobsDue } from "@/e2e/support/jobs";
import { startMailbox } from "@/e2e/support/mailbox";
import { addPurchase } from "@/e2e/support/purchases";
import { sampleOf } from "@/e2e/support/sweep";
import { runQueuedJobs } from "@/lib/composition/job-registry";
import { handle } from "@/lib/platform/jobs/commands/handler";
import { createRunner } from "@/lib/platform/jobs/commands/run";
import { takeOffline } from "@/lib/sites/commands/change";
import { deploySite } from "@/lib/sites/commands/deploy-site";
import { syncDeployments } from "@/lib/sites/commands/sync";
import { buildSite } from "@/lib/sites/delivery/build-site";
import { createHosting } from "@/lib/sites/hosting/hosting";
import { deploySiteJob } from "@/lib/sites/jobs";
import { staticHost } from "@/lib/sites/targets/static-host";

startMailbox();

const answer = createHosting({ freshMs: 0, maxBytes: 1 });
const statusOf = async (site: string) =>
  (await answer(site, "index.html", { ifNoneMatch: null, acceptEncoding: null })).status;

const atEachPoint = { repeats: scaled(1) - 1, timeout: faultTestTimeout };

const deploying = [{ verb: "run-jobs" as const }];

async function buy() {
  const buyer = await addUser();
  const { invoiceId, itemId, presetId } = await addPurchase(buyer, { withDeployment: true });
  const order = () => syncDeployments({ invoiceId }, { attempt: 1, runAgainIn: () => {} });
  const standing = async () => {
    const [row] = await database()
      .select()
      .from(deployments)
      .where(eq(deployments.invoiceItemId, itemId));
    if (!row) throw new Error("It was not ordered.");
    return row;
  };
  const emails = () =>
    database().$count(emailOutbox, sql`${emailOutbox.key} like ${`live:${itemId}:%`}`);
  return { buyer, presetId, standing, emails, order };
}

/**
 * PostgreSQL notices that a client is dead when it next sends something to it. Until then the rows that the
 * client was changing stay locked, and the job runner skips them: they are due again in the next run.
 */
const runJobsUntil = (check: () => Promise<void>, run = runQueuedJobs) =>
  vi.waitFor(
    async () => {
      await endJobLeases();
      await makeJobsDue();
      await run();
      await check();
    },
    { timeout: 30_000, interval: 50 },
  );

const deployPoints: [string, string, boolean][] = [
  ["when it is ordered", "deployment_events", false],
  ["when its job is claimed", "deployment_events", true],
  ["while the site is built", "licenses", true],
  ["while its files are stored", "site_blobs", true],
  ["while readers are switched to it", "site_versions", true],
  ["when the email is queued after the site is stored", "email_outbox", true],
];

test.each(sampleOf(deployPoints, 3))(
  "a crash %s: in the end the site is live, and one email is sent",
  atEachPoint,
  async (_, table, isOrdered) => {
    const { standing, emails, order } = await buy();
    if (isOrdered) await order();
    await dieAtLock(deploying, lockTable(table));
    await runJobsUntil(async () => expect(await standing()).toMatchObject({ status: "live" }));
    const { address, name } = await standing();
    expect(address).toBe(`https://shop.test/sites/${name}/index.html`);
    expect(await statusOf(name)).toBe(200);
    expect(await emails()).toBe(1);
  },
);

test(
  "a crash in the last attempt: the deployment has failed, with the reason",
  atEachPoint,
  async () => {
    const { standing, order } = await buy();
    await order();
    await database()
      .update(jobs)
      .set({ attempts: deploySiteJob.retry.attempts - 1 })
      .where(eq(jobs.name, deploySiteJob.name));
    await dieAtLock(deploying, lockTable("site_blobs"));
    expect((await standing()).status).toBe("building");
    await runJobsUntil(async () => expect((await standing()).status).toBe("failed"));
    expect(await standing()).toMatchObject({
      reason: "The work was interrupted.",
      address: null,
    });
  },
);

test("a crash while a site is taken offline: in the end it is", atEachPoint, async () => {
  const { buyer, presetId, standing } = await buy();
  await runQueuedJobs();
  await takeOffline(buyer.id, { presetId });
  await dieAtLock(deploying, lockTable("deployment_events"));
  expect((await standing()).status).toBe("leaving");
  await runJobsUntil(async () => expect((await standing()).status).toBe("offline"));
  const { name } = await standing();
  expect(await statusOf(name)).toBe(404);
});

type Call = Pick<FakeRequest, "method" | "url">;

/** A static host that stops answering at one call: before it does what it is asked, or after. */
async function startStuckHost(isStuck: (call: Call) => boolean, when: "before" | "after") {
  const host = await startStaticHost();
  let stuck = 0;
  const front = await startFakeService(0, async ({ method, url, headers, bytes }) => {
    const isLost = isStuck({ method, url });
    if (!isLost || when === "after") {
      const answer = await fetch(host.url + url.pathname, {
        method,
        headers: {
          authorization: headers.authorization ?? "",
          "content-type": headers["content-type"] ?? "",
        },
        ...(bytes.length > 0 && { body: bytes }),
      });
      if (!isLost)
        return { status: answer.status, type: "application/json", body: await answer.text() };
    }
    stuck += 1;
    return undefined;
  });
  onTestFinished(async () => {
    await front.stop();
    await host.stop();
  });
  vi.stubEnv("DEPLOY_TO", "static-host");
  vi.stubEnv("STATIC_HOST_TOKEN", "token");
  vi.stubEnv("STATIC_HOST_URL", front.url);
  const settings = { token: "token", domain: "netlify.app", prefix: "presetry-" };
  return {
    url: host.url,
    isReached: async () => stuck > 0,
    /** What runs the jobs of this process, which asks the same host without the fault. */
    runJobs: createRunner(
      [
        handle(deploySiteJob, {
          run: (payload) =>
            deploySite(payload, {
              target: staticHost({ baseUrl: host.url, ...settings }),
              build: buildSite,
            }),
        }),
      ],
      { deadlineMs: 10_000 },
    ),
  };
}

const isDeploy = ({ method, url }: Call) => method === "POST" && url.pathname.endsWith("/deploys");
const isCreation = ({ method, url }: Call) => method === "POST" && url.pathname.endsWith("/sites");

const hostPoints = [
  ["before a static host has the site's name", isCreation, "before"],
  ["after a static host has the site's name", isCreation, "after"],
  ["before a static host has the files", isDeploy, "before"],
  ["after a static host has the files", isDeploy, "after"],
] as const;

test.each(sampleOf(hostPoints, 2))(
  "a crash %s: in the end it is live",
  atEachPoint,
  async (_, isStuck, when) => {
    const { standing, emails } = await buy();
    const host = await startStuckHost(isStuck, when);
    await crashAt(deploying, host.isReached);
    expect((await standing()).status).toBe("building");
    await runJobsUntil(async () => expect((await standing()).status).toBe("live"), host.runJobs);
    const { name } = await standing();
    expect((await fetch(`${host.url}/sites/presetry-${name}/index.html`)).status).toBe(200);
    expect(await emails()).toBe(1);
  },
);
