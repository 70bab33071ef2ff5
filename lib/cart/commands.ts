import "server-only";
import { and, eq, inArray } from "drizzle-orm";
import { type Database, database, transaction } from "@/db/client";
import { users } from "@/db/schema/accounts";
import { cartItems } from "@/db/schema/cart";
import { presets } from "@/db/schema/catalogue";
import { type ErrorCode, ShopError } from "@/lib/errors";
import { listCart } from "./queries";
import { maxCartSize, type Refusal, sortOut } from "./rules";

const refusals: Record<Refusal, [ErrorCode, string]> = {
  unknown: ["not_found", "This preset does not exist."],
  disabled: ["conflict", "This preset is no longer sold."],
  full: ["conflict", `A cart holds at most ${maxCartSize} presets.`],
};

/**
 * Puts presets into a customer's cart, each at most once. The lock on the owner's row keeps the limit
 * exact, and an order that takes the same lock never sees half of an addition.
 */
export async function addToCart(
  userId: number,
  wanted: number[],
): Promise<{ id: number; data: number[] }> {
  return transaction(async (tx) => {
    await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for("no key update");
    const cart = await listCart(userId, tx);
    const known = await findPresets(tx, wanted);
    const { added, refused } = sortOut(wanted, cart, known);
    const [only] = refused;
    if (wanted.length === 1 && only) throw new ShopError(...refusals[only.reason]);
    if (added.length > 0) {
      await tx
        .insert(cartItems)
        .values(added.map((presetId) => ({ userId, presetId })))
        .onConflictDoNothing();
    }
    return { id: userId, data: await listCart(userId, tx) };
  });
}

const findPresets = (tx: Pick<Database, "select">, ids: number[]) =>
  tx
    .select({ id: presets.id, isDisabled: presets.isDisabled })
    .from(presets)
    .where(inArray(presets.id, ids))
    .limit(ids.length);

/** Removing what is not there is no failure: another tab was faster. */
export async function removeFromCart(userId: number, presetId: number): Promise<void> {
  await database()
    .delete(cartItems)
    .where(and(eq(cartItems.userId, userId), eq(cartItems.presetId, presetId)));
}

export async function emptyCart(userId: number): Promise<void> {
  await database().delete(cartItems).where(eq(cartItems.userId, userId));
}
