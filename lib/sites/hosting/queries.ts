import "server-only";
import { and, desc, eq, inArray, or, type SQL, sql } from "drizzle-orm";
import { database } from "@/db/client";
import { siteDomains } from "@/db/schema/domains";
import {
  deploymentEvents,
  deployments,
  siteBlobs,
  siteFiles,
  siteNames,
  siteVersions,
} from "@/db/schema/sites";
import { isStoredHere } from "../address";
import type { Redirects, Verifications } from "../moves/rules";
import { isHiddenSite } from "../queries/is-hidden";
import { ofOwnDomain, ownDomainOf } from "../queries/own-domain";

/** A site that this shop has online, or had online a moment ago. */
export interface HostedSite {
  invoiceItemId: number;
  /** Its present name, which may differ from the requested one. */
  name: string;
  /** Its own domain, if visitors are redirected there. */
  domain: string | null;
  versionId: number;
  /** Search engines do not list it: its owner has not published words of their own. */
  isHidden: boolean;
  redirects: Redirects;
  verifications: Verifications;
  /**
   * False for a site that just went offline, so that loaded pages can still request their files.
   */
  isOnline: boolean;
}

/** Whether it went offline less than a minute ago. */
const isJustGone = sql<boolean>`exists (
  select 1 from ${deploymentEvents} as event
  where event.invoice_item_id = ${deployments.invoiceItemId}
    and event.status = 'offline' and event.at > now() - interval '1 minute')`;

/** By a present or former name of a site, or by the site's id. */
function isMeant(which: string | number): SQL | undefined {
  if (typeof which === "number") return eq(deployments.invoiceItemId, which);
  const formerly = database()
    .select({ id: siteNames.invoiceItemId })
    .from(siteNames)
    .where(eq(siteNames.name, which));
  return or(eq(deployments.name, which), inArray(deployments.invoiceItemId, formerly));
}

/**
 * The site with this present or former name, or with this id; null unless it is online here, or
 * just was.
 */
export async function findHostedSite(which: string | number): Promise<HostedSite | null> {
  const rows = await database()
    .select({
      invoiceItemId: deployments.invoiceItemId,
      name: deployments.name,
      domain: siteDomains.host,
      address: deployments.address,
      takenDownReason: deployments.takenDownReason,
      versionId: deployments.currentVersionId,
      isHidden: isHiddenSite,
      isJustGone,
      redirects: deployments.redirects,
      verifications: deployments.verifications,
    })
    .from(deployments)
    .leftJoin(siteDomains, ofOwnDomain)
    .leftJoin(siteVersions, eq(siteVersions.id, deployments.currentVersionId))
    .where(isMeant(which));
  const found = rows.find((row) => row.name === which) ?? rows[0];
  if (!found || found.versionId === null || found.takenDownReason !== null) return null;
  const isOnline = isStoredHere(found.address, found.name);
  if (!isOnline && !found.isJustGone) return null;
  const { invoiceItemId, name, versionId, isHidden, redirects, verifications } = found;
  const domain = ownDomainOf(found.domain);
  return { invoiceItemId, name, domain, versionId, isHidden, redirects, verifications, isOnline };
}

/** The hashes of a version's files by their path. */
export async function getFileHashes(versionId: number): Promise<ReadonlyMap<string, string>> {
  const rows = await database()
    .select({ path: siteFiles.path, hash: siteFiles.hash })
    .from(siteFiles)
    .where(eq(siteFiles.versionId, versionId));
  return new Map(rows.map(({ path, hash }) => [path, hash]));
}

/**
 * The hash of a file of any version of a site, the newest first: for pages that were loaded before
 * a publication.
 */
export async function findFileHash(invoiceItemId: number, path: string): Promise<string | null> {
  const [row] = await database()
    .select({ hash: siteFiles.hash })
    .from(siteFiles)
    .innerJoin(siteVersions, eq(siteVersions.id, siteFiles.versionId))
    .where(and(eq(siteVersions.invoiceItemId, invoiceItemId), eq(siteFiles.path, path)))
    .orderBy(desc(siteVersions.number))
    .limit(1);
  return row?.hash ?? null;
}

export async function getBlob(hash: string): Promise<Buffer | null> {
  const [row] = await database()
    .select({ content: siteBlobs.content })
    .from(siteBlobs)
    .where(eq(siteBlobs.hash, hash));
  return row?.content ?? null;
}
