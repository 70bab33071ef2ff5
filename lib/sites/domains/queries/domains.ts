import "server-only";
import { asc, eq } from "drizzle-orm";
import { database } from "@/db/client";
import { siteDomains } from "@/db/schema/domains";
import { originOfDomain } from "@/lib/sites/address";
import { getOwnDomain } from "@/lib/sites/queries/own-domain";
import { requireSiteRow } from "@/lib/sites/queries/site";
import { recordsOf } from "../dns/records";
import { isApex } from "../host-names";
import { endOf, type FoundRecord, otherHost } from "../rules";
import { type DomainView, foundRecordsSchema, type RecordView, type SiteDomains } from "../schemas";
import { offersDomains } from "../settings";
import { shownHost } from "../shown-host";

export type DomainRow = typeof siteDomains.$inferSelect;

/** The records of a domain with the results of the last lookup. */
export function recordViews({ host, token, found }: DomainRow): RecordView[] {
  const { data } = foundRecordsSchema.safeParse(found);
  const { ownership, address } = recordsOf(host, token);
  const withFound = (record: typeof ownership | (typeof address)[number], it?: FoundRecord) => ({
    ...record,
    state: it?.state ?? null,
    found: it?.values ?? [],
  });
  return [
    withFound(ownership, data?.ownership),
    ...address.map((record) => withFound(record, data?.address)),
  ];
}

const view = (row: DomainRow): DomainView => ({
  host: row.host,
  shownHost: shownHost(row.host),
  role: row.role,
  status: row.status,
  records: recordViews(row),
  checkedAt: row.checkedAt?.toISOString() ?? null,
  nextCheckAt: row.nextCheckAt?.toISOString() ?? null,
  endsAt: endOf(row)?.toISOString() ?? null,
});

export const listDomainRows = (invoiceItemId: number): Promise<DomainRow[]> =>
  database()
    .select()
    .from(siteDomains)
    .where(eq(siteDomains.invoiceItemId, invoiceItemId))
    .orderBy(asc(siteDomains.role), asc(siteDomains.id))
    .limit(2);

/** The domain of a customer's site, as its page shows it. */
export async function requireSiteDomains(userId: number, license: string): Promise<SiteDomains> {
  const { row } = await requireSiteRow(userId, license);
  const [rows, own] = await Promise.all([
    listDomainRows(row.invoiceItemId),
    getOwnDomain(row.invoiceItemId),
  ]);
  const [main] = rows;
  const other = main ? otherHost(main.host, isApex(main.host)) : null;
  return {
    license,
    isAvailable: offersDomains(),
    address: own && `${originOfDomain(own)}/`,
    otherHost: other && shownHost(other),
    domains: offersDomains() ? rows.map(view) : [],
  };
}
