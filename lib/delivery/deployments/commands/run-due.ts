import "server-only";
import { and, asc, eq, isNull, lte, or } from "drizzle-orm";
import { transaction } from "@/db/client";
import { users } from "@/db/schema/accounts";
import { deployments } from "@/db/schema/delivery";
import { invoiceItems, invoices } from "@/db/schema/invoices";
import { queueEmail } from "@/lib/email/commands";
import { getBought } from "../../queries";
import type { BoughtTemplate, SiteFile } from "../../rules";
import { attemptDeployment } from "../attempt";
import { type DeploymentTarget, DeploymentTargetError } from "../deployment-target";
import { siteLiveEmail } from "../emails/site-live";
import { type AttemptResult, finished, taken } from "../rules";
import { cancelUnpaidDeployments, queuePaidDeployments } from "./queue-paid";
import { type DeploymentRow, record } from "./record";

export interface Sweep {
  target: DeploymentTarget;
  /** Renders a site; given by whoever knows the layouts. */
  build: (bought: BoughtTemplate) => Promise<SiteFile[]>;
  now?: () => Date;
}

/** As much as one sweep takes on; what is left is due again at the next. */
const batch = 20;

/** Brings every deployment on its way: orders what was paid for, and tries what is due. Returns how many. */
export async function runDueDeployments({
  target,
  build,
  now = () => new Date(),
}: Sweep): Promise<number> {
  await queuePaidDeployments(now());
  await cancelUnpaidDeployments(now());
  let tries = 0;
  for (; tries < batch; tries++) {
    const deployment = await takeNext(now());
    if (!deployment) break;
    if (!deployment.leaseUntil) continue;
    const { invoiceItemId, name } = deployment;
    const outcome = await attemptDeployment(target, {
      deployment,
      name,
      build: async () => build(await requirePaid(invoiceItemId)),
    });
    await settle(deployment, outcome, now());
  }
  return tries;
}

async function requirePaid(invoiceItemId: number): Promise<BoughtTemplate> {
  const bought = await getBought(invoiceItemId);
  if (!bought) throw new DeploymentTargetError("The payment was given back.", true);
  return bought;
}

/** The task that has waited longest, so that two sweeps never hold the same one. */
const takeNext = (now: Date): Promise<DeploymentRow | null> =>
  transaction(async (tx) => {
    const isFree = or(isNull(deployments.leaseUntil), lte(deployments.leaseUntil, now));
    const [row] = await tx
      .select()
      .from(deployments)
      .where(and(lte(deployments.dueAt, now), isFree))
      .orderBy(asc(deployments.dueAt))
      .limit(1)
      .for("update", { skipLocked: true });
    if (!row) return null;
    const next = taken(row, now);
    await record(tx, row, next);
    return { ...row, ...next };
  });

/** Whoever comes after the lease has ended comes too late: somebody else has taken the task. */
const settle = (held: DeploymentRow, outcome: AttemptResult, now: Date): Promise<void> =>
  transaction(async (tx) => {
    const { invoiceItemId, leaseUntil } = held;
    if (!leaseUntil) return;
    const [row] = await tx
      .select()
      .from(deployments)
      .where(
        and(eq(deployments.invoiceItemId, invoiceItemId), eq(deployments.leaseUntil, leaseUntil)),
      )
      .for("update");
    if (!row) return;
    await record(tx, row, finished(row, outcome, now));
    if (outcome.kind !== "published") return;
    const [owner] = await tx
      .select({ email: users.email, template: invoiceItems.name })
      .from(invoiceItems)
      .innerJoin(invoices, eq(invoices.id, invoiceItems.invoiceId))
      .innerJoin(users, eq(users.id, invoices.userId))
      .where(eq(invoiceItems.id, invoiceItemId));
    if (!owner) return;
    await queueEmail(tx, {
      key: `live:${invoiceItemId}:${leaseUntil.getTime()}`,
      to: owner.email,
      ...siteLiveEmail(owner.template, outcome.address),
    });
  });
