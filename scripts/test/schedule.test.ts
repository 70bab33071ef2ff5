import { setImmediate as nextTurn } from "node:timers/promises";
import { expect, test } from "vitest";
import { type Result, runSteps, type Step, withNeeds } from "./schedule";

const step = (name: string, more: Partial<Step> = {}): Step => ({
  name,
  load: 1,
  run: async () => {},
  ...more,
});

/** Runs the steps, and notes in order when each starts and ends. */
async function run(steps: Step[], { capacity = 3, failing = "", earlier = [] as Result[] } = {}) {
  const events: string[] = [];
  const results = await runSteps(
    steps,
    capacity,
    async ({ name }) => {
      events.push(`${name} starts`);
      await nextTurn();
      events.push(`${name} ends`);
      return { name, outcome: name === failing ? "failed" : "passed", ms: 0, tests: [] };
    },
    earlier,
  );
  return { events, outcomes: results.map(({ name, outcome }) => `${name} ${outcome}`) };
}

test("steps run at the same time as long as the machine has room", async () => {
  const steps = [
    step("build"),
    step("unit", { load: 2 }),
    step("lint"),
    step("chromium", { load: 0 }),
  ];
  const { events } = await run(steps);
  expect(events.slice(0, 4)).toEqual([
    "build starts",
    "unit starts",
    "chromium starts",
    "build ends",
  ]);
  expect(events.indexOf("lint starts")).toBeGreaterThan(events.indexOf("build ends"));
});

test("a step waits for those it needs, and for those that it comes after", async () => {
  const steps = [
    step("journeys", { needs: ["build"] }),
    step("build", { after: ["types"] }),
    step("types"),
  ];
  expect((await run(steps)).outcomes).toEqual(["types passed", "build passed", "journeys passed"]);
});

test("a step is left out when one that it needs has failed, but not when one before it has", async () => {
  const steps = [
    step("server", { needs: ["build"] }),
    step("journeys", { needs: ["server"] }),
    step("build", { after: ["types"] }),
    step("types"),
  ];
  expect((await run(steps, { failing: "build" })).outcomes).toEqual([
    "types passed",
    "build failed",
    "server left out",
    "journeys left out",
  ]);
  expect((await run(steps, { failing: "types" })).outcomes).toContain("journeys passed");
});

test("a repeated step finds that what it needs has passed before", async () => {
  const build: Result = { name: "build", outcome: "passed", ms: 0, tests: [] };
  const steps = [step("journeys", { needs: ["build"] })];
  expect((await run(steps, { earlier: [build] })).outcomes).toEqual(["journeys passed"]);
  expect((await run(steps)).outcomes).toEqual(["journeys left out"]);
});

test("choosing a part chooses what it needs, but not what it comes after", () => {
  const steps = [
    step("types"),
    step("database"),
    step("build", { needs: ["database"], after: ["types"] }),
    step("journeys", { needs: ["build"] }),
  ];
  expect(withNeeds(steps, ["journeys"]).map(({ name }) => name)).toEqual([
    "database",
    "build",
    "journeys",
  ]);
});
