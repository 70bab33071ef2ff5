import "server-only";
import { and, asc, eq, getTableColumns, gte, inArray, ne, sql } from "drizzle-orm";
import { database } from "@/db/client";
import { siteDomains } from "@/db/schema/domains";
import { heldSites } from "@/db/schema/held-sites";
import { siteMessages } from "@/db/schema/messages";
import { siteReports } from "@/db/schema/site-reports";
import {
  deploymentEvents,
  deployments,
  formerDestinations as former,
  siteNames,
  siteTakedowns,
  siteVersions,
} from "@/db/schema/sites";
import { sitePageViews, siteReferrals, siteVisitDays } from "@/db/schema/visits";
import { siteWebhookDeliveries, siteWebhooks } from "@/db/schema/webhooks";
import { listSiteIds } from "@/lib/sites/commands/account-deletion";
import { failureTextOrNull } from "@/lib/sites/failure-text";
import { fileNumber, jsonPart, type Part } from "./part";

/** The number of messages in one file: some megabytes if all are as long as possible. */
const pageSize = 500;

/** Reasons of failures are stored as messages. */
const readable = <Row extends { reason: string | null }>(row: Row): Row => ({
  ...row,
  reason: failureTextOrNull(row.reason),
});

async function readSite(id: number) {
  const db = database();
  const { adminId, ...takedown } = getTableColumns(siteTakedowns);
  const { publishedBy, ...version } = getTableColumns(siteVersions);
  const { id: number, kind, status, ground, reason, receivedAt, decidedAt } = siteReports;
  const { objection, objectedAt, objectionAnswer } = siteReports;
  const decided = { number, kind, status, ground, reason, receivedAt, decidedAt };
  const { askedBy, decidedBy, ...heldSite } = getTableColumns(heldSites);
  const [
    [site],
    names,
    events,
    takedowns,
    reports,
    held,
    versions,
    domains,
    [webhook],
    formerDestinations,
    deliveries,
  ] = await Promise.all([
    db.select().from(deployments).where(eq(deployments.invoiceItemId, id)),
    db.select({ name: siteNames.name }).from(siteNames).where(eq(siteNames.invoiceItemId, id)),
    db
      .select()
      .from(deploymentEvents)
      .where(eq(deploymentEvents.invoiceItemId, id))
      .orderBy(asc(deploymentEvents.id)),
    db
      .select(takedown)
      .from(siteTakedowns)
      .where(eq(siteTakedowns.invoiceItemId, id))
      .orderBy(asc(siteTakedowns.id)),
    // Without the words of reporters, which may say who they are.
    db
      .select({ ...decided, objection, objectedAt, objectionAnswer })
      .from(siteReports)
      .where(and(eq(siteReports.invoiceItemId, id), ne(status, "open")))
      .orderBy(asc(number)),
    db
      .select(heldSite)
      .from(heldSites)
      .where(eq(heldSites.invoiceItemId, id))
      .orderBy(asc(heldSites.id)),
    db
      .select(version)
      .from(siteVersions)
      .where(eq(siteVersions.invoiceItemId, id))
      .orderBy(asc(siteVersions.number)),
    db.select().from(siteDomains).where(eq(siteDomains.invoiceItemId, id)),
    db.select().from(siteWebhooks).where(eq(siteWebhooks.invoiceItemId, id)),
    db.select().from(former).where(eq(former.invoiceItemId, id)).orderBy(asc(former.id)),
    db
      .select()
      .from(siteWebhookDeliveries)
      .where(eq(siteWebhookDeliveries.invoiceItemId, id))
      .orderBy(asc(siteWebhookDeliveries.messageId))
      .limit(20_000),
  ]);
  return {
    site: site && readable(site),
    names,
    events: events.map(readable),
    takedowns,
    reports,
    held,
    versions,
    domains,
    webhook,
    formerDestinations,
    deliveries: deliveries.map(readable),
  };
}

async function readVisits(id: number) {
  const db = database();
  const [days, pages, referrals] = await Promise.all([
    db
      .select()
      .from(siteVisitDays)
      .where(eq(siteVisitDays.invoiceItemId, id))
      .orderBy(asc(siteVisitDays.day)),
    db
      .select()
      .from(sitePageViews)
      .where(eq(sitePageViews.invoiceItemId, id))
      .orderBy(asc(sitePageViews.day), asc(sitePageViews.path))
      .limit(20_000),
    db
      .select()
      .from(siteReferrals)
      .where(eq(siteReferrals.invoiceItemId, id))
      .orderBy(asc(siteReferrals.day), asc(siteReferrals.host))
      .limit(20_000),
  ]);
  return { days, pages, referrals };
}

/** The first message of each file. */
async function listPageStarts(id: number): Promise<number[]> {
  const rows = await database().execute<{ id: number }>(sql`
    select id from (
      select id, row_number() over (order by id) - 1 as position
      from ${siteMessages} where invoice_item_id = ${id}
    ) as numbered
    where position % ${pageSize} = 0 order by id`);
  return rows.map((row) => row.id);
}

const readMessages = (id: number, start: number) => {
  const { words, contentHash, messageHash, invoiceItemId, ...columns } =
    getTableColumns(siteMessages);
  return database()
    .select(columns)
    .from(siteMessages)
    .where(and(eq(invoiceItemId, id), gte(siteMessages.id, start)))
    .orderBy(asc(siteMessages.id))
    .limit(pageSize);
};

export async function listSiteParts(userId: number): Promise<Part[]> {
  const ids = await listSiteIds(userId);
  if (ids.length === 0) return [];
  const named = await database()
    .select({ id: deployments.invoiceItemId, name: deployments.name })
    .from(deployments)
    .where(inArray(deployments.invoiceItemId, ids))
    .orderBy(asc(deployments.invoiceItemId));
  const parts = named.map(async ({ id, name }) => {
    const starts = await listPageStarts(id);
    return [
      jsonPart(`sites/${name}/site.json`, () => readSite(id)),
      jsonPart(`sites/${name}/visits.json`, () => readVisits(id)),
      ...starts.map((start, page) =>
        jsonPart(`sites/${name}/messages/${fileNumber(page)}.json`, () => readMessages(id, start)),
      ),
    ];
  });
  return (await Promise.all(parts)).flat();
}
