import "server-only";
import { and, eq } from "drizzle-orm";
import { cache } from "react";
import { database } from "@/db/client";
import { siteDomains } from "@/db/schema/domains";
import { deployments } from "@/db/schema/sites";
import { env } from "@/lib/env";

/** Joins a site with its own domain. */
export const ofOwnDomain = and(
  eq(siteDomains.invoiceItemId, deployments.invoiceItemId),
  eq(siteDomains.role, "main"),
  eq(siteDomains.status, "proved"),
);

/** A domain that leads here; null where this shop does not offer domains. */
export const ownDomainOf = (host: string | null): string | null =>
  env("domains").SITES_DOMAIN_TARGET === undefined ? null : host;

async function findOwnDomain(invoiceItemId: number): Promise<string | null> {
  const [row] = await database()
    .select({ host: siteDomains.host })
    .from(siteDomains)
    .innerJoin(deployments, ofOwnDomain)
    .where(eq(deployments.invoiceItemId, invoiceItemId));
  return ownDomainOf(row?.host ?? null);
}

/** The site's own domain; null without one. Cached, so that the parts of a page query it once. */
export const getOwnDomain = cache(findOwnDomain);
