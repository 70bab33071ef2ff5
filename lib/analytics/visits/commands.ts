import "server-only";
import { and, eq, sql } from "drizzle-orm";
import { transaction } from "@/db/client";
import { shopVisitDays, shopVisitors, webVitals } from "@/db/schema/figures";
import type { Attempt } from "@/lib/platform/jobs/rules";
import { deleteBefore, saltOf } from "@/lib/sites/visits/commands";
import { dayOf, daysAfter, keptDays, openDay, secondsToEndOfDay } from "@/lib/sites/visits/rules";
import { visitorHash } from "@/lib/sites/visits/visitor";
import type { StageVisitors } from "./counter";

/** Rows of one statement. */
const chunkSize = 1_000;

/**
 * Adds the visitors who reached a step for the first time today. Each step has its own hashes, so
 * that a visitor cannot be followed from one to the next. The day's row is locked, so that
 * instances add one after the other.
 */
export async function storeStageVisitors(counted: StageVisitors): Promise<void> {
  const { day, stage, visitors } = counted;
  await transaction(async (tx) => {
    await tx
      .insert(shopVisitDays)
      .values({ day, stage, visitors: 0 })
      .onConflictDoUpdate({
        target: [shopVisitDays.day, shopVisitDays.stage],
        set: { visitors: sql`${shopVisitDays.visitors}` },
      });
    const salt = await saltOf(tx, day);
    if (salt === null) return;
    const rows = [...visitors].map((it) => ({ day, stage, hash: visitorHash(salt, stage, it) }));
    let added = 0;
    for (let at = 0; at < rows.length; at += chunkSize) {
      const inserted = await tx
        .insert(shopVisitors)
        .values(rows.slice(at, at + chunkSize))
        .onConflictDoNothing()
        .returning({ day: shopVisitors.day });
      added += inserted.length;
    }
    if (added === 0) return;
    await tx
      .update(shopVisitDays)
      .set({ visitors: sql`${shopVisitDays.visitors} + ${added}` })
      .where(and(eq(shopVisitDays.day, day), eq(shopVisitDays.stage, stage)));
  });
}

/** Deletes the hashes of past days, whose sums are kept, and old measurements. */
export async function deleteOldVisitors(
  _payload: unknown,
  { runAgainIn }: Pick<Attempt, "runAgainIn">,
  now = Date.now(),
): Promise<void> {
  await deleteBefore(openDay(now), shopVisitors);
  await deleteBefore(daysAfter(dayOf(now), -keptDays), webVitals);
  runAgainIn(secondsToEndOfDay(now));
}
