import { currentTranslations } from "#current-translations";
import "server-only";
import { and, eq, isNotNull, lte, sql } from "drizzle-orm";
import { database, type Transaction, transaction } from "@/db/client";
import { presets } from "@/db/schema/catalogue";
import { ShopError } from "@/lib/errors";
import { recordEvent } from "@/lib/platform/audit/commands";
import { revalidate, tags } from "@/lib/platform/cache/revalidate";
import { enqueue, enqueueMissing } from "@/lib/platform/jobs/commands/enqueue";
import type { Attempt } from "@/lib/platform/jobs/rules";
import { launchPresetJob } from "../jobs";

const t = currentTranslations("catalogueRefusals");

const secondsUntil = (moment: Date) =>
  Math.max(1, Math.ceil((moment.getTime() - Date.now()) / 1000));

/** If a launch was moved to a later date, its job notices and runs again on that date. */
export async function enqueueLaunch(tx: Transaction, presetId: number, launchAt: Date) {
  const startAfterSeconds = secondsUntil(launchAt);
  await enqueue(tx, launchPresetJob, { presetId }, { startAfterSeconds });
}

/** The columns of a preset that decide about its launch. */
export function plannedLaunch(iso: string) {
  const launchAt = new Date(iso);
  if (launchAt <= new Date()) {
    const error = t("launchPast");
    throw new ShopError("invalid", error, { fields: { launchAt: error } });
  }
  return { launchAt, isDisabled: true };
}

type Launchable = Pick<typeof presets.$inferSelect, "launchAt" | "isDisabled" | "purchasedCount">;

interface Wish {
  isDisabled?: boolean | undefined;
  launchAt?: string | null | undefined;
}

/** The effect of a change on a launch: a preset that is put on sale by hand is launched now. */
export function launchChange(before: Launchable, { isDisabled, launchAt }: Wish) {
  if (before.launchAt && isDisabled === false) return { launchAt: null, releasedAt: sql`now()` };
  if (launchAt === undefined || launchAt === null) return { launchAt };
  if (before.launchAt?.getTime() === Date.parse(launchAt)) return {};
  const isOnSale = !before.isDisabled && isDisabled !== true;
  if (isOnSale || before.purchasedCount > 0) {
    throw new ShopError("conflict", t("launched"));
  }
  return plannedLaunch(launchAt);
}

/**
 * Puts a preset on sale once its date has come. The conditional update ensures that only one caller
 * does so: this job, another run of it, or a staff member in the back office.
 */
export async function launchPreset(
  { presetId }: { presetId: number },
  { attempt, runAgainIn }: Pick<Attempt, "attempt" | "runAgainIn">,
): Promise<void> {
  const isPreset = eq(presets.id, presetId);
  const isLaunched = await transaction(async (tx) => {
    const [launched] = await tx
      .update(presets)
      .set({
        isDisabled: false,
        launchAt: null,
        updatedAt: sql`now()`,
        releasedAt: sql`${presets.launchAt}`,
      })
      .where(and(isPreset, lte(presets.launchAt, sql`now()`)))
      .returning({ name: presets.name });
    if (!launched) return false;
    const target = `preset ${presetId}` as const;
    await recordEvent(tx, "catalog.preset-launched", { target, detail: launched.name });
    return true;
  });
  // An earlier run may have been interrupted before this step.
  if (isLaunched || attempt > 1) {
    await revalidate(tags.presets, tags.preset(presetId), tags.testimonials);
  }
  const [waiting] = await database()
    .select({ launchAt: presets.launchAt })
    .from(presets)
    .where(isPreset);
  if (waiting?.launchAt) runAgainIn(secondsUntil(waiting.launchAt));
}

/** Presets with a launch date but without a job. */
export const enqueueMissingLaunches = (): Promise<void> =>
  enqueueMissing(
    launchPresetJob,
    database()
      .select({
        key: sql`${presets.id}::text`,
        payload: sql`jsonb_build_object('presetId', ${presets.id})`,
      })
      .from(presets)
      .where(isNotNull(presets.launchAt)),
  );
