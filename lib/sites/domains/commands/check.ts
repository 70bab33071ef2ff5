import "server-only";
import { and, eq, inArray, ne, sql } from "drizzle-orm";
import { database, type Transaction, transaction } from "@/db/client";
import { users } from "@/db/schema/accounts";
import { licenses } from "@/db/schema/delivery";
import { siteDomains } from "@/db/schema/domains";
import { invoiceItems, invoices } from "@/db/schema/invoices";
import { servedStatuses } from "@/db/words/domains";
import { isUniqueViolation } from "@/lib/database-errors";
import { maySiteBeOnline } from "@/lib/orders/invoices/queries/bought";
import { runAsShop } from "@/lib/platform/audit/caller";
import { recordEvent } from "@/lib/platform/audit/commands";
import { queueEmail } from "@/lib/platform/email/commands/queue-email";
import { enqueue, enqueueMissing } from "@/lib/platform/jobs/commands/enqueue";
import { requireSiteRow } from "@/lib/sites/queries/site";
import { lookUp } from "../dns/look-up";
import { ownershipValue } from "../dns/records";
import { domainEmail } from "../emails";
import { checkDomainJob } from "../jobs";
import { type DomainRow, listDomainRows, recordViews } from "../queries/domains";
import { afterCheck, type DomainEvent, type FoundRecords, isInForce, isServed } from "../rules";
import { requireOffered, tellHost } from "./choose";

/** Looks up the DNS records of a domain, and stores the result and the time of the next lookup. */
export async function checkDomain({ domainId }: { domainId: number }): Promise<void> {
  const [row] = await database()
    .select({
      host: siteDomains.host,
      token: siteDomains.token,
      isServed: sql<boolean>`${maySiteBeOnline()}`,
    })
    .from(siteDomains)
    .innerJoin(invoiceItems, eq(invoiceItems.id, siteDomains.invoiceItemId))
    .innerJoin(invoices, eq(invoices.id, invoiceItems.invoiceId))
    .where(eq(siteDomains.id, domainId));
  if (!row) return;
  if (!row.isServed) {
    await transaction((tx) => release(tx, domainId));
    return;
  }
  const found = await lookUp(row.host, row.token);
  const recordFound = () => transaction((tx) => recordCheck(tx, domainId, found));
  await recordFound().catch((error: unknown) => {
    if (!isUniqueViolation(error)) throw error;
    // Another site has just proved the same name; the lookup is repeated with that knowledge.
    return recordFound();
  });
}

/** The order was refunded: the name is free. */
async function release(tx: Transaction, domainId: number): Promise<void> {
  const [gone] = await tx
    .delete(siteDomains)
    .where(eq(siteDomains.id, domainId))
    .returning({ invoiceItemId: siteDomains.invoiceItemId });
  if (gone) await tellHost(tx, gone.invoiceItemId);
}

async function recordCheck(tx: Transaction, domainId: number, found: FoundRecords): Promise<void> {
  const [row] = await tx
    .select()
    .from(siteDomains)
    .where(eq(siteDomains.id, domainId))
    .for("update");
  if (!row) return;
  const now = new Date();
  const settled = await settleClaims(tx, row, found, now);
  const { next, nextCheckSeconds, event } = afterCheck(row, settled, now);
  const nextCheckAt =
    nextCheckSeconds === null ? null : new Date(now.getTime() + nextCheckSeconds * 1000);
  const { status, answeredAt, failingSince } = next;
  const changed = { status, answeredAt, failingSince, checkedAt: now, nextCheckAt, found: settled };
  await tx.update(siteDomains).set(changed).where(eq(siteDomains.id, domainId));
  if (nextCheckSeconds !== null) {
    await enqueue(tx, checkDomainJob, { domainId }, { startAfterSeconds: nextCheckSeconds });
  }
  if (isServed(status) || isServed(row.status)) await tellHost(tx, row.invoiceItemId);
  if (event) await emailOwner(tx, { ...row, ...changed }, event, now);
}

/**
 * Decides which of two sites that claim a name gets it. As long as the DNS records contain the
 * token of the site that has the name, it keeps the name; if they contain only the token of the
 * other site, the name moves there.
 */
async function settleClaims(
  tx: Transaction,
  row: DomainRow,
  found: FoundRecords,
  now: Date,
): Promise<FoundRecords> {
  const { ownership, address } = found;
  if (!isInForce(ownership) || !isInForce(address) || isServed(row.status)) return found;
  const [holder] = await tx
    .select()
    .from(siteDomains)
    .where(
      and(
        eq(siteDomains.host, row.host),
        inArray(siteDomains.status, servedStatuses),
        ne(siteDomains.id, row.id),
      ),
    )
    .for("update");
  if (!holder) return found;
  if (ownership.values.includes(ownershipValue(holder.token))) {
    return { address, ownership: { ...ownership, state: "taken" } };
  }
  const gone = {
    status: "expired" as const,
    failingSince: null,
    checkedAt: now,
    nextCheckAt: null,
    found: { address, ownership: { state: "wrong" as const, values: ownership.values } },
  };
  await tx.update(siteDomains).set(gone).where(eq(siteDomains.id, holder.id));
  await tellHost(tx, holder.invoiceItemId);
  await emailOwner(tx, { ...holder, ...gone }, "withdrawn", now);
  return found;
}

async function emailOwner(tx: Transaction, row: DomainRow, event: DomainEvent, now: Date) {
  const { id, invoiceItemId, host, role } = row;
  // The name with or without `www` is mentioned in the email about the main name.
  if (role === "redirect" && (event === "proved" || event === "expired")) return;
  const [owner] = await tx
    .select({ id: users.id, email: users.email, license: licenses.key })
    .from(invoiceItems)
    .innerJoin(invoices, eq(invoices.id, invoiceItems.invoiceId))
    .innerJoin(users, eq(users.id, invoices.userId))
    .innerJoin(licenses, eq(licenses.invoiceItemId, invoiceItems.id))
    .where(eq(invoiceItems.id, invoiceItemId));
  if (!owner) return;
  // Attributed to the shop: DNS decides, even if the owner asked for the check.
  await runAsShop(() =>
    recordEvent(tx, `site.domain-${event}`, { subjectId: owner.id, target: `domain ${host}` }),
  );
  await queueEmail(tx, {
    key: `domain:${id}:${event}:${now.getTime()}`,
    to: owner.email,
    email: domainEmail(event, host, owner.license, recordViews(row)),
  });
}

/**
 * Looks up the records of a site's domain now; a domain that was given up is checked regularly
 * again.
 */
export async function checkDomains(userId: number, license: string): Promise<void> {
  const { row } = await requireSiteRow(userId, license);
  requireOffered();
  const { invoiceItemId } = row;
  await database()
    .update(siteDomains)
    .set({ status: "pending", startedAt: sql`now()` })
    .where(and(eq(siteDomains.invoiceItemId, invoiceItemId), eq(siteDomains.status, "expired")));
  const rows = await listDomainRows(invoiceItemId);
  await Promise.all(rows.map(({ id }) => checkDomain({ domainId: id })));
}

/** Domains without a scheduled check, such as after a restored backup. */
export const enqueueMissingDomainChecks = (): Promise<void> =>
  enqueueMissing(
    checkDomainJob,
    database()
      .select({
        key: sql`${siteDomains.id}::text`,
        payload: sql`jsonb_build_object('domainId', ${siteDomains.id})`,
      })
      .from(siteDomains)
      .where(inArray(siteDomains.status, ["pending", ...servedStatuses])),
  );
