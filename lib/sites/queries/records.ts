import "server-only";
import { type AnyColumn, count, eq, type SQL, sql } from "drizzle-orm";
import type { PgSelect } from "drizzle-orm/pg-core";
import { currentTranslations } from "#current-translations";
import { database } from "@/db/client";
import { listPage } from "@/db/list-page";
import { users } from "@/db/schema/accounts";
import { licenses } from "@/db/schema/delivery";
import { siteDomains } from "@/db/schema/domains";
import { emailOutbox } from "@/db/schema/email";
import { invoiceItems, invoices } from "@/db/schema/invoices";
import { siteMessages } from "@/db/schema/messages";
import { deployments, siteVersions } from "@/db/schema/sites";
import { ShopError } from "@/lib/errors";
import type { AdminList } from "@/lib/platform/http/admin-list";
import { emailKeyPrefix } from "@/lib/sites/messages/rules";
import { siteAddress } from "../address";
import { shownHost } from "../domains/shown-host";
import type { SiteField, SiteRecord } from "../schemas";
import { ofOwnDomain, ownDomainOf } from "./own-domain";

const t = currentTranslations("siteErrors");

/** Messages of a site that the back office counts: the newest ones up to this number. */
const mostCounted = 1_000;

/**
 * In a different order than the primary key: with the same order, the planner would read the
 * messages of all sites.
 */
const newest = sql`(select id from ${siteMessages} as message
  where message.invoice_item_id = ${deployments.invoiceItemId}
  order by id desc nulls last limit ${mostCounted})`;

const columns = {
  id: deployments.invoiceItemId,
  license: licenses.key,
  name: deployments.name,
  template: invoiceItems.name,
  email: users.email,
  status: deployments.status,
  address: deployments.address,
  domain: siteDomains.host,
  shownDomain: siteDomains.host,
  takenDownReason: deployments.takenDownReason,
  publishedAt: siteVersions.createdAt,
  messages: sql<number>`(select count(*)::int from ${newest} as newest)`,
  failedMails: sql<number>`(select count(*)::int from ${newest} as newest
    join ${emailOutbox} as email on email.key = ${emailKeyPrefix}::text || newest.id
    where email.status = 'dead')`,
} satisfies Record<SiteField, AnyColumn | SQL>;

/** Joins the data of the site to a query of deployments. */
const withOwners = <Query extends PgSelect>(query: Query) =>
  query
    .innerJoin(invoiceItems, eq(invoiceItems.id, deployments.invoiceItemId))
    .innerJoin(invoices, eq(invoices.id, invoiceItems.invoiceId))
    .innerJoin(users, eq(users.id, invoices.userId))
    .leftJoin(licenses, eq(licenses.invoiceItemId, deployments.invoiceItemId))
    .leftJoin(siteVersions, eq(siteVersions.id, deployments.currentVersionId))
    .leftJoin(siteDomains, ofOwnDomain);

const selectSites = () => withOwners(database().select(columns).from(deployments).$dynamic());

type Row = Awaited<ReturnType<typeof selectSites>>[number];

const view = ({ publishedAt, ...row }: Row): SiteRecord => ({
  ...row,
  shownDomain: row.domain && shownHost(row.domain),
  address: siteAddress({ ...row, domain: ownDomainOf(row.domain) }),
  publishedAt: publishedAt?.toISOString() ?? null,
});

export async function listSiteRecords(
  list: AdminList<SiteField>,
): Promise<{ sites: SiteRecord[]; total: number }> {
  const { license, name, template, email, address, domain, takenDownReason } = columns;
  const page = listPage(list, {
    columns,
    id: deployments.invoiceItemId,
    searched: [license, name, template, email, address, domain, takenDownReason],
  });
  const [rows, counted] = await Promise.all([
    selectSites()
      .where(page.where)
      .orderBy(...page.orderBy)
      .offset(list.offset)
      .limit(list.limit),
    withOwners(database().select({ total: count() }).from(deployments).$dynamic()).where(
      page.where,
    ),
  ]);
  return { sites: rows.map(view), total: counted[0]?.total ?? 0 };
}

export async function requireSiteRecord(id: number): Promise<SiteRecord> {
  const [row] = await selectSites().where(eq(deployments.invoiceItemId, id));
  if (!row) throw new ShopError("not_found", t("unknown"));
  return view(row);
}
