import { currentTranslations } from "#current-translations";
import "server-only";
import { eq, sql } from "drizzle-orm";
import { type Transaction, transaction } from "@/db/client";
import { users } from "@/db/schema/accounts";
import { licenses } from "@/db/schema/delivery";
import { invoiceItems, invoices } from "@/db/schema/invoices";
import { siteReports } from "@/db/schema/site-reports";
import { deployments, siteTakedowns } from "@/db/schema/sites";
import type { TakedownGround } from "@/db/words/site-reports";
import { ShopError } from "@/lib/errors";
import { maySiteStay } from "@/lib/orders/invoices/queries/bought";
import { recordEvent } from "@/lib/platform/audit/commands";
import { queueEmail } from "@/lib/platform/email/commands/queue-email";
import { enqueue } from "@/lib/platform/jobs/commands/enqueue";
import { siteOrigin } from "../address";
import { siteAllowedEmail, siteTakenDownEmail } from "../emails/site-taken-down";
import { deploySiteJob } from "../jobs";
import { closeReports, listOpenReports, ofSite } from "../reports/commands/close";
import { restoreReports } from "../reports/commands/restore";
import { takenOffline } from "../rules";
import { aboutSite } from "./change";
import { putBackOnline } from "./put-back";
import { type DeploymentRow, record } from "./record";

const t = currentTranslations("caseRefusals");

interface Owned {
  row: DeploymentRow;
  userId: number;
  /** The owner's account. */
  email: string;
  /** The template's name. */
  template: string;
  license: string | null;
  mayStay: boolean;
}

export async function lockSite(tx: Transaction, id: number): Promise<Owned> {
  const [found] = await tx
    .select({
      row: deployments,
      userId: users.id,
      email: users.email,
      template: invoiceItems.name,
      license: licenses.key,
      mayStay: sql<boolean>`${maySiteStay()}`,
    })
    .from(deployments)
    .innerJoin(invoiceItems, eq(invoiceItems.id, deployments.invoiceItemId))
    .innerJoin(invoices, eq(invoices.id, invoiceItems.invoiceId))
    .innerJoin(users, eq(users.id, invoices.userId))
    .leftJoin(licenses, eq(licenses.invoiceItemId, invoiceItems.id))
    .where(eq(deployments.invoiceItemId, id))
    .for("update", { of: deployments });
  if (!found) throw new ShopError("not_found", t("unknownSite"));
  return found;
}

/** Records who took the site down, when and why. Returns the key of the email to the owner. */
async function note(
  tx: Transaction,
  { row, userId }: Owned,
  adminId: number,
  reason: string | null,
): Promise<string> {
  const { invoiceItemId } = row;
  const [entry] = await tx
    .insert(siteTakedowns)
    .values({ invoiceItemId, adminId, reason })
    .returning({ id: siteTakedowns.id });
  const facts = { ...aboutSite(userId, row), ...(reason === null ? {} : { detail: reason }) };
  await recordEvent(tx, reason === null ? "site.allowed-again" : "site.taken-down", facts);
  return `takedown:${entry?.id}`;
}

interface Takedown {
  adminId: number;
  reason: string;
  ground: TakedownGround;
  /** The case that was decided; by default the oldest open one, or a new one. */
  leadId?: number;
}

/** Takes a locked site down, and answers all who have reported it. */
export async function takeDownLocked(
  tx: Transaction,
  owned: Owned,
  { adminId, reason, ground, leadId }: Takedown,
): Promise<void> {
  const { row, email, template, license } = owned;
  if (row.takenDownReason !== null) {
    throw new ShopError("conflict", t("isTakenDown"));
  }
  const down = { ...row, takenDownReason: reason };
  const leaving = takenOffline(down);
  await record(tx, row, leaving ?? down);
  const { invoiceItemId, address } = row;
  if (leaving) await enqueue(tx, deploySiteJob, { invoiceItemId, task: "remove" });
  const reported = await listOpenReports(tx, ofSite(invoiceItemId));
  const ids = reported.length > 0 ? reported : [await openOwnCase(tx, row)];
  await closeReports(tx, ids, {
    status: "taken_down",
    reason,
    ground,
    adminId,
    leadId: leadId ?? Math.min(...ids),
    wasOnline: address !== null,
  });
  const source = reported.length > 0 ? "notice" : "shop";
  await queueEmail(tx, {
    key: await note(tx, owned, adminId, reason),
    to: email,
    email: siteTakenDownEmail(template, { reason, ground, source, license }),
  });
}

/** The case of a takedown that nobody has asked for. */
async function openOwnCase(tx: Transaction, { invoiceItemId, name, address }: DeploymentRow) {
  const [stored] = await tx
    .insert(siteReports)
    .values({
      invoiceItemId,
      source: "shop",
      address: address ?? siteOrigin({ name, domain: null }),
      kind: "other",
      dueAt: new Date(),
    })
    .returning({ id: siteReports.id });
  if (!stored) throw new Error("The case was not stored.");
  return stored.id;
}

/** Takes a site down at once, even during a publication; its owner cannot publish it then. */
export const takeDown = (
  adminId: number,
  id: number,
  reason: string,
  ground: TakedownGround = "terms",
): Promise<void> =>
  transaction(async (tx) =>
    takeDownLocked(tx, await lockSite(tx, id), { adminId, reason, ground }),
  );

/**
 * Lets the owner publish a locked site again. With an answer to an objection it is put back online,
 * if it was online.
 */
export async function allowLocked(
  tx: Transaction,
  owned: Owned,
  adminId: number,
  answer: string | null,
): Promise<void> {
  const { row, email, template } = owned;
  if (row.takenDownReason === null) {
    throw new ShopError("conflict", t("notTakenDown"));
  }
  const allowed = { ...row, takenDownReason: null };
  await record(tx, row, allowed);
  const { wasOnline } = await restoreReports(tx, row.invoiceItemId, { adminId, answer });
  const isOnline =
    answer !== null &&
    wasOnline &&
    owned.mayStay &&
    (await putBackOnline(tx, allowed, owned.userId));
  await queueEmail(tx, {
    key: await note(tx, owned, adminId, null),
    to: email,
    email: siteAllowedEmail(template, { isOnline, answer }),
  });
}

/** Lets the owner publish the site again. */
export const allowSite = (adminId: number, id: number): Promise<void> =>
  transaction(async (tx) => allowLocked(tx, await lockSite(tx, id), adminId, null));
