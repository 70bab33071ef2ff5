import { eq } from "drizzle-orm";
import fc from "fast-check";
import { expect, test } from "vitest";
import { database } from "@/db/client";
import { cartItems } from "@/db/schema/cart";
import { addPreset, addPresets, addUser } from "@/e2e/support/factories";
import { faultTestTimeout, printResult, scaled } from "@/e2e/support/fault-test";
import { addToCart, emptyCart, removeFromCart } from "./commands";
import { listCart } from "./queries";

const seed = 20_261_121;

const presetsIn = async (userId: number) => {
  const rows = await database().select().from(cartItems).where(eq(cartItems.userId, userId));
  return rows.sort((a, b) => a.id - b.id).map(({ presetId }) => presetId);
};

const manyPresets = async (count: number) =>
  (await addPresets(...Array.from({ length: count }, () => ({})))).map(({ id }) => id);

const atOnce = <T>(times: number, act: () => Promise<T>) =>
  Promise.all(Array.from({ length: times }, act));

/**
 * @requirement Cart: A preset is in a cart once, and no acknowledged change is lost, however many
 *   come at once
 */
test(
  "100 parallel adds of one preset leave one row, round after round",
  async () => {
    const user = await addUser();
    const ids = await manyPresets(scaled(2));
    for (const id of ids) {
      const answers = await atOnce(100, () => addToCart(user.id, [id]));
      expect(answers.every(({ data }) => data.includes(id))).toBe(true);
    }
    expect(await presetsIn(user.id)).toEqual(ids);
    printResult("100 parallel adds", `one row in each of ${ids.length} rounds`);
  },
  faultTestTimeout,
);

test("as a control: a check before an insert lets most duplicates through", async () => {
  const user = await addUser();
  const { id } = await addPreset();
  const answers = await atOnce(20, async () => !(await listCart(user.id)).includes(id));
  expect(answers.filter(Boolean).length).toBeGreaterThan(1);
});

test("parallel adds cannot fill a cart beyond its limit", async () => {
  const user = await addUser();
  const ids = await manyPresets(120);
  await Promise.allSettled(ids.map((id) => addToCart(user.id, [id])));
  expect(await presetsIn(user.id)).toHaveLength(100);
});

test("two concurrent merges lose and duplicate nothing", async () => {
  const user = await addUser();
  const ids = await manyPresets(30);
  await Promise.all([
    addToCart(user.id, ids.slice(0, 20)),
    addToCart(user.id, ids.slice(10).reverse()),
    addToCart(user.id, ids.slice(5, 25)),
  ]);
  expect((await presetsIn(user.id)).sort((a, b) => a - b)).toEqual(ids);
});

type Step =
  | { act: "add"; picks: number[] }
  | { act: "remove"; pick: number }
  | { act: "empty" }
  | { act: "look" };

const pick = fc.nat({ max: 7 });
const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({
      act: fc.constant("add" as const),
      picks: fc.array(pick, { minLength: 1, maxLength: 4 }),
    }),
  },
  { weight: 4, arbitrary: fc.record({ act: fc.constant("remove" as const), pick }) },
  { weight: 1, arbitrary: fc.constant({ act: "empty" as const }) },
  { weight: 2, arbitrary: fc.constant({ act: "look" as const }) },
);

/** The simplest cart there can be. */
function imagine(cart: number[], next: Step, idOf: (pick: number) => number): number[] {
  if (next.act === "add") return [...new Set([...cart, ...next.picks.map(idOf)])];
  if (next.act === "remove") return cart.filter((id) => id !== idOf(next.pick));
  return next.act === "empty" ? [] : cart;
}

/**
 * @requirement Cart: A preset is in a cart once, and no acknowledged change is lost, however many
 *   come at once
 */
test(
  "ten concurrent customers with 50 random steps each have the expected carts",
  async () => {
    const ids = await manyPresets(8);
    const idOf = (index: number) => ids[index] ?? 0;

    async function walk(steps: Step[]) {
      const { id: userId } = await addUser();
      let cart: number[] = [];
      for (const next of steps) {
        cart = imagine(cart, next, idOf);
        if (next.act === "add") {
          const { data } = await addToCart(userId, next.picks.map(idOf));
          expect(data).toEqual(cart);
        }
        if (next.act === "remove") await removeFromCart(userId, idOf(next.pick));
        if (next.act === "empty") await emptyCart(userId);
        if (next.act === "look") expect(await listCart(userId)).toEqual(cart);
      }
      expect(await presetsIn(userId)).toEqual(cart);
    }

    const histories = fc.array(fc.array(step, { minLength: 50, maxLength: 50 }), {
      minLength: 10,
      maxLength: 10,
    });
    await fc.assert(
      fc.asyncProperty(histories, async (all) => {
        await Promise.all(all.map(walk));
      }),
      { seed, numRuns: scaled(1), endOnFailure: true },
    );
    printResult("10 customers, 50 random operations each", `as imagined in ${scaled(1)} rounds`);
  },
  faultTestTimeout,
);

test(
  "one customer's tabs at once: the cart has what was added and not removed, each once",
  async () => {
    const ids = await manyPresets(8);
    const idOf = (index: number) => ids[index] ?? 0;
    const tabs = fc.array(step, { minLength: 10, maxLength: 30 });
    await fc.assert(
      fc.asyncProperty(tabs, async (steps) => {
        const { id: userId } = await addUser();
        await Promise.all(
          steps.map(async (next) => {
            if (next.act === "add") {
              const { data } = await addToCart(userId, next.picks.map(idOf));
              expect(data).toEqual(expect.arrayContaining(next.picks.map(idOf)));
            }
            if (next.act === "remove") await removeFromCart(userId, idOf(next.pick));
            if (next.act === "look") await listCart(userId);
          }),
        );
        const added = new Set(steps.flatMap((it) => (it.act === "add" ? it.picks.map(idOf) : [])));
        const removed = new Set(steps.flatMap((it) => (it.act === "remove" ? idOf(it.pick) : [])));
        const cart = await presetsIn(userId);
        expect(new Set(cart).size).toBe(cart.length);
        expect(cart.every((id) => added.has(id))).toBe(true);
        for (const id of added) if (!removed.has(id)) expect(cart).toContain(id);
      }),
      { seed, numRuns: scaled(10), endOnFailure: true },
    );
  },
  faultTestTimeout,
);
