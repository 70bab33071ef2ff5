import { eq, inArray, sql } from "drizzle-orm";
import fc from "fast-check";
import { beforeEach, expect, test } from "vitest";
import { categories, colors, types } from "@/db/words/facets";
import { addPreset, addPresets, addReview, addUser, newPreset } from "@/e2e/support/factories";
import { database } from "./client";
import { users } from "./schema/accounts";
import { presetCounts, presets } from "./schema/catalogue";
import { reviews } from "./schema/reviews";

const cellOf = {
  category: presets.category,
  color: presets.color,
  type: presets.type,
  isDisabled: presets.isDisabled,
};

/** The trigger-maintained counts and freshly computed ones, as comparable lines. */
async function counts() {
  const stored = await database().select().from(presetCounts);
  const computed = await database()
    .select({ ...cellOf, count: sql<number>`count(*)::int` })
    .from(presets)
    .groupBy(presets.category, presets.color, presets.type, presets.isDisabled);
  const lines = (rows: typeof stored) =>
    rows
      .filter(({ count }) => count !== 0)
      .map((row) => [row.category, row.color, row.type, row.isDisabled, row.count].join(" "))
      .sort();
  return { stored: lines(stored), computed: lines(computed) };
}

async function expectExactCounts() {
  const { stored, computed } = await counts();
  expect(stored).toEqual(computed);
}

const anyCell = fc.record({
  category: fc.constantFrom(...categories),
  color: fc.constantFrom(...colors.slice(0, 2)),
  type: fc.constantFrom(...types.slice(0, 2)),
  isDisabled: fc.boolean(),
});

const anyStep = fc.oneof(
  fc.record({
    verb: fc.constant("insert" as const),
    cells: fc.array(anyCell, { minLength: 1, maxLength: 5 }),
  }),
  fc.record({
    verb: fc.constant("move" as const),
    cell: anyCell,
    nth: fc.nat(20),
    many: fc.nat(4),
  }),
  fc.record({ verb: fc.constant("sell" as const), nth: fc.nat(20), many: fc.nat(4) }),
  fc.record({ verb: fc.constant("delete" as const), nth: fc.nat(20), many: fc.nat(4) }),
);
type Step = typeof anyStep extends fc.Arbitrary<infer S> ? S : never;

async function applyStep(step: Step) {
  if (step.verb === "insert") return addPresets(...step.cells);
  const ids = database()
    .select({ id: presets.id })
    .from(presets)
    .orderBy(presets.id)
    .offset(step.nth)
    .limit(step.many)
    // In the order of their ids, so that steps at the same moment do not wait for each other.
    .for("update");
  const chosen = inArray(presets.id, ids);
  if (step.verb === "delete") return database().delete(presets).where(chosen);
  const change =
    step.verb === "move" ? step.cell : { purchasedCount: sql`${presets.purchasedCount} + 1` };
  return database().update(presets).set(change).where(chosen);
}

beforeEach(async () => {
  await database().delete(presets);
});

/** @requirement Catalogue: Each choice says how many presets it would leave */
test("the stored counts are exact after any sequence of writes", async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(anyStep, { minLength: 1, maxLength: 12 }), async (steps) => {
      for (const step of steps) {
        await applyStep(step);
        await expectExactCounts();
      }
    }),
    { seed: 11, numRuns: 25 },
  );
}, 60_000);

test("an upsert counts both the inserted and the updated row", async () => {
  const { id } = await addPreset({ color: "red" });
  await database()
    .insert(presets)
    .overridingSystemValue()
    .values([{ ...newPreset({ color: "blue" }), id }, newPreset({ color: "green" })])
    .onConflictDoUpdate({ target: presets.id, set: { color: "brown" } });
  await expectExactCounts();
});

test("a rolled back insert is not counted", async () => {
  await addPreset();
  const before = await counts();
  const failed = database().transaction(async (tx) => {
    await tx.insert(presets).values(newPreset());
    throw new Error("Changed my mind");
  });
  await expect(failed).rejects.toThrow("Changed my mind");
  expect(await counts()).toEqual(before);
});

test("the stored counts are exact after concurrent writes", async () => {
  await addPresets(...Array.from({ length: 20 }, () => ({})));
  const steps = fc.sample(anyStep, { numRuns: 200, seed: 13 });
  await Promise.all(steps.map(applyStep));
  await expectExactCounts();
});

