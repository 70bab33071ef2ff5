import "server-only";
import { randomBytes } from "node:crypto";
import { eq } from "drizzle-orm";
import { type Transaction, transaction } from "@/db/client";
import { users } from "@/db/schema/accounts";
import { presets } from "@/db/schema/catalogue";
import { invoiceItems, invoices } from "@/db/schema/invoices";
import { deploymentEvents, deployments } from "@/db/schema/sites";
import { isLeaving } from "@/lib/accounts/queries";
import { getRevision } from "@/lib/content/queries";
import { slugOf } from "@/lib/delivery/rules";
import { enqueue } from "@/lib/jobs/commands/enqueue";
import type { Attempt } from "@/lib/jobs/rules";
import { deploySiteJob } from "../jobs";
import { ordered } from "../rules";
import { removeSites } from "./account-deletion";

const newName = (url: string) => `${slugOf(url)}-${randomBytes(6).toString("hex")}`;

/** A site that is being built cannot be taken down; by then the attempt has probably ended. */
const pauseSeconds = 60;

/** Creates the deployments of a paid order, or takes down those of a refunded order or a deleted account. */
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
        isLeaving: isLeaving(),
      })
      .from(invoices)
      .innerJoin(users, eq(users.id, invoices.userId))
      .where(eq(invoices.id, invoiceId))
      // An account is not deleted while its sites are ordered.
      .for("key share", { of: users });
    if (invoice?.status === "paid" && !invoice.isLeaving) {
      if (invoice.deploymentCents > 0) await orderSites(tx, invoiceId, invoice.userId);
    } else if (!(await removeSites(tx, await listSites(tx, invoiceId)))) {
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

const listSites = async (tx: Transaction, invoiceId: number): Promise<number[]> => {
  const sites = await tx
    .select({ id: deployments.invoiceItemId })
    .from(deployments)
    .innerJoin(invoiceItems, eq(invoiceItems.id, deployments.invoiceItemId))
    .where(eq(invoiceItems.invoiceId, invoiceId));
  return sites.map(({ id }) => id);
};
