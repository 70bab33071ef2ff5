import "server-only";
import { and, eq, inArray, isNull } from "drizzle-orm";
import { database, type Transaction, transaction } from "@/db/client";
import { invoiceItems, invoices } from "@/db/schema/invoices";
import { deployments } from "@/db/schema/sites";
import { enqueue } from "@/lib/platform/jobs/commands/enqueue";
import { deploySiteJob } from "../jobs";
import { isUnderWay, takenOffline } from "../rules";
import { lockDeployment, record } from "./record";

/** The sites of a customer, whatever the state of the orders. */
export async function listSiteIds(
  userId: number,
  db: Pick<Transaction, "select"> = database(),
): Promise<number[]> {
  const rows = await db
    .select({ id: deployments.invoiceItemId })
    .from(deployments)
    .innerJoin(invoiceItems, eq(invoiceItems.id, deployments.invoiceItemId))
    .innerJoin(invoices, eq(invoices.id, invoiceItems.invoiceId))
    .where(eq(invoices.userId, userId))
    .orderBy(deployments.invoiceItemId);
  return rows.map(({ id }) => id);
}

/**
 * Takes these sites offline. False if a site is being published, so that the call has to be
 * repeated.
 */
export async function removeSites(tx: Transaction, ids: readonly number[]): Promise<boolean> {
  let isDone = true;
  for (const invoiceItemId of ids) {
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

const isOffline = and(
  isNull(deployments.address),
  inArray(deployments.status, ["offline", "failed"]),
);

/**
 * Takes all sites of a customer offline. False while one is still online: then the call has to be
 * repeated.
 */
export const takeAllOffline = (userId: number): Promise<boolean> =>
  transaction(async (tx) => {
    const ids = await listSiteIds(userId, tx);
    await removeSites(tx, ids);
    const offline = await tx.$count(
      deployments,
      and(inArray(deployments.invoiceItemId, ids), isOffline),
    );
    return offline === ids.length;
  });

/** Deletes a customer's sites with all their data. False while one is online. */
export async function deleteSitesOf(userId: number): Promise<boolean> {
  for (const id of await listSiteIds(userId)) {
    await database()
      .delete(deployments)
      .where(and(eq(deployments.invoiceItemId, id), isOffline));
  }
  return (await listSiteIds(userId)).length === 0;
}
