import "server-only";
import { and, eq, inArray, isNull } from "drizzle-orm";
import { type Transaction, transaction } from "@/db/client";
import { users } from "@/db/schema/accounts";
import { cartItems } from "@/db/schema/cart";
import { presets } from "@/db/schema/catalogue";
import { errorTexts } from "@/lib/error-texts";
import { type ErrorCode, ShopError } from "@/lib/errors";
import { listBoughtPresetIds } from "@/lib/orders/invoices/queries/invoices";
import { listCart } from "./queries";
import { type CartRejection, cartIsFull, partitionAddable } from "./rules";

const rejections: Record<CartRejection, [ErrorCode, string]> = {
  unknown: ["not_found", errorTexts.unknownPreset],
  disabled: ["conflict", errorTexts.notSold],
  bought: ["conflict", "You have already bought this template."],
  full: ["conflict", cartIsFull],
};

/**
 * A transaction that locks the owner's row: changes of one cart are serialized, so that its limit is
 * exact and an order, which takes the same lock, never sees a partial change.
 */
const withCart = <T>(userId: number, work: (tx: Transaction) => Promise<T>): Promise<T> =>
  transaction(async (tx) => {
    await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for("no key update");
    return work(tx);
  });

/** Adds presets to a customer's cart, each at most once. Returns what is in it now, and what is new. */
export const addToCart = (userId: number, wanted: number[]) =>
  withCart(userId, async (tx) => {
    const [cart, known] = await Promise.all([
      listCart(userId, tx),
      findPresets(tx, userId, wanted),
    ]);
    const { added, rejected } = partitionAddable(wanted, cart, known);
    const [only] = rejected;
    if (wanted.length === 1 && only) throw new ShopError(...rejections[only.reason]);
    if (added.length > 0) {
      const rows = added.map((presetId) => ({ userId, presetId }));
      await tx.insert(cartItems).values(rows).onConflictDoNothing();
    }
    return { id: userId, data: [...cart, ...added], added };
  });

async function findPresets(tx: Transaction, userId: number, ids: number[]) {
  const [rows, bought] = await Promise.all([
    tx
      .select({ id: presets.id, isDisabled: presets.isDisabled })
      .from(presets)
      .where(and(inArray(presets.id, ids), isNull(presets.launchAt)))
      .limit(ids.length),
    listBoughtPresetIds(userId, tx),
  ]);
  return rows.map((row) => ({ ...row, isBought: bought.includes(row.id) }));
}

/** Removing a preset that is not in the cart is no error: another tab may have removed it. */
export const removeFromCart = (userId: number, presetId: number): Promise<void> =>
  withCart(userId, async (tx) => {
    const item = and(eq(cartItems.userId, userId), eq(cartItems.presetId, presetId));
    await tx.delete(cartItems).where(item);
  });

/** In the transaction that closes an order which had emptied the cart. */
export async function returnToCart(tx: Transaction, userId: number, presetIds: readonly number[]) {
  if (presetIds.length === 0) return;
  const rows = presetIds.map((presetId) => ({ userId, presetId }));
  await tx.insert(cartItems).values(rows).onConflictDoNothing();
}

export const emptyCart = (userId: number): Promise<void> =>
  withCart(userId, async (tx) => {
    await tx.delete(cartItems).where(eq(cartItems.userId, userId));
  });
