import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { addPreset, addUser } from "@/e2e/support/factories";
import { addPurchase } from "@/e2e/support/purchases";
import { env } from "@/lib/env";
import { moveNumbers } from "./after-restore";
import { database } from "./client";

const url = env("database").DATABASE_URL;

const nextNumber = async () => {
  const [row] = await database().execute<{ number: number }>(
    sql`select next_invoice_number() as number`,
  );
  return row?.number;
};

/** @requirement Operations: After a restore no number, payment or email repeats an earlier one */
test("ids and numbers go on past those that were given out since the backup", async () => {
  await addPurchase(await addUser());
  const before = await addPreset();
  await moveNumbers(url, { invoice: 40, credit_note: 7 });
  expect((await addPreset()).id).toBeGreaterThan(before.id + 50_000);
  expect(await nextNumber()).toBe(41);
});

test("a number below the newest of the database changes nothing", async () => {
  const before = await addPreset();
  await expect(moveNumbers(url, { invoice: 3, credit_note: 7 })).rejects.toThrow(
    "The database has a later invoice than number 3.",
  );
  expect((await addPreset()).id).toBe(before.id + 1);
});
