import "server-only";
import { and, eq } from "drizzle-orm";
import { database } from "@/db/client";
import { siteDomains } from "@/db/schema/domains";
import { deployments } from "@/db/schema/sites";
import { env } from "@/lib/env";

/** To join a site with the domain that it is read under. */
export const ofOwnDomain = and(
  eq(siteDomains.invoiceItemId, deployments.invoiceItemId),
  eq(siteDomains.role, "main"),
  eq(siteDomains.status, "proved"),
);

/** A domain that leads here; null where this shop does not offer any, so that nothing leads to one. */
export const ownDomainOf = (host: string | null): string | null =>
  env("domains").SITES_DOMAIN_TARGET === undefined ? null : host;

/** The domain that a site is read under; null without one. */
export async function getOwnDomain(invoiceItemId: number): Promise<string | null> {
  const [row] = await database()
    .select({ host: siteDomains.host })
    .from(siteDomains)
    .innerJoin(deployments, ofOwnDomain)
    .where(eq(deployments.invoiceItemId, invoiceItemId));
  return ownDomainOf(row?.host ?? null);
}
