import { eq } from "drizzle-orm";
import fc from "fast-check";
import { expect, test } from "vitest";
import { database } from "@/db/client";
import { cartItems } from "@/db/schema/cart";
import { addPreset, addPresets, addUser } from "@/scripts/testing/factories";
import { addToCart, emptyCart, removeFromCart } from "./commands";
import { listCart } from "./queries";

const seed = 20_261_121;

const rowsOf = (userId: number) =>
  database().select().from(cartItems).where(eq(cartItems.userId, userId));

const atOnce = <T>(times: number, act: () => Promise<T>) =>
  Promise.all(Array.from({ length: times }, act));

test("100 parallel adds of one preset leave one row, 50 times over", async () => {
  const user = await addUser();
  const presets = await addPresets(...Array.from({ length: 50 }, () => ({})));
  for (const { id } of presets) {
    const answers = await atOnce(100, () => addToCart(user.id, [id]));
    expect(answers.every(({ data }) => data.includes(id))).toBe(true);
  }
  const rows = await rowsOf(user.id);
  expect(rows.map(({ presetId }) => presetId)).toEqual(presets.map(({ id }) => id));
}, 120_000);

test("without the lock and the unique key the same adds make many rows", async () => {
  const user = await addUser();
  const { id } = await addPreset();
  const naive: number[] = [];
  const read = async (wanted: number) => {
    const [row] = await database()
      .select()
      .from(cartItems)
      .where(eq(cartItems.userId, user.id))
      .limit(1);
    if (!row && !naive.includes(wanted)) naive.push(wanted);
    else if (!row) naive.push(wanted);
  };
  await atOnce(100, () => read(id));
  expect(naive.length).toBeGreaterThan(1);
});
