import "server-only";
import { eq } from "drizzle-orm";
import { deployments } from "@/db/schema/sites";
import { changedNames } from "@/lib/platform/audit/changed-names";
import { recordEvent } from "@/lib/platform/audit/commands";
import { changeDestinations } from "../destinations/commands/change";
import { aboutSite, type Which } from "./change";

type Event =
  | "site.form-settings-changed"
  | "site.move-settings-changed"
  | "site.business-settings-changed";

/** Stores settings of a customer's site, and records the names of those that changed. */
export const saveSettings = (
  userId: number,
  which: Which,
  settings: Partial<typeof deployments.$inferInsert>,
  event: Event,
) =>
  changeDestinations(userId, which, async (tx, row) => {
    const { invoiceItemId } = row;
    await tx.update(deployments).set(settings).where(eq(deployments.invoiceItemId, invoiceItemId));
    const detail = changedNames(row, settings);
    if (detail) await recordEvent(tx, event, { ...aboutSite(userId, row), detail });
  });
