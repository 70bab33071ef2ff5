import "server-only";
import { randomBytes } from "node:crypto";
import { and, eq, gt, isNotNull, isNull, ne } from "drizzle-orm";
import { database, transaction } from "@/db/client";
import { presets } from "@/db/schema/catalogue";
import { deploymentEvents, deployments } from "@/db/schema/delivery";
import { invoiceItems, invoices } from "@/db/schema/invoices";
import { slugOf } from "../../rules";
import { ordered, takenOffline } from "../rules";
import { record } from "./record";

/** As much as one sweep takes on; what is left is found by the next. */
const batch = 100;

const newName = (url: string) => `${slugOf(url)}-${randomBytes(6).toString("hex")}`;

/** Orders what was paid for with deployment and has none yet. Found by looking, so nothing is missed. */
export async function queuePaidDeployments(now: Date): Promise<void> {
  const paid = await database()
    .select({ invoiceItemId: invoiceItems.id, url: presets.url })
    .from(invoiceItems)
    .innerJoin(invoices, eq(invoices.id, invoiceItems.invoiceId))
    .innerJoin(presets, eq(presets.id, invoiceItems.presetId))
    .leftJoin(deployments, eq(deployments.invoiceItemId, invoiceItems.id))
    .where(
      and(
        eq(invoices.status, "paid"),
        gt(invoices.deploymentCents, 0),
        isNull(deployments.invoiceItemId),
      ),
    )
    .limit(batch);
  if (paid.length === 0) return;
  await transaction(async (tx) => {
    const made = await tx
      .insert(deployments)
      .values(
        paid.map(({ invoiceItemId, url }) => ({
          invoiceItemId,
          name: newName(url),
          ...ordered(now),
        })),
      )
      .onConflictDoNothing({ target: deployments.invoiceItemId })
      .returning({ invoiceItemId: deployments.invoiceItemId });
    if (made.length === 0) return;
    await tx
      .insert(deploymentEvents)
      .values(made.map(({ invoiceItemId }) => ({ invoiceItemId, status: "ordered" as const })));
  });
}

/** A site whose payment was given back is taken down. */
export async function cancelUnpaidDeployments(now: Date): Promise<void> {
  const unpaid = await database()
    .select({ invoiceItemId: deployments.invoiceItemId })
    .from(deployments)
    .innerJoin(invoiceItems, eq(invoiceItems.id, deployments.invoiceItemId))
    .innerJoin(invoices, eq(invoices.id, invoiceItems.invoiceId))
    .where(
      and(ne(invoices.status, "paid"), isNotNull(deployments.address), isNull(deployments.dueAt)),
    )
    .limit(batch);
  for (const { invoiceItemId } of unpaid) {
    await transaction(async (tx) => {
      const [row] = await tx
        .select()
        .from(deployments)
        .where(eq(deployments.invoiceItemId, invoiceItemId))
        .for("update");
      const next = row && takenOffline(row, now);
      if (next) await record(tx, row, next);
    });
  }
}
