import "server-only";
import { randomBytes } from "node:crypto";
import { eq } from "drizzle-orm";
import { type Transaction, transaction } from "@/db/client";
import { presets } from "@/db/schema/catalogue";
import { deploymentEvents, deployments } from "@/db/schema/delivery";
import { invoiceItems, invoices } from "@/db/schema/invoices";
import { enqueue } from "@/lib/jobs/commands/enqueue";
import type { Try } from "@/lib/jobs/rules";
import { deploySiteJob } from "../../jobs";
import { slugOf } from "../../rules";
import { isUnderWay, ordered, takenOffline } from "../rules";
import { lockDeployment, record } from "./record";

const newName = (url: string) => `${slugOf(url)}-${randomBytes(6).toString("hex")}`;

/** Seconds. By then whoever is at work on a site has come to an end. */
const pause = 60;

/** Orders the sites of an order that was paid, or has them taken down when its money went back. */
export async function syncDeployments(
  { invoiceId }: { invoiceId: number },
  { runAgainIn }: Try,
): Promise<void> {
  await transaction(async (tx) => {
    const [invoice] = await tx
      .select({ status: invoices.status, deploymentCents: invoices.deploymentCents })
      .from(invoices)
      .where(eq(invoices.id, invoiceId));
    if (invoice?.status === "paid") {
      if (invoice.deploymentCents > 0) await orderSites(tx, invoiceId);
    } else if (!(await removeSites(tx, invoiceId))) {
      runAgainIn(pause);
    }
  });
}

async function orderSites(tx: Transaction, invoiceId: number): Promise<void> {
  const items = await tx
    .select({ invoiceItemId: invoiceItems.id, url: presets.url })
    .from(invoiceItems)
    .innerJoin(presets, eq(presets.id, invoiceItems.presetId))
    .where(eq(invoiceItems.invoiceId, invoiceId));
  if (items.length === 0) return;
  const made = await tx
    .insert(deployments)
    .values(
      items.map(({ invoiceItemId, url }) => ({ invoiceItemId, name: newName(url), ...ordered })),
    )
    .onConflictDoNothing({ target: deployments.invoiceItemId })
    .returning({ invoiceItemId: deployments.invoiceItemId });
  for (const { invoiceItemId } of made) {
    await tx.insert(deploymentEvents).values({ invoiceItemId, status: "ordered" });
    await enqueue(tx, deploySiteJob, { invoiceItemId, task: "publish" });
  }
}

/** Whether nothing is left to be looked at again: a site that is being built cannot be taken down yet. */
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
