import "server-only";
import { and, eq, inArray, isNull } from "drizzle-orm";
import { currentTranslations } from "#current-translations";
import { type Transaction, transaction } from "@/db/client";
import { users } from "@/db/schema/accounts";
import { cartItems } from "@/db/schema/cart";
import { presets } from "@/db/schema/catalogue";
import { type ErrorCode, ShopError } from "@/lib/errors";
import { listBoughtPresetIds } from "@/lib/orders/invoices/queries/invoices";
import { listCartLines } from "./queries";
import {
  type CartRejection,
  cartIsFull,
  countLicenses,
  countPerPreset,
  licensesOf,
  maxCartSize,
  partitionAddable,
  type WantedPreset,
} from "./rules";

const t = currentTranslations("presetErrors");

const rejections: Record<CartRejection, [ErrorCode, () => string]> = {
  unknown: ["not_found", () => t("unknownPreset")],
  disabled: ["conflict", () => t("notSold")],
  bought: ["conflict", () => t("bought")],
  full: ["conflict", cartIsFull],
};

function refused(reason: CartRejection): ShopError {
  const [code, message] = rejections[reason];
  return new ShopError(code, message());
}

/**
 * A transaction that locks the owner's row: changes of one cart are serialized, so that its limit is
 * exact and an order, which takes the same lock, never sees a partial change.
 */
const withCart = <T>(userId: number, work: (tx: Transaction) => Promise<T>): Promise<T> =>
  transaction(async (tx) => {
    await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for("no key update");
    return work(tx);
  });

/**
 * Adds presets to a customer's cart, each at most once; of a preset that is in it, the cart has the
 * larger number of licenses afterwards. Returns what is in it now, and what is new.
 */
export const addToCart = (userId: number, wanted: readonly (number | WantedPreset)[]) =>
  withCart(userId, async (tx) => {
    const presets = wanted.map((it) => (typeof it === "number" ? { id: it } : it));
    const cart = await listCartLines(userId, tx);
    const known = await findPresets(tx, userId, presets);
    const inCart = cart.map(({ id }) => id);
    const ids = presets.map(({ id }) => id);
    const { added, rejected } = partitionAddable(ids, inCart, known, countLicenses(cart));
    const [only] = rejected;
    if (ids.length === 1 && only) throw refused(only.reason);
    if (added.length > 0) {
      const rows = added.map((presetId) => ({ userId, presetId }));
      await tx.insert(cartItems).values(rows).onConflictDoNothing();
    }
    const lines = [...cart, ...added.map((id) => ({ id, licenses: 1 }))];
    let free = maxCartSize - countLicenses(lines);
    for (const preset of presets) {
      const line = lines.find(({ id }) => id === preset.id);
      const isRejected = rejected.some(({ id }) => id === preset.id);
      const more = Math.min(free, line && !isRejected ? licensesOf(preset) - line.licenses : 0);
      if (!line || more <= 0) continue;
      line.licenses += more;
      free -= more;
      await changeLicenses(tx, userId, line);
    }
    return { id: userId, data: [...inCart, ...added], added };
  });

/** Sets the number of licenses of a preset in a customer's cart, to which the preset is added. */
export const setLicenses = (userId: number, wanted: WantedPreset) =>
  withCart(userId, async (tx) => {
    const cart = await listCartLines(userId, tx);
    const [known] = await findPresets(tx, userId, [wanted]);
    const { id } = wanted;
    const others = countLicenses(cart.filter((line) => line.id !== id));
    const licenses = licensesOf(wanted);
    const { rejected } = partitionAddable([id], [], known ? [known] : [], others + licenses - 1);
    const [refusal] = rejected;
    if (refusal) throw refused(refusal.reason);
    await tx.insert(cartItems).values({ userId, presetId: id }).onConflictDoNothing();
    await changeLicenses(tx, userId, { id, licenses });
    return { id, licenses };
  });

const changeLicenses = (
  tx: Transaction,
  userId: number,
  { id, licenses }: { id: number; licenses: number },
) =>
  tx
    .update(cartItems)
    .set({ licenses })
    .where(and(eq(cartItems.userId, userId), eq(cartItems.presetId, id)));

/** A preset counts as bought unless the customer knows of all licenses that they have of it. */
async function findPresets(tx: Transaction, userId: number, wanted: readonly WantedPreset[]) {
  const ids = wanted.map(({ id }) => id);
  const rows = await tx
    .select({ id: presets.id, isDisabled: presets.isDisabled })
    .from(presets)
    .where(and(inArray(presets.id, ids), isNull(presets.launchAt)))
    .limit(ids.length);
  const bought = await listBoughtPresetIds(userId, tx);
  return rows.map((row) => ({
    ...row,
    isBought:
      bought.filter((id) => id === row.id).length !==
      (wanted.find(({ id }) => id === row.id)?.owned ?? 0),
  }));
}

/** Removing a preset that is not in the cart is no error: another tab may have removed it. */
export const removeFromCart = (userId: number, presetId: number): Promise<void> =>
  withCart(userId, async (tx) => {
    const item = and(eq(cartItems.userId, userId), eq(cartItems.presetId, presetId));
    await tx.delete(cartItems).where(item);
  });

/**
 * In the transaction that closes an order which had emptied the cart; `presetIds` has each preset as
 * often as its licenses.
 */
export async function returnToCart(tx: Transaction, userId: number, presetIds: readonly number[]) {
  if (presetIds.length === 0) return;
  const rows = countPerPreset(presetIds).map(({ id: presetId, licenses }) => ({
    userId,
    presetId,
    licenses,
  }));
  await tx.insert(cartItems).values(rows).onConflictDoNothing();
}

export const emptyCart = (userId: number): Promise<void> =>
  withCart(userId, async (tx) => {
    await tx.delete(cartItems).where(eq(cartItems.userId, userId));
  });
