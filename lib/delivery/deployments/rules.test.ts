import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  type AttemptResult,
  canDeploy,
  canTakeOffline,
  type Deployment,
  type DeploymentStatus,
  deployedAgain,
  deploymentStatuses,
  finished,
  isDue,
  leaseMs,
  maxAttempts,
  ordered,
  taken,
  takenOffline,
} from "./rules";

const now = new Date("2026-11-21T12:00:00Z");
const later = (ms: number) => new Date(now.getTime() + ms);

const published: AttemptResult = { kind: "published", address: "https://halden.sites.test" };
const removed: AttemptResult = { kind: "removed" };
const failed: AttemptResult = { kind: "failed", reason: "The host is busy.", isFinal: false };
const refused: AttemptResult = {
  kind: "failed",
  reason: "The host refused the site.",
  isFinal: true,
};

const fresh = ordered(now);
const building = taken(fresh, now);
const live = finished(building, published, now);
const broken = finished(building, refused, now);
const leaving = takenOffline(live, now) as Deployment;
const offline = finished(taken(leaving, now), removed, now);

test("a new one is ordered, and due at once", () => {
  expect(fresh.status).toBe("ordered");
  expect(isDue(fresh, now)).toBe(true);
});

test("whoever takes it has it to himself, until the lease ends", () => {
  expect(building).toMatchObject({ status: "building", attempts: 1 });
  expect(isDue(building, later(leaseMs - 1))).toBe(false);
  expect(isDue(building, later(leaseMs))).toBe(true);
});

describe("after a try", () => {
  test.each<[string, Deployment, AttemptResult, Partial<Deployment>]>([
    ["it is live", building, published, { status: "live", address: "https://halden.sites.test" }],
    ["a hiccup puts it back", building, failed, { status: "ordered", reason: "The host is busy." }],
    ["a refusal is final", building, refused, { status: "failed", dueAt: null }],
    [
      "so is the last hiccup",
      { ...building, attempts: maxAttempts },
      failed,
      { status: "failed", dueAt: null },
    ],
    ["it is offline", taken(leaving, now), removed, { status: "offline", address: null }],
    ["it is still to be taken down", taken(leaving, now), failed, { status: "leaving" }],
    [
      "what cannot be taken down is still live",
      taken(leaving, now),
      refused,
      { status: "live", address: live.address, reason: "The host refused the site." },
    ],
  ])("%s", (_name, deployment, outcome, expected) => {
    const after = finished(deployment, outcome, now);
    expect(after).toMatchObject(expected);
    expect(after.leaseUntil).toBeNull();
  });

  test("each pause is longer than the one before, and none is longer than half an hour", () => {
    const pauses = Array.from({ length: 20 }, (_, index) => {
      const next = finished(
        { ...building, attempts: Math.min(index + 1, maxAttempts - 1) },
        failed,
        now,
      );
      return (next.dueAt?.getTime() ?? 0) - now.getTime();
    });
    expect(pauses).toEqual([...pauses].sort((a, b) => a - b));
    expect(pauses[0]).toBe(10_000);
    expect(Math.max(...pauses)).toBeLessThanOrEqual(30 * 60_000);
  });
});

test("a new version that failed leaves the old one where it was", () => {
  const again = deployedAgain(live, now) as Deployment;
  expect(again).toMatchObject({ status: "ordered", address: live.address });
  expect(finished(taken(again, now), refused, now)).toMatchObject({
    status: "failed",
    address: live.address,
  });
});

const all: Record<DeploymentStatus, Deployment> = {
  ordered: fresh,
  building,
  live,
  failed: broken,
  leaving,
  offline,
};

test.each<[DeploymentStatus, { deploy: boolean; takeOffline: boolean }]>([
  ["ordered", { deploy: false, takeOffline: false }],
  ["building", { deploy: false, takeOffline: false }],
  ["live", { deploy: true, takeOffline: true }],
  ["failed", { deploy: true, takeOffline: false }],
  ["leaving", { deploy: false, takeOffline: false }],
  ["offline", { deploy: true, takeOffline: false }],
])("when it is %s, the customer can do %j", (status, { deploy, takeOffline }) => {
  const deployment = all[status];
  expect(deployment.status).toBe(status);
  expect(canDeploy(deployment)).toBe(deploy);
  expect(deployedAgain(deployment, now)?.status).toBe(deploy ? "ordered" : undefined);
  expect(canTakeOffline(deployment)).toBe(takeOffline);
  expect(takenOffline(deployment, now)?.status).toBe(takeOffline ? "leaving" : undefined);
});

test("one that failed with an older version online can be taken offline", () => {
  expect(canTakeOffline({ ...broken, address: live.address })).toBe(true);
});

/** @requirement Delivery: A deployment always ends live or failed */
test("however often a try crashes or fails, the end is live or failed, never between", () => {
  const happening = fc.constantFrom<"crash" | AttemptResult>("crash", failed, refused, published);
  fc.assert(
    fc.property(
      fc.array(happening, { minLength: maxAttempts + 1, maxLength: 20 }),
      (happenings) => {
        let deployment = ordered(now);
        let clock = now;
        for (const it of happenings) {
          // The sweeper comes by when there is something to do.
          clock = new Date(Math.max(clock.getTime(), ...waits(deployment)));
          if (!isDue(deployment, clock)) break;
          deployment = taken(deployment, clock);
          if (deployment.dueAt && it !== "crash") deployment = finished(deployment, it, clock);
        }
        expect(["live", "failed"]).toContain(deployment.status);
        expect(deployment).toMatchObject({ dueAt: null, leaseUntil: null });
      },
    ),
    { seed: 6, numRuns: 500 },
  );
});

const waits = ({ dueAt, leaseUntil }: Deployment) =>
  [dueAt, leaseUntil].flatMap((it) => it?.getTime() ?? []);

test("every status has its place in the tables above", () => {
  expect(Object.keys(all)).toEqual([...deploymentStatuses]);
});
