import "server-only";
import { eq } from "drizzle-orm";
import type { Transaction } from "@/db/client";
import { deploymentEvents, deployments } from "@/db/schema/delivery";
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

/** Writes down where a locked deployment now stands, and that it got there. Returns the event, if it is one. */
export async function record(
  tx: Transaction,
  before: DeploymentRow,
  { status, address, reason }: Deployment,
): Promise<number | null> {
  const { invoiceItemId } = before;
  await tx
    .update(deployments)
    // The release before this one works on whatever has a due date.
    .set({ status, address, reason, dueAt: null, leaseUntil: null })
    .where(eq(deployments.invoiceItemId, invoiceItemId));
  if (status === before.status) return null;
  const [event] = await tx
    .insert(deploymentEvents)
    .values({ invoiceItemId, status, reason })
    .returning({ id: deploymentEvents.id });
  return event?.id ?? null;
}
