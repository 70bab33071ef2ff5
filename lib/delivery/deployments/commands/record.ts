import "server-only";
import { eq } from "drizzle-orm";
import type { Transaction } from "@/db/client";
import { deploymentEvents, deployments } from "@/db/schema/delivery";
import type { Deployment } from "../rules";

export type DeploymentRow = typeof deployments.$inferSelect;

/** Writes down where a locked deployment now stands, and that it got there. */
export async function record(tx: Transaction, before: DeploymentRow, after: Deployment) {
  const { invoiceItemId } = before;
  const { status, attempts, dueAt, leaseUntil, address, reason } = after;
  await tx
    .update(deployments)
    .set({ status, attempts, dueAt, leaseUntil, address, reason })
    .where(eq(deployments.invoiceItemId, invoiceItemId));
  if (status !== before.status) {
    await tx.insert(deploymentEvents).values({ invoiceItemId, status, reason });
  }
}
