import { desc, eq, sql } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { database } from "@/db/client";
import { emailOutbox } from "@/db/schema/email";
import { jobs } from "@/db/schema/jobs";
import { refundItems } from "@/db/schema/refunds";
import { deployments } from "@/db/schema/sites";
import { addUser } from "@/e2e/support/factories";
import { listJobRows, makeJobsDue } from "@/e2e/support/jobs";
import { addPurchase, refund } from "@/e2e/support/purchases";
import { addRefund } from "@/e2e/support/refunds";
import { siteFilesOf } from "@/e2e/support/sites";
import { syncDeploymentsJob } from "@/lib/orders/checkout/jobs";
import { enqueue } from "@/lib/platform/jobs/commands/enqueue";
import { handle } from "@/lib/platform/jobs/commands/handler";
import { retryJob } from "@/lib/platform/jobs/commands/retry";
import { createRunner } from "@/lib/platform/jobs/commands/run";
import { deploySiteJob } from "../jobs";
import { failure } from "../stored-failure";
import { type DeploymentTarget, DeploymentTargetError } from "../targets/deployment-target";
import { publishSite, takeOffline } from "./change";
import { deploySite, giveUpSite } from "./deploy-site";
import { syncDeployments } from "./sync";
import { takeDown } from "./take-down";

/** A host that fails at any point of an attempt. */
class Host implements DeploymentTarget {
  readonly online = new Map<string, number>();
  fails: "never" | "building" | "before" | "after" | "busy" | "refusing" = "never";

  /** What happens while a site is built. */
  during: () => Promise<void> = async () => {};

  build = async () => {
    if (this.fails === "building") throw new Error("A bug.");
    await this.during();
    return siteFilesOf("Hello");
  };

  #fail() {
    if (this.fails === "refusing") throw new DeploymentTargetError("No.", true);
    if (this.fails === "busy") throw new DeploymentTargetError("Busy.", false);
    if (this.fails === "before") throw new Error("A bug.");
  }

  async publish(name: string) {
    this.#fail();
    this.online.set(name, (this.online.get(name) ?? 0) + 1);
    if (this.fails === "after") throw new Error("A bug.");
    return { address: `https://${name}.sites.test`, deployId: null };
  }

  async remove(name: string) {
    this.#fail();
    this.online.delete(name);
  }
}

let purchase: Awaited<ReturnType<typeof addPurchase>>;
let buyer: Awaited<ReturnType<typeof addUser>>;

beforeEach(async () => {
  await database().delete(jobs);
  await database().delete(deployments);
  buyer = await addUser();
  purchase = await addPurchase(buyer, { withDeployment: true });
});

const run = (host: Host) =>
  createRunner(
    [
      handle(syncDeploymentsJob, { run: syncDeployments }),
      handle(deploySiteJob, {
        run: (payload) => deploySite(payload, { target: host, build: host.build }),
        onDead: giveUpSite,
      }),
    ],
    { deadlineMs: 10_000 },
  )();

/** As PayPal or the shop returns the money of one item. */
async function refundItem() {
  await addRefund(purchase);
  await enqueue(database(), syncDeploymentsJob, { invoiceId: purchase.invoiceId });
}

const deployment = async () => {
  const [row] = await database().select().from(deployments);
  return row;
};

test.each(["building", "before", "after"] as const)(
  "an attempt that fails once while %s is repeated: the site is live",
  async (point) => {
    const host = new Host();
    host.fails = point;
    await run(host);
    host.fails = "never";
    await run(host);
    expect(await deployment()).toMatchObject({ status: "building", reason: null });
    await makeJobsDue();
    await run(host);
    expect(await deployment()).toMatchObject({ status: "live" });
    expect(await listJobRows("deploy-site")).toEqual([]);
  },
);

test.each([
  ["building", failure("interrupted")],
  ["before", failure("interrupted")],
  ["after", failure("interrupted")],
  ["busy", "Busy."],
] as const)("attempts that all fail while %s: the site has failed", async (point, reason) => {
  const host = new Host();
  host.fails = point;
  for (let attempt = 0; attempt < deploySiteJob.retry.attempts; attempt++) {
    await run(host);
    await makeJobsDue();
  }
  expect(await deployment()).toMatchObject({ status: "failed", reason });
  expect(await listJobRows("deploy-site")).toMatchObject([{ status: "dead" }]);
});

test("between two attempts the customer reads why the last one failed", async () => {
  const host = new Host();
  host.fails = "busy";
  await run(host);
  expect(await deployment()).toMatchObject({ status: "ordered", reason: "Busy." });
});

