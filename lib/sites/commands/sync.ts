import "server-only";
import { randomBytes } from "node:crypto";
import { eq } from "drizzle-orm";
import { type Transaction, transaction } from "@/db/client";
import { presets } from "@/db/schema/catalogue";
import { invoiceItems, invoices } from "@/db/schema/invoices";
import { deploymentEvents, deployments } from "@/db/schema/sites";
import { getRevision } from "@/lib/content/queries";
import { slugOf } from "@/lib/delivery/rules";
import { enqueue } from "@/lib/jobs/commands/enqueue";
import type { Attempt } from "@/lib/jobs/rules";
import { deploySiteJob } from "../jobs";
import { isUnderWay, ordered, takenOffline } from "../rules";
import { lockDeployment, record } from "./record";

const newName = (url: string) => `${slugOf(url)}-${randomBytes(6).toString("hex")}`;

/** A site that is being built cannot be taken down; by then the attempt has probably ended. */
const pauseSeconds = 60;

/** Creates the deployments of a paid order, or takes those of a refunded order down. */
export async function syncDeployments(
  { invoiceId }: { invoiceId: number },
  { runAgainIn }: Attempt,
): Promise<void> {
  await transaction(async (tx) => {
    const [invoice] = await tx
      .select({
        status: invoices.status,
        deploymentCents: invoices.deploymentCents,
        userId: invoices.userId,
      })
      .from(invoices)
      .where(eq(invoices.id, invoiceId));
    if (invoice?.status === "paid") {
      if (invoice.deploymentCents > 0) await orderSites(tx, invoiceId, invoice.userId);
    } else if (!(await removeSites(tx, invoiceId))) {
      runAgainIn(pauseSeconds);
    }
  });
}

async function orderSites(tx: Transaction, invoiceId: number, userId: number): Promise<void> {
  const items = await tx
    .select({ invoiceItemId: invoiceItems.id, url: presets.url })
    .from(invoiceItems)
    .innerJoin(presets, eq(presets.id, invoiceItems.presetId))
    .where(eq(invoiceItems.invoiceId, invoiceId));
  if (items.length === 0) return;
  const values: (typeof deployments.$inferInsert)[] = [];
  for (const { invoiceItemId, url } of items) {
    const revision = await getRevision(userId, slugOf(url), undefined, tx);
    const revisionId = revision?.id ?? null;
    values.push({ invoiceItemId, name: newName(url), revisionId, ...ordered });
  }
  const made = await tx
    .insert(deployments)
    .values(values)
    .onConflictDoNothing({ target: deployments.invoiceItemId })
    .returning({ invoiceItemId: deployments.invoiceItemId });
  for (const { invoiceItemId } of made) {
    await tx.insert(deploymentEvents).values({ invoiceItemId, status: "ordered" });
    await enqueue(tx, deploySiteJob, { invoiceItemId, task: "publish" });
  }
}

/** False if a site is being built, so that the job has to run again. */
async function removeSites(tx: Transaction, invoiceId: number): Promise<boolean> {
  const sites = await tx
    .select({ invoiceItemId: deployments.invoiceItemId })
    .from(deployments)
    .innerJoin(invoiceItems, eq(invoiceItems.id, deployments.invoiceItemId))
    .where(eq(invoiceItems.invoiceId, invoiceId));
  let isDone = true;
  for (const { invoiceItemId } of sites) {
    const row = await lockDeployment(tx, invoiceItemId);
    if (!row) continue;
    const next = takenOffline(row);
    if (next) {
      await record(tx, row, next);
      await enqueue(tx, deploySiteJob, { invoiceItemId, task: "remove" });
    } else if (isUnderWay(row.status) && row.status !== "leaving") isDone = false;
  }
  return isDone;
}
