import { expect, test } from "vitest";
import { type DeploymentStatus, deploymentStatuses } from "@/db/words/sites";
import {
  attemptFailed,
  begun,
  canDeploy,
  canTakeOffline,
  type Deployment,
  type DeploymentTask,
  deployedAgain,
  gaveUp,
  isUnderWay,
  lastRun,
  ordered,
  published,
  removed,
  takenOffline,
} from "./rules";

const address = "https://halden.sites.test";
const inStatus = (status: DeploymentStatus, online: string | null = null): Deployment => ({
  status,
  address: online,
  reason: null,
  takenDownReason: null,
});

const all: Record<DeploymentStatus, Deployment> = {
  ordered,
  building: inStatus("building"),
  live: inStatus("live", address),
  failed: inStatus("failed"),
  leaving: inStatus("leaving", address),
  offline: inStatus("offline"),
};

/** @requirement Delivery: A deployment always ends live or failed */
test("every status has its place in the tables below", () => {
  expect(Object.keys(all)).toEqual([...deploymentStatuses]);
});

test.each<[DeploymentStatus, { deploy: boolean; takeOffline: boolean }]>([
  ["ordered", { deploy: false, takeOffline: false }],
  ["building", { deploy: false, takeOffline: false }],
  ["live", { deploy: true, takeOffline: true }],
  ["failed", { deploy: true, takeOffline: false }],
  ["leaving", { deploy: false, takeOffline: false }],
  ["offline", { deploy: true, takeOffline: false }],
])("when it is %s, the customer can do %j", (status, { deploy, takeOffline }) => {
  const deployment = all[status];
  expect(canDeploy(deployment)).toBe(deploy);
  expect(deployedAgain(deployment)?.status).toBe(deploy ? "ordered" : undefined);
  expect(canTakeOffline(deployment)).toBe(takeOffline);
  expect(takenOffline(deployment)?.status).toBe(takeOffline ? "leaving" : undefined);
});

test.each<[DeploymentTask, DeploymentStatus[]]>([
  ["publish", ["ordered", "building", "failed"]],
  ["remove", ["live", "leaving"]],
])("an attempt to %s begins when it is %j, and is not needed otherwise", (task, statuses) => {
  const begins = deploymentStatuses.filter((status) => begun(all[status], task));
  expect(begins).toEqual(statuses);
});

test.each<[string, Deployment | null, Partial<Deployment>]>([
  ["it is live", published(all.building, address), { status: "live", address }],
  [
    "a failure that passes puts it back",
    attemptFailed(all.building, "publish", "The host is busy."),
    { status: "ordered", reason: "The host is busy." },
  ],
  ["it is offline", removed(all.leaving), { status: "offline", address: null }],
  [
    "it is still to be taken down",
    attemptFailed(all.leaving, "remove", "The host is busy."),
    { status: "leaving", address },
  ],
  ["it has failed", gaveUp(all.building, "publish", "No."), { status: "failed", reason: "No." }],
  [
    "what cannot be taken down is still live",
    gaveUp(all.leaving, "remove", "No."),
    { status: "live", address, reason: "No." },
  ],
  [
    "a new version that failed leaves the old one where it was",
    gaveUp({ ...all.building, address }, "publish", "No."),
    { status: "failed", address },
  ],
])("after an attempt: %s", (_, after, expected) => {
  expect(after).toMatchObject(expected);
});

test("an attempt that ends too late changes nothing: another one has completed the task", () => {
  const settled = deploymentStatuses.filter((status) => !isUnderWay(status));
  for (const status of settled) {
    const deployment = all[status];
    expect([
      published(deployment, address),
      removed(deployment),
      attemptFailed(deployment, "publish", "No."),
      attemptFailed(deployment, "remove", "No."),
      gaveUp(deployment, "publish", "No."),
      gaveUp(deployment, "remove", "No."),
    ]).toEqual([null, null, null, null, null, null]);
  }
});

test("one that failed with an older version online can be taken offline", () => {
  expect(canTakeOffline({ ...all.failed, address })).toBe(true);
});

test.each<[string, DeploymentStatus[], DeploymentStatus[]]>([
  ["the first one", ["ordered", "building", "live"], ["ordered", "building", "live"]],
  [
    "the second one",
    ["ordered", "building", "live", "ordered", "building"],
    ["ordered", "building"],
  ],
  [
    "a removal",
    ["ordered", "building", "live", "leaving"],
    ["ordered", "building", "live", "leaving"],
  ],
  ["none", [], []],
])("the last run is shown: %s", (_, timeline, shown) => {
  expect(lastRun(timeline.map((status) => ({ status }))).map(({ status }) => status)).toEqual(
    shown,
  );
});
