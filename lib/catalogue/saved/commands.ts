import "server-only";
import { and, eq, inArray, notInArray, sql } from "drizzle-orm";
import { type Transaction, transaction } from "@/db/client";
import { users } from "@/db/schema/accounts";
import { presets } from "@/db/schema/catalogue";
import { savedPresets, seenPresets } from "@/db/schema/saved";
import { maxSaved } from "./limits";
import { listSaved } from "./queries";
import type { SavedPresets } from "./rules";

/**
 * Changes of one customer's lists run one after the other, so that the limits are exact. Returns
 * the resulting lists.
 */
const changeSaved = (
  userId: number,
  change: (tx: Transaction) => Promise<unknown>,
): Promise<SavedPresets> =>
  transaction(async (tx) => {
    await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for("no key update");
    await change(tx);
    return listSaved(userId, tx);
  });

async function knownIds(tx: Transaction, ids: number[]): Promise<number[]> {
  if (ids.length === 0) return [];
  const rows = await tx
    .select({ id: presets.id })
    .from(presets)
    .where(inArray(presets.id, ids))
    .limit(ids.length);
  const known = new Set(rows.map(({ id }) => id));
  return [...new Set(ids)].filter((id) => known.has(id));
}

/**
 * If several are added at once, the first one counts as the most recent, so its time is slightly
 * later.
 */
const momentOf = (index: number) =>
  sql<Date>`statement_timestamp() - ${index} * interval '1 microsecond'`;

async function addSaved(tx: Transaction, userId: number, ids: number[]) {
  const { saved } = await listSaved(userId, tx);
  const wanted = (await knownIds(tx, ids)).filter((id) => !saved.includes(id));
  const rows = wanted
    .slice(0, maxSaved - saved.length)
    .map((presetId, index) => ({ userId, presetId, savedAt: momentOf(index) }));
  if (rows.length > 0) await tx.insert(savedPresets).values(rows);
}

async function addSeen(tx: Transaction, userId: number, ids: number[]) {
  const rows = (await knownIds(tx, ids)).map((presetId, index) => ({
    userId,
    presetId,
    seenAt: momentOf(index),
  }));
  if (rows.length === 0) return;
  await tx
    .insert(seenPresets)
    .values(rows)
    .onConflictDoUpdate({
      target: [seenPresets.userId, seenPresets.presetId],
      set: { seenAt: sql`excluded.seen_at` },
    });
  const { seen } = await listSaved(userId, tx);
  await tx
    .delete(seenPresets)
    .where(and(eq(seenPresets.userId, userId), notInArray(seenPresets.presetId, seen)));
}

/** Adds favorites and recently viewed presets: one of them, or all of a guest. */
export const savePresets = (userId: number, { saved, seen }: SavedPresets) =>
  changeSaved(userId, async (tx) => {
    await addSaved(tx, userId, saved);
    await addSeen(tx, userId, seen);
  });

/** Removing a preset that is no favorite is no error: another device may have removed it. */
export const removeSaved = (userId: number, presetId: number) =>
  changeSaved(userId, (tx) =>
    tx
      .delete(savedPresets)
      .where(and(eq(savedPresets.userId, userId), eq(savedPresets.presetId, presetId))),
  );

export const forgetSeen = (userId: number) =>
  changeSaved(userId, (tx) => tx.delete(seenPresets).where(eq(seenPresets.userId, userId)));

/** Deletes the lists of a customer whose account is deleted. */
export const deleteSavedOf = (userId: number) =>
  changeSaved(userId, async (tx) => {
    await tx.delete(savedPresets).where(eq(savedPresets.userId, userId));
    await tx.delete(seenPresets).where(eq(seenPresets.userId, userId));
  });