test("presets that swap cells concurrently do not deadlock", async () => {
  const [left, right] = await addPresets(
    ...Array.from({ length: 2 }, (_, n) => ({ color: n ? ("red" as const) : ("white" as const) })),
  );
  const move = (id: number | undefined, color: "white" | "red") =>
    database()
      .update(presets)
      .set({ color })
      .where(eq(presets.id, id ?? 0));
  for (let round = 0; round < 60; round++) {
    const isEven = round % 2 === 0;
    await Promise.all([
      move(left?.id, isEven ? "red" : "white"),
      move(right?.id, isEven ? "white" : "red"),
    ]);
  }
  await expectExactCounts();
});

test("a sale does not block another sale in the same cell", async () => {
  const [one, other] = await addPresets({}, {});
  const sell = { purchasedCount: sql`${presets.purchasedCount} + 1` };
  await database().transaction(async (tx) => {
    await tx
      .update(presets)
      .set(sell)
      .where(eq(presets.id, one?.id ?? 0));
    await database()
      .update(presets)
      .set(sell)
      .where(eq(presets.id, other?.id ?? 0));
  });
  await expectExactCounts();
});

const ratingOf = async (id: number) => {
  const [row] = await database().select().from(presets).where(eq(presets.id, id));
  return [row?.ratingCount, row?.ratingSum, row?.ratingAverage];
};

/** @requirement Reviews: The average follows at once */
test("a rating is updated when reviews are added, changed and deleted", async () => {
  const { id: presetId } = await addPreset();
  expect(await ratingOf(presetId)).toEqual([0, 0, 0]);
  const first = await addReview({ presetId, rating: 5 });
  expect(await ratingOf(presetId)).toEqual([1, 5, 5]);
  const user = await addUser();
  await addReview({ presetId, rating: 2, userId: user.id });
  await addReview({ presetId, rating: 1 });
  expect(await ratingOf(presetId)).toEqual([3, 8, 2.67]);
  await database().update(reviews).set({ rating: 1 }).where(eq(reviews.id, first.id));
  expect(await ratingOf(presetId)).toEqual([3, 4, 1.33]);
  await database().update(reviews).set({ message: "Changed" }).where(eq(reviews.id, first.id));
  expect(await ratingOf(presetId)).toEqual([3, 4, 1.33]);
  await database().delete(users).where(eq(users.id, user.id));
  expect(await ratingOf(presetId)).toEqual([2, 2, 1]);
  await database().delete(reviews).where(eq(reviews.presetId, presetId));
  expect(await ratingOf(presetId)).toEqual([0, 0, 0]);
});

test("a review that moves to another preset is counted there", async () => {
  const [from, to] = await addPresets({}, {});
  const review = await addReview({ presetId: from?.id ?? 0, rating: 4 });
  await database()
    .update(reviews)
    .set({ presetId: to?.id ?? 0 })
    .where(eq(reviews.id, review.id));
  const computed = await database()
    .select({ id: presets.id, count: presets.ratingCount, average: presets.ratingAverage })
    .from(presets)
    .where(inArray(presets.id, [from?.id ?? 0, to?.id ?? 0]))
    .orderBy(presets.id);
  expect(computed).toEqual([
    { id: from?.id, count: 0, average: 0 },
    { id: to?.id, count: 1, average: 4 },
  ]);
});

test("forty concurrent reviews are all counted", async () => {
  const [first, second] = await addPresets({}, {});
  const chosen = [first?.id ?? 0, second?.id ?? 0];
  const writers = await Promise.all(Array.from({ length: 40 }, () => addUser()));
  const written = await Promise.all(
    writers.map(({ id: userId }, n) =>
      addReview({ presetId: chosen[n % 2] ?? 0, userId, rating: (n % 5) + 1 }),
    ),
  );
  await Promise.all(
    written
      .slice(0, 20)
      .map(({ id }, n) =>
        n % 2
          ? database().delete(reviews).where(eq(reviews.id, id))
          : database().update(reviews).set({ rating: 3 }).where(eq(reviews.id, id)),
      ),
  );
  for (const id of chosen) {
    const left = await database().select().from(reviews).where(eq(reviews.presetId, id));
    const sum = left.reduce((total, { rating }) => total + rating, 0);
    expect((await ratingOf(id)).slice(0, 2)).toEqual([left.length, sum]);
  }
  await expectExactCounts();
});

test("concurrent reviews of one customer store one", async () => {
  const [{ id: presetId }, { id: userId }] = await Promise.all([addPreset(), addUser()]);
  const attempts = await Promise.allSettled(
    Array.from({ length: 20 }, () => addReview({ presetId, userId, rating: 4 })),
  );
  expect(attempts.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
  expect(await ratingOf(presetId)).toEqual([1, 4, 4]);
});
