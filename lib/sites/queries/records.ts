import "server-only";
import { type AnyColumn, count, eq, sql } from "drizzle-orm";
import { database } from "@/db/client";
import { listPage } from "@/db/list-page";
import { users } from "@/db/schema/accounts";
import { licenses } from "@/db/schema/delivery";
import { emailOutbox } from "@/db/schema/email";
import { invoiceItems, invoices } from "@/db/schema/invoices";
import { siteMessages } from "@/db/schema/messages";
import { deployments, siteVersions } from "@/db/schema/sites";
import { ShopError } from "@/lib/errors";
import type { AdminList } from "@/lib/http/admin-list";
import { emailKeyPrefix } from "@/lib/messages/rules";
import type { SiteField, SiteRecord } from "../schemas";

const columns = {
  id: deployments.invoiceItemId,
  license: licenses.key,
  name: deployments.name,
  template: invoiceItems.name,
  email: users.email,
  status: deployments.status,
  address: deployments.address,
  takenDownReason: deployments.takenDownReason,
  publishedAt: siteVersions.createdAt,
} satisfies Record<SiteField, AnyColumn>;

const ofSites = eq(invoiceItems.id, deployments.invoiceItemId);
const ofItems = eq(invoices.id, invoiceItems.invoiceId);
const ofOwners = eq(users.id, invoices.userId);
const ofLicenses = eq(licenses.invoiceItemId, deployments.invoiceItemId);
const ofVersions = eq(siteVersions.id, deployments.currentVersionId);

/** Messages of a site that the back office counts, the newest. */
const mostCounted = 1_000;

const newest = sql`(select id from ${siteMessages} as message
  where message.invoice_item_id = ${deployments.invoiceItemId}
  order by id desc limit ${mostCounted})`;

const counts = {
  messages: sql<number>`(select count(*)::int from ${newest} as newest)`,
  failedMails: sql<number>`(select count(*)::int from ${newest} as newest
    join ${emailOutbox} as mail on mail.key = ${emailKeyPrefix}::text || newest.id
    where mail.status = 'dead')`,
};

const selectSites = () =>
  database()
    .select({ ...columns, ...counts })
    .from(deployments)
    .innerJoin(invoiceItems, ofSites)
    .innerJoin(invoices, ofItems)
    .innerJoin(users, ofOwners)
    .leftJoin(licenses, ofLicenses)
    .leftJoin(siteVersions, ofVersions);

type Row = Awaited<ReturnType<typeof selectSites>>[number];

const view = ({ publishedAt, ...row }: Row): SiteRecord => ({
  ...row,
  publishedAt: publishedAt?.toISOString() ?? null,
});

export async function listSiteRecords(
  list: AdminList<SiteField>,
): Promise<{ sites: SiteRecord[]; total: number }> {
  const { license, name, template, email, address, takenDownReason } = columns;
  const page = listPage(list, {
    columns,
    id: deployments.invoiceItemId,
    searched: [license, name, template, email, address, takenDownReason],
  });
  const [rows, counted] = await Promise.all([
    selectSites()
      .where(page.where)
      .orderBy(...page.orderBy)
      .offset(list.offset)
      .limit(list.limit),
    database()
      .select({ total: count() })
      .from(deployments)
      .innerJoin(invoiceItems, ofSites)
      .innerJoin(invoices, ofItems)
      .innerJoin(users, ofOwners)
      .leftJoin(licenses, ofLicenses)
      .leftJoin(siteVersions, ofVersions)
      .where(page.where),
  ]);
  return { sites: rows.map(view), total: counted[0]?.total ?? 0 };
}

export async function requireSiteRecord(id: number): Promise<SiteRecord> {
  const [row] = await selectSites().where(eq(deployments.invoiceItemId, id));
  if (!row) throw new ShopError("not_found", "There is no such site.");
  return view(row);
}