test("a refusal has failed at once, and the job can be retried", async () => {
  const host = new Host();
  host.fails = "refusing";
  await run(host);
  expect(await deployment()).toMatchObject({ status: "failed", reason: "No." });
  host.fails = "never";
  const [dead] = await listJobRows("deploy-site");
  await retryJob(dead?.id ?? 0);
  await run(host);
  expect(await deployment()).toMatchObject({ status: "live", reason: null });
});

test("a site that cannot be taken down is still live, and a retry takes it down", async () => {
  const host = new Host();
  await run(host);
  await takeOffline(buyer.id, purchase);
  host.fails = "refusing";
  await run(host);
  expect(await deployment()).toMatchObject({ status: "live", reason: "No." });
  expect(host.online.size).toBe(1);
  host.fails = "never";
  const [dead] = await listJobRows("deploy-site");
  await retryJob(dead?.id ?? 0);
  await run(host);
  expect(await deployment()).toMatchObject({ status: "offline", address: null });
  expect(host.online.size).toBe(0);
});

/** @requirement Operations: Background work whose reason is gone ends without an alert */
test("a site whose item is refunded before it is published is not published, and leaves no job", async () => {
  const host = new Host();
  host.fails = "before";
  await run(host);
  await refund(purchase);
  host.fails = "never";
  await run(host);
  expect(await listJobRows("sync-deployments")).toMatchObject([{ status: "queued" }]);
  await makeJobsDue();
  await run(host);
  await makeJobsDue();
  await run(host);
  expect(await deployment()).toMatchObject({ status: "offline", reason: null, address: null });
  expect(host.online.size).toBe(0);
  expect(await listJobRows("deploy-site")).toEqual([]);
  expect(await listJobRows("sync-deployments")).toEqual([]);
});

test("a refund before the second publication leaves the first one online for its notice period", async () => {
  const host = new Host();
  await run(host);
  await publishSite(buyer.id, purchase);
  await refundItem();
  await run(host);
  expect(await deployment()).toMatchObject({ status: "live", reason: null });
  expect([...host.online.values()]).toEqual([1]);
  expect(await listJobRows("deploy-site")).toEqual([]);
});

test("a refund before the second publication of a site that the shop takes down meanwhile", async () => {
  const host = new Host();
  await run(host);
  await publishSite(buyer.id, purchase);
  await refundItem();
  await takeDown((await addUser()).id, purchase.itemId, "Copied");
  await run(host);
  expect(await deployment()).toMatchObject({ status: "offline", takenDownReason: "Copied" });
  expect(host.online.size).toBe(0);
});

/** @requirement Refunds: The site of a refunded preset stays online for another week */
test("the site of a refunded item stays online for a week, and not longer", async () => {
  const host = new Host();
  await run(host);
  await refundItem();
  const passed = (time: string) =>
    database()
      .update(refundItems)
      .set({ refundedAt: sql.raw(`now() - interval '${time}'`) });
  await passed("6 days 23 hours 59 minutes");
  await run(host);
  expect(await deployment()).toMatchObject({ status: "live" });
  const [job] = await listJobRows("sync-deployments");
  const seconds = ((job?.dueAt.getTime() ?? 0) - Date.now()) / 1000;
  expect(seconds, "the job waits for the end of the week").toBeLessThanOrEqual(61);
  await passed("7 days");
  await makeJobsDue();
  await run(host);
  expect(await deployment()).toMatchObject({ status: "offline", address: null });
  expect(host.online.size).toBe(0);
});

test("ten runners at once publish each site once, and send one email", async () => {
  const host = new Host();
  const before = await database().$count(emailOutbox);
  await Promise.all(Array.from({ length: 10 }, () => run(host)));
  const row = await deployment();
  expect([...host.online.entries()]).toEqual([[row?.name, 1]]);
  expect(await database().$count(emailOutbox)).toBe(before + 1);
  const [mail] = await database().select().from(emailOutbox).orderBy(desc(emailOutbox.id)).limit(1);
  expect(mail?.payload.text).toContain(
    "Search engines do not list it until you publish your own words",
  );
  const purchased = eq(deployments.invoiceItemId, purchase.itemId);
  expect(await database().$count(deployments, purchased)).toBe(1);
});

test("a site that the shop takes down while it is built goes offline once it is built", async () => {
  const host = new Host();
  const admin = await addUser();
  host.during = () => takeDown(admin.id, purchase.itemId, "Copied");
  await run(host);
  await makeJobsDue();
  await run(host);
  expect(await deployment()).toMatchObject({ status: "offline", takenDownReason: "Copied" });
  expect(host.online.size).toBe(0);
});
