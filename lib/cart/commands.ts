import "server-only";
import { and, eq, inArray } from "drizzle-orm";
import { type Transaction, transaction } from "@/db/client";
import { users } from "@/db/schema/accounts";
import { cartItems } from "@/db/schema/cart";
import { presets } from "@/db/schema/catalogue";
import { type ErrorCode, ShopError } from "@/lib/errors";
import { listBoughtPresetIds } from "@/lib/invoices/queries";
import { listCart } from "./queries";
import { type CartRejection, cartIsFull, partitionAddable } from "./rules";

const refusals: Record<CartRejection, [ErrorCode, string]> = {
  unknown: ["not_found", "This preset does not exist."],
  disabled: ["conflict", "This preset is no longer sold."],
  bought: ["conflict", "You have already bought this preset."],
  full: ["conflict", cartIsFull],
};

/**
 * What happens to one cart happens one after the other: the lock on its owner's row keeps the limit
 * exact, and an order that takes the same lock never sees half of a change.
 */
const withCart = <T>(userId: number, work: (tx: Transaction) => Promise<T>): Promise<T> =>
  transaction(async (tx) => {
    await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for("no key update");
    return work(tx);
  });

/** Puts presets into a customer's cart, each at most once, and tells what is in it now. */
export const addToCart = (userId: number, wanted: number[]) =>
  withCart(userId, async (tx) => {
    const [cart, found] = await Promise.all([
      listCart(userId, tx),
      findPresets(tx, userId, wanted),
    ]);
    const { added, refused } = partitionAddable(wanted, cart, found);
    const [only] = refused;
    if (wanted.length === 1 && only) throw new ShopError(...refusals[only.reason]);
    if (added.length > 0) {
      const rows = added.map((presetId) => ({ userId, presetId }));
      await tx.insert(cartItems).values(rows).onConflictDoNothing();
    }
    return { id: userId, data: [...cart, ...added] };
  });

async function findPresets(tx: Transaction, userId: number, ids: number[]) {
  const [rows, bought] = await Promise.all([
    tx
      .select({ id: presets.id, isDisabled: presets.isDisabled })
      .from(presets)
      .where(inArray(presets.id, ids))
      .limit(ids.length),
    listBoughtPresetIds(userId, tx),
  ]);
  return rows.map((row) => ({ ...row, isBought: bought.includes(row.id) }));
}

/** Removing what is not there is no failure: another tab was faster. */
export const removeFromCart = (userId: number, presetId: number): Promise<void> =>
  withCart(userId, async (tx) => {
    const isIt = and(eq(cartItems.userId, userId), eq(cartItems.presetId, presetId));
    await tx.delete(cartItems).where(isIt);
  });

export const emptyCart = (userId: number): Promise<void> =>
  withCart(userId, async (tx) => {
    await tx.delete(cartItems).where(eq(cartItems.userId, userId));
  });
