import { eq, isNotNull, sql } from "drizzle-orm";
import { expect, onTestFinished, test, vi } from "vitest";
import { database } from "@/db/client";
import { deployments } from "@/db/schema/delivery";
import { emailOutbox } from "@/db/schema/email";
import { type FakeRequest, startFakeService } from "@/e2e/fakes/http-service";
import { startStaticHost } from "@/e2e/fakes/static-host";
import { crashAt } from "@/e2e/support/crash/crash";
import { dieAtLock, lockTable } from "@/e2e/support/crash/lock";
import { addUser } from "@/e2e/support/factories";
import { faultTestTimeout, scaled } from "@/e2e/support/fault-test";
import { startMailbox } from "@/e2e/support/mailbox";
import { addPurchase } from "@/e2e/support/purchases";
import { takeOffline } from "@/lib/delivery/deployments/commands/change";
import { queuePaidDeployments } from "@/lib/delivery/deployments/commands/queue-paid";
import { runDueDeployments } from "@/lib/delivery/deployments/commands/run-due";
import { maxAttempts } from "@/lib/delivery/deployments/rules";
import { staticHost } from "@/lib/delivery/deployments/static-host";
import { getHostedFile } from "@/lib/delivery/hosting/queries";
import { buildSite } from "../build-site";
import { runDeployments } from "../deliver";

startMailbox();

const atEachPoint = { repeats: scaled(1) - 1, timeout: faultTestTimeout };

const deploying = [{ verb: "deploy" as const }];

async function buy() {
  const buyer = await addUser();
  const { itemId, presetId } = await addPurchase(buyer, { withDeployment: true });
  const standing = async () => {
    const [row] = await database()
      .select()
      .from(deployments)
      .where(eq(deployments.invoiceItemId, itemId));
    if (!row) throw new Error("It was not ordered.");
    return row;
  };
  const letters = () =>
    database().$count(emailOutbox, sql`${emailOutbox.key} like ${`live:${itemId}:%`}`);
  return { buyer, presetId, standing, letters };
}

/** Whoever died will not come back: this is what time does. */
const endLeases = () =>
  database()
    .update(deployments)
    .set({ leaseUntil: sql`now() - interval '1 second'` })
    .where(isNotNull(deployments.leaseUntil));

test.each([
  ["when it is ordered", "deployment_events", false],
  ["when somebody takes it", "deployment_events", true],
  ["while the site is built", "licenses", true],
  ["while the site is stored", "hosted_files", true],
  ["when the site is stored and nobody knows yet", "email_outbox", true],
])(
  "a crash %s: in the end it is live, and one letter says so",
  atEachPoint,
  async (_, table, isOrdered) => {
    const { standing, letters } = await buy();
    if (isOrdered) await queuePaidDeployments(new Date());
    await dieAtLock(deploying, lockTable(table));
    await endLeases();
    await runDeployments();
    const { status, address, name } = await standing();
    expect({ status, address }).toEqual({
      status: "live",
      address: `https://shop.test/sites/${name}/index.html`,
    });
    expect(await getHostedFile(name, "index.html")).not.toBeNull();
    expect(await letters()).toBe(1);
  },
);

test(
  "a crash in the last of its tries: in the end it has failed, and says why",
  atEachPoint,
  async () => {
    const { standing } = await buy();
    await queuePaidDeployments(new Date());
    await database()
      .update(deployments)
      .set({ attempts: maxAttempts - 1 })
      .where(isNotNull(deployments.dueAt));
    await dieAtLock(deploying, lockTable("hosted_files"));
    expect((await standing()).status).toBe("building");
    await endLeases();
    await runDeployments();
    expect(await standing()).toMatchObject({
      status: "failed",
      reason: "The work was interrupted.",
      address: null,
      dueAt: null,
      leaseUntil: null,
    });
  },
);

test("a crash while a site is taken offline: in the end it is", atEachPoint, async () => {
  const { buyer, presetId, standing } = await buy();
  await runDeployments();
  await takeOffline(buyer.id, presetId);
  await dieAtLock(deploying, lockTable("hosted_files"));
  expect((await standing()).status).toBe("leaving");
  await endLeases();
  await runDeployments();
  const { status, name } = await standing();
  expect(status).toBe("offline");
  expect(await getHostedFile(name, "index.html")).toBeNull();
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
    /** The same host, once it answers. */
    target: staticHost({ baseUrl: host.url, ...settings }),
  };
}

const isDeploy = ({ method, url }: Call) => method === "POST" && url.pathname.endsWith("/deploys");
const isCreation = ({ method, url }: Call) => method === "POST" && url.pathname.endsWith("/sites");

test.each([
  ["before a static host has the site's name", isCreation, "before"],
  ["after a static host has the site's name", isCreation, "after"],
  ["before a static host has the files", isDeploy, "before"],
  ["after a static host has the files", isDeploy, "after"],
] as const)("a crash %s: in the end it is live", atEachPoint, async (_, isStuck, when) => {
  const { standing, letters } = await buy();
  const host = await startStuckHost(isStuck, when);
  await crashAt(deploying, host.isReached);
  expect((await standing()).status).toBe("building");
  await endLeases();
  await runDueDeployments({ target: host.target, build: buildSite });
  const { status, name } = await standing();
  expect(status).toBe("live");
  expect((await fetch(`${host.url}/sites/presetry-${name}/index.html`)).status).toBe(200);
  expect(await letters()).toBe(1);
});
