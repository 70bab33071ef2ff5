import "server-only";
import { eq } from "drizzle-orm";
import { type Transaction, transaction } from "@/db/client";
import { bundles } from "@/db/schema/bundles";
import { isUniqueViolation } from "@/lib/database-errors";
import { ShopError } from "@/lib/errors";
import { mainLanguage } from "@/lib/languages.mjs";
import { changedNames } from "@/lib/platform/audit/changed-names";
import { recordEvent } from "@/lib/platform/audit/commands";
import { runInLanguage } from "@/lib/translations/current-language";
import { requireBundle } from "./queries";
import { describeBundle } from "./rules";
import type { BundleChange, BundleRecord, NewBundle } from "./schemas";

const record = (
  tx: Transaction,
  event: "catalog.bundle-made" | "catalog.bundle-changed" | "catalog.bundle-deleted",
  bundle: BundleRecord,
) =>
  recordEvent(tx, event, {
    target: `bundle ${bundle.id}`,
    detail: runInLanguage(mainLanguage, () => describeBundle(bundle)),
  });

/** A second bundle of the same category is refused. */
const oncePerCategory = (work: Promise<BundleRecord>): Promise<BundleRecord> =>
  work.catch((cause: unknown) => {
    if (!isUniqueViolation(cause)) throw cause;
    const error = "This category has a bundle already. Change that one instead.";
    throw new ShopError("conflict", error, { cause });
  });

export const createBundle = (body: NewBundle): Promise<BundleRecord> =>
  oncePerCategory(
    transaction(async (tx) => {
      const [made] = await tx.insert(bundles).values(body).returning({ id: bundles.id });
      if (!made) throw new Error("The bundle was not stored.");
      const bundle = await requireBundle(made.id, tx);
      await record(tx, "catalog.bundle-made", bundle);
      return bundle;
    }),
  );

export const changeBundle = (id: number, change: BundleChange): Promise<BundleRecord> =>
  oncePerCategory(
    transaction(async (tx) => {
      const before = await requireBundle(id, tx);
      if (changedNames(before, change) === "") return before;
      await tx.update(bundles).set(change).where(eq(bundles.id, id));
      const bundle = await requireBundle(id, tx);
      await record(tx, "catalog.bundle-changed", bundle);
      return bundle;
    }),
  );

/** Existing orders keep the discount that they were placed with. */
export const removeBundle = (id: number): Promise<BundleRecord> =>
  transaction(async (tx) => {
    const bundle = await requireBundle(id, tx);
    const deleted = await tx.delete(bundles).where(eq(bundles.id, id)).returning();
    if (deleted.length > 0) await record(tx, "catalog.bundle-deleted", bundle);
    return bundle;
  });
