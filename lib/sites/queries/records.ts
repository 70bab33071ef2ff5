import "server-only";
import { type AnyColumn, count, eq } from "drizzle-orm";
import { database } from "@/db/client";
import { listPage } from "@/db/list-page";
import { users } from "@/db/schema/accounts";
import { licenses } from "@/db/schema/delivery";
import { siteDomains } from "@/db/schema/domains";
import { invoiceItems, invoices } from "@/db/schema/invoices";
import { deployments, siteVersions } from "@/db/schema/sites";
import { ShopError } from "@/lib/errors";
import type { AdminList } from "@/lib/http/admin-list";
import type { SiteField, SiteRecord } from "../schemas";
import { ofOwnDomain } from "./own-domain";

const columns = {
  id: deployments.invoiceItemId,
  license: licenses.key,
  name: deployments.name,
  template: invoiceItems.name,
  email: users.email,
  status: deployments.status,
  address: deployments.address,
  domain: siteDomains.host,
  takenDownReason: deployments.takenDownReason,
  publishedAt: siteVersions.createdAt,
} satisfies Record<SiteField, AnyColumn>;

const ofSites = eq(invoiceItems.id, deployments.invoiceItemId);
const ofItems = eq(invoices.id, invoiceItems.invoiceId);
const ofOwners = eq(users.id, invoices.userId);
const ofLicenses = eq(licenses.invoiceItemId, deployments.invoiceItemId);
const ofVersions = eq(siteVersions.id, deployments.currentVersionId);

const selectSites = () =>
  database()
    .select(columns)
    .from(deployments)
    .innerJoin(invoiceItems, ofSites)
    .innerJoin(invoices, ofItems)
    .innerJoin(users, ofOwners)
    .leftJoin(licenses, ofLicenses)
    .leftJoin(siteVersions, ofVersions)
    .leftJoin(siteDomains, ofOwnDomain);

type Row = Awaited<ReturnType<typeof selectSites>>[number];

const view = ({ publishedAt, ...row }: Row): SiteRecord => ({
  ...row,
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
    database()
      .select({ total: count() })
      .from(deployments)
      .innerJoin(invoiceItems, ofSites)
      .innerJoin(invoices, ofItems)
      .innerJoin(users, ofOwners)
      .leftJoin(licenses, ofLicenses)
      .leftJoin(siteVersions, ofVersions)
      .leftJoin(siteDomains, ofOwnDomain)
      .where(page.where),
  ]);
  return { sites: rows.map(view), total: counted[0]?.total ?? 0 };
}

export async function requireSiteRecord(id: number): Promise<SiteRecord> {
  const [row] = await selectSites().where(eq(deployments.invoiceItemId, id));
  if (!row) throw new ShopError("not_found", "There is no such site.");
  return view(row);
}
