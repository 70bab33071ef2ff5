import "server-only";
import { randomBytes } from "node:crypto";
import { and, eq, or, sql } from "drizzle-orm";
import { type Transaction, transaction } from "@/db/client";
import { users } from "@/db/schema/accounts";
import { presets } from "@/db/schema/catalogue";
import { invoiceItems, invoices } from "@/db/schema/invoices";
import { deploymentEvents, deployments } from "@/db/schema/sites";
import { isLeaving } from "@/lib/accounts/queries";
import { slugOf } from "@/lib/catalogue/rules";
import { draftNameOf } from "@/lib/customization/content/draft-name";
import { getRevision } from "@/lib/customization/content/queries";
import { waitingOf } from "@/lib/orders/checkout/withdrawal/rules";
import {
  deploymentOrderId,
  isBought,
  isDeploymentBought,
  maySiteStay,
  secondsOfNotice,
} from "@/lib/orders/invoices/queries/bought";
import { enqueue } from "@/lib/platform/jobs/commands/enqueue";
import type { Attempt } from "@/lib/platform/jobs/rules";
import { sellerTimeZone } from "@/lib/seller-dates";
import { deploySiteJob } from "../jobs";
import { ordered } from "../rules";
import { removeSites } from "./account-deletion";

const newName = (url: string) => `${slugOf(url)}-${randomBytes(6).toString("hex")}`;

/**
 * A site that is being published cannot be taken offline; by then the attempt has probably ended.
 */
const pauseSeconds = 60;

/**
 * Creates the deployments that an order has, for a consumer who can still withdraw only after that, and takes sites offline whose items were refunded (after
 * the notice period) or whose account was deleted.
 */
export async function syncDeployments(
  { invoiceId }: { invoiceId: number },
  { runAgainIn }: Attempt,
): Promise<void> {
  await transaction(async (tx) => {
    const [invoice] = await tx
      .select({
        status: invoices.status,
        userId: invoices.userId,
        forBusiness: invoices.forBusiness,
        paidAt: invoices.paidAt,
        consentAt: invoices.consentAt,
        isLeaving: isLeaving(),
      })
      .from(invoices)
      .innerJoin(users, eq(users.id, invoices.userId))
      .where(eq(invoices.id, invoiceId))
      // Locked, so that the account is not deleted while its sites are created.
      .for("key share", { of: users });
    const isGone = !invoice || invoice.isLeaving;
    const waits: number[] = [];
    if (invoice?.status === "paid" && !isGone) {
      const now = new Date();
      const waiting = waitingOf(invoice, { now, timeZone: sellerTimeZone() });
      if (waiting) waits.push((waiting.endsAt.getTime() - now.getTime()) / 1000);
      else await orderSites(tx, invoiceId, invoice.userId);
    }
    const ended = (await listSites(tx, invoiceId)).filter((it) => isGone || !it.mayStay);
    const due = ended.filter(({ noticeSeconds }) => isGone || noticeSeconds <= 0);
    const isDone = await removeSites(
      tx,
      due.map(({ id }) => id),
    );
    waits.push(...ended.filter((it) => !due.includes(it)).map((it) => it.noticeSeconds));
    if (!isDone) waits.push(pauseSeconds);
    if (waits.length > 0) runAgainIn(Math.min(...waits));
  });
}

async function orderSites(tx: Transaction, invoiceId: number, userId: number): Promise<void> {
  const items = await tx
    .select({
      invoiceItemId: invoiceItems.id,
      url: presets.url,
      licenseNumber: invoiceItems.licenseNumber,
    })
    .from(invoiceItems)
    .innerJoin(invoices, eq(invoices.id, invoiceItems.invoiceId))
    .innerJoin(presets, eq(presets.id, invoiceItems.presetId))
    .where(
      and(isOfOrder(invoiceId), eq(deploymentOrderId, invoiceId), isBought(), isDeploymentBought()),
    );
  if (items.length === 0) return;
  const values: (typeof deployments.$inferInsert)[] = [];
  for (const { invoiceItemId, url, licenseNumber } of items) {
    const draft = draftNameOf(slugOf(url), licenseNumber);
    const revision = await getRevision(userId, draft, undefined, tx);
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

/** The items of an order, and those whose deployment it has. */
const isOfOrder = (invoiceId: number) =>
  or(
    eq(invoiceItems.invoiceId, invoiceId),
    sql`${invoiceItems.id} in (select line.deployment_of from ${invoiceItems} as line
      where line.invoice_id = ${invoiceId})`,
  );

/** The sites of an order; a refunded site stays online until the end of its notice period. */
const listSites = (tx: Transaction, invoiceId: number) =>
  tx
    .select({
      id: deployments.invoiceItemId,
      mayStay: sql<boolean>`${maySiteStay()}`,
      noticeSeconds: sql<number>`ceil(${secondsOfNotice()})::int`,
    })
    .from(deployments)
    .innerJoin(invoiceItems, eq(invoiceItems.id, deployments.invoiceItemId))
    .innerJoin(invoices, eq(invoices.id, invoiceItems.invoiceId))
    .where(isOfOrder(invoiceId));
