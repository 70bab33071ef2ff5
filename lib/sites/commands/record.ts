import "server-only";
import { eq } from "drizzle-orm";
import type { Transaction } from "@/db/client";
import { deploymentEvents, deployments } from "@/db/schema/sites";
import type { Deployment } from "../rules";

export type DeploymentRow = typeof deployments.$inferSelect;

export async function lockDeployment(
  tx: Transaction,
  invoiceItemId: number,
): Promise<DeploymentRow | null> {
  const [row] = await tx
    .select()
    .from(deployments)
    .where(eq(deployments.invoiceItemId, invoiceItemId))
    .for("update");
  return row ?? null;
}

/**
 * Updates a locked deployment and records the change of status. Returns the id of that event, if
 * there is one.
 */
export async function record(
  tx: Transaction,
  before: DeploymentRow,
  { status, address, reason, takenDownReason }: Deployment,
): Promise<number | null> {
  const { invoiceItemId } = before;
  await tx
    .update(deployments)
    .set({ status, address, reason, takenDownReason })
    .where(eq(deployments.invoiceItemId, invoiceItemId));
  if (status === before.status) return null;
  const [event] = await tx
    .insert(deploymentEvents)
    .values({ invoiceItemId, status, reason })
    .returning({ id: deploymentEvents.id });
  return event?.id ?? null;
}
