import "server-only";
import { and, eq, inArray } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { database } from "@/db/client";
import { siteDomains } from "@/db/schema/domains";
import { servedStatuses } from "@/db/words/domains";

/** The site of a host name. */
export interface ServedDomain {
  invoiceItemId: number;
  /** The main name of the site; other names redirect to it. */
  main: string;
}

/** Far more names than any shop has. */
const mostDomains = 100_000;

const main = alias(siteDomains, "main");

/** All names under which sites are served. */
export async function listServedDomains(): Promise<ReadonlyMap<string, ServedDomain>> {
  const rows = await database()
    .select({
      host: siteDomains.host,
      invoiceItemId: siteDomains.invoiceItemId,
      main: main.host,
    })
    .from(siteDomains)
    .leftJoin(
      main,
      and(
        eq(main.invoiceItemId, siteDomains.invoiceItemId),
        eq(main.role, "main"),
        inArray(main.status, servedStatuses),
      ),
    )
    .where(inArray(siteDomains.status, servedStatuses))
    .limit(mostDomains);
  return new Map(
    rows.map(({ host, invoiceItemId, main }) => [host, { invoiceItemId, main: main ?? host }]),
  );
}
