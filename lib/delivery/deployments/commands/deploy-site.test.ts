import { beforeEach, expect, test } from "vitest";
import { database } from "@/db/client";
import { deployments } from "@/db/schema/delivery";
import { emailOutbox } from "@/db/schema/email";
import { addUser } from "@/e2e/support/factories";
import { addPurchase } from "@/e2e/support/purchases";
import { type DeploymentTarget, DeploymentTargetError } from "../deployment-target";
import { leaseMs, maxAttempts } from "../rules";
import { runDueDeployments } from "./run-due";

/** A host that can be killed with the process at any point of a try. */
class Host implements DeploymentTarget {
  readonly online = new Map<string, number>();
  dies: "never" | "building" | "before" | "after" | "refusing" = "never";

  build = async () => {
    if (this.dies === "building") throw new Error("Killed.");
    return [];
  };

  async publish(name: string) {
    if (this.dies === "refusing") throw new DeploymentTargetError("No.", true);
    if (this.dies === "before") throw new Error("Killed.");
    this.online.set(name, (this.online.get(name) ?? 0) + 1);
    if (this.dies === "after") throw new Error("Killed.");
    return { address: `https://${name}.sites.test` };
  }

  async remove(name: string) {
    this.online.delete(name);
  }
}

let clock = new Date("2026-11-21T12:00:00Z");
const pass = (ms: number) => {
  clock = new Date(clock.getTime() + ms);
};

beforeEach(async () => {
  await database().delete(deployments);
  await addPurchase(await addUser(), { withDeployment: true });
});

const run = (host: Host) =>
  runDueDeployments({ target: host, build: host.build, now: () => clock }).catch((error) => {
    if (error.message !== "Killed.") throw error;
  });

const statuses = async () =>
  (await database().select({ status: deployments.status }).from(deployments)).map(
    (it) => it.status,
  );

test.each(["building", "before", "after"] as const)(
  "killed once %s, it is live after the lease, and not before",
  async (point) => {
    const host = new Host();
    host.dies = point;
    await run(host);
    host.dies = "never";
    await run(host);
    expect(new Set(await statuses())).toContain("building");
    pass(leaseMs);
    await run(host);
    expect(new Set(await statuses())).toEqual(new Set(["live"]));
  },
);

test.each(["building", "before", "after"] as const)(
  "killed %s every time, it has failed in the end",
  async (point) => {
    const host = new Host();
    host.dies = point;
    for (let tries = 0; tries < maxAttempts * 20; tries++) {
      await run(host);
      pass(leaseMs);
    }
    expect(new Set(await statuses())).toEqual(new Set(["failed"]));
  },
);

test("a refusal has failed at once, with its reason", async () => {
  const host = new Host();
  host.dies = "refusing";
  await run(host);
  const rows = await database().select().from(deployments);
  expect(rows.every(({ status, reason }) => status === "failed" && reason === "No.")).toBe(true);
});

test("ten sweepers at once publish each site once, and mail once", async () => {
  const host = new Host();
  const before = await database().$count(emailOutbox);
  await Promise.all(Array.from({ length: 10 }, () => run(host)));
  const names = (await database().select().from(deployments)).map(({ name }) => name);
  expect([...host.online.entries()].sort()).toEqual(names.sort().map((name) => [name, 1]));
  expect(await database().$count(emailOutbox)).toBe(before + names.length);
});
