import "server-only";
import { eq } from "drizzle-orm";
import { type Transaction, transaction } from "@/db/client";
import { users } from "@/db/schema/accounts";
import { invoiceItems, invoices } from "@/db/schema/invoices";
import { deployments, siteTakedowns } from "@/db/schema/sites";
import { ShopError } from "@/lib/errors";
import { recordEvent } from "@/lib/platform/audit/commands";
import { queueEmail } from "@/lib/platform/email/commands/queue-email";
import { enqueue } from "@/lib/platform/jobs/commands/enqueue";
import { siteAllowedEmail, siteTakenDownEmail } from "../emails/site-taken-down";
import { deploySiteJob } from "../jobs";
import { takenOffline } from "../rules";
import { aboutSite } from "./change";
import { type DeploymentRow, record } from "./record";

interface Owned {
  row: DeploymentRow;
  userId: number;
  /** The owner's account. */
  email: string;
  /** The template's name. */
  template: string;
}

async function lockSite(tx: Transaction, id: number): Promise<Owned> {
  const [found] = await tx
    .select({
      row: deployments,
      userId: users.id,
      email: users.email,
      template: invoiceItems.name,
    })
    .from(deployments)
    .innerJoin(invoiceItems, eq(invoiceItems.id, deployments.invoiceItemId))
    .innerJoin(invoices, eq(invoices.id, invoiceItems.invoiceId))
    .innerJoin(users, eq(users.id, invoices.userId))
    .where(eq(deployments.invoiceItemId, id))
    .for("update", { of: deployments });
  if (!found) throw new ShopError("not_found", "There is no such site.");
  return found;
}

/** Records who took the site down, when and why, and informs the owner. */
async function note(
  tx: Transaction,
  { row, userId, email, template }: Owned,
  adminId: number,
  reason: string | null,
) {
  const { invoiceItemId } = row;
  const [entry] = await tx
    .insert(siteTakedowns)
    .values({ invoiceItemId, adminId, reason })
    .returning({ id: siteTakedowns.id });
  const facts = { ...aboutSite(userId, row), ...(reason === null ? {} : { detail: reason }) };
  await recordEvent(tx, reason === null ? "site.allowed-again" : "site.taken-down", facts);
  await queueEmail(tx, {
    key: `takedown:${entry?.id}`,
    to: email,
    ...(reason === null ? siteAllowedEmail(template) : siteTakenDownEmail(template, reason)),
  });
}

/** Takes a site down at once, even during a publication; its owner cannot publish it then. */
export const takeDown = (adminId: number, id: number, reason: string): Promise<void> =>
  transaction(async (tx) => {
    const owned = await lockSite(tx, id);
    const { row } = owned;
    if (row.takenDownReason !== null) {
      throw new ShopError("conflict", "This site is taken down already.");
    }
    const down = { ...row, takenDownReason: reason };
    const leaving = takenOffline(down);
    await record(tx, row, leaving ?? down);
    const { invoiceItemId } = row;
    if (leaving) await enqueue(tx, deploySiteJob, { invoiceItemId, task: "remove" });
    await note(tx, owned, adminId, reason);
  });

/** Lets the owner publish the site again. */
export const allowSite = (adminId: number, id: number): Promise<void> =>
  transaction(async (tx) => {
    const owned = await lockSite(tx, id);
    if (owned.row.takenDownReason === null) {
      throw new ShopError("conflict", "This site is not taken down.");
    }
    await record(tx, owned.row, { ...owned.row, takenDownReason: null });
    await note(tx, owned, adminId, null);
  });
