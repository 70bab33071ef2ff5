import "server-only";
import { and, desc, eq, inArray, or } from "drizzle-orm";
import { database } from "@/db/client";
import { deployments, siteBlobs, siteFiles, siteNames, siteVersions } from "@/db/schema/sites";
import { hostedPath } from "./rules";

/** A site that this shop has online. */
export interface HostedSite {
  invoiceItemId: number;
  /** Its present name, which may differ from the one it was found by. */
  name: string;
  versionId: number;
}

/** The site with this name, or that once had it; null unless it is online here. */
export async function findHostedSite(name: string): Promise<HostedSite | null> {
  const formerly = database()
    .select({ id: siteNames.invoiceItemId })
    .from(siteNames)
    .where(eq(siteNames.name, name));
  const rows = await database()
    .select({
      invoiceItemId: deployments.invoiceItemId,
      name: deployments.name,
      address: deployments.address,
      takenDownReason: deployments.takenDownReason,
      versionId: deployments.currentVersionId,
    })
    .from(deployments)
    .where(or(eq(deployments.name, name), inArray(deployments.invoiceItemId, formerly)));
  const found = rows.find((row) => row.name === name) ?? rows[0];
  if (!found || found.versionId === null || found.takenDownReason !== null) return null;
  // A static host has an address of its own.
  if (!found.address?.endsWith(hostedPath(found.name))) return null;
  const { invoiceItemId, versionId } = found;
  return { invoiceItemId, name: found.name, versionId };
}

/** The hashes of a version's files by their path. */
export async function getFileHashes(versionId: number): Promise<ReadonlyMap<string, string>> {
  const rows = await database()
    .select({ path: siteFiles.path, hash: siteFiles.hash })
    .from(siteFiles)
    .where(eq(siteFiles.versionId, versionId));
  return new Map(rows.map(({ path, hash }) => [path, hash]));
}

/** The hash of a file of any version of a site, the newest first: for pages that were loaded before. */
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
