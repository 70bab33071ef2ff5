import "server-only";
import { eq } from "drizzle-orm";
import type { z } from "zod";
import { type Transaction, transaction } from "@/db/client";
import { users } from "@/db/schema/accounts";
import { invoiceItems, invoices } from "@/db/schema/invoices";
import { getRevisionById } from "@/lib/content/queries";
import type { ContentDocument } from "@/lib/content/rules";
import { queueEmail } from "@/lib/email/commands/queue-email";
import { ShopError } from "@/lib/errors";
import { UnrecoverableError } from "@/lib/jobs/rules";
import type { deploySiteJob } from "../../jobs";
import { getBought } from "../../queries";
import { type BoughtTemplate, contentPath, type SiteFile } from "../../rules";
import { type DeploymentTarget, DeploymentTargetError } from "../deployment-target";
import { siteLiveEmail } from "../emails/site-live";
import { attemptFailed, begun, type Deployment, gaveUp, published, removed } from "../rules";
import { type DeploymentRow, lockDeployment, record } from "./record";

type Payload = z.output<typeof deploySiteJob.payload>;

interface Options {
  target: DeploymentTarget;
  /** Renders a site. Passed in, because rendering loads the templates. */
  build: (bought: BoughtTemplate, document: ContentDocument | null) => Promise<SiteFile[]>;
}

/** One attempt to publish a site or to take it down. */
export async function deploySite(payload: Payload, { target, build }: Options): Promise<void> {
  const { invoiceItemId, task } = payload;
  const site = await step(invoiceItemId, (row) => begun(row, task));
  if (!site) return;
  try {
    if (task === "remove") {
      await target.remove(site.name);
      await step(invoiceItemId, removed);
    } else {
      const bought = await requirePaid(invoiceItemId);
      const revision = site.revisionId === null ? null : await getRevisionById(site.revisionId);
      const files = await build(bought, revision?.document ?? null);
      const { address } = await target.publish(site.name, files.filter(isPublic));
      await step(invoiceItemId, (row) => published(row, address), mailOwner);
    }
  } catch (error) {
    const reason = reasonOf(error);
    if (reason) await step(invoiceItemId, (row) => attemptFailed(row, task, reason));
    throw error instanceof DeploymentTargetError && error.isFinal
      ? new UnrecoverableError(error.message, { cause: error })
      : error;
  }
}

/** Not what sections that are off and former slots hold. */
const isPublic = ({ path }: SiteFile) => path !== contentPath;

async function requirePaid(invoiceItemId: number): Promise<BoughtTemplate> {
  const bought = await getBought(invoiceItemId);
  if (!bought) throw new DeploymentTargetError("The payment was given back.", true);
  return bought;
}

/** Shown to the customer if an attempt ended without a reason of its own: a crash or a bug. */
const interrupted = "The work was interrupted.";

const reasonOf = (error: unknown): string | null =>
  error instanceof DeploymentTargetError ||
  error instanceof ShopError ||
  error instanceof UnrecoverableError
    ? error.message
    : null;

/** Marks a deployment as given up, in the transaction that marks its job as dead. */
export async function giveUpSite(
  tx: Transaction,
  { invoiceItemId, task }: Payload,
  error: unknown,
): Promise<void> {
  const row = await lockDeployment(tx, invoiceItemId);
  const next = row && gaveUp(row, task, reasonOf(error) ?? interrupted);
  if (next) await record(tx, row, next);
}

type After = (tx: Transaction, row: DeploymentRow, event: number) => Promise<void>;

/** Changes a deployment's status, unless `move` returns null: then a concurrent attempt has changed it. */
const step = (
  invoiceItemId: number,
  move: (row: DeploymentRow) => Deployment | null,
  after?: After,
): Promise<DeploymentRow | null> =>
  transaction(async (tx) => {
    const row = await lockDeployment(tx, invoiceItemId);
    const next = row && move(row);
    if (!next) return null;
    const event = await record(tx, row, next);
    const moved = { ...row, ...next };
    if (event !== null) await after?.(tx, moved, event);
    return moved;
  });

async function mailOwner(
  tx: Transaction,
  { invoiceItemId, address }: DeploymentRow,
  event: number,
) {
  const [owner] = await tx
    .select({ email: users.email, template: invoiceItems.name })
    .from(invoiceItems)
    .innerJoin(invoices, eq(invoices.id, invoiceItems.invoiceId))
    .innerJoin(users, eq(users.id, invoices.userId))
    .where(eq(invoiceItems.id, invoiceItemId));
  if (!owner || !address) return;
  await queueEmail(tx, {
    key: `live:${invoiceItemId}:${event}`,
    to: owner.email,
    ...siteLiveEmail(owner.template, address),
  });
}
