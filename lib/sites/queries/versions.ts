import "server-only";
import { and, asc, desc, eq, getTableColumns } from "drizzle-orm";
import { type Database, database, type Transaction } from "@/db/client";
import { users } from "@/db/schema/accounts";
import { contentRevisions } from "@/db/schema/content";
import { siteBlobs, siteFiles, siteVersions } from "@/db/schema/sites";
import type { ContentDocument } from "@/lib/customization/content/rules";
import type { SiteFile } from "@/lib/sites/delivery/rules";
import { keptVersions, type SiteProfile } from "../rules";
import type { VersionView } from "../schemas";

/** A publication of a site. */
export type Version = Omit<typeof siteVersions.$inferSelect, "profile"> & {
  profile: SiteProfile | null;
};

const asVersion = (row: typeof siteVersions.$inferSelect): Version => ({
  ...row,
  // Written by `addVersion` only.
  profile: row.profile as SiteProfile | null,
});

export async function getVersion(
  invoiceItemId: number,
  number: number,
  db: Database | Transaction = database(),
): Promise<Version | null> {
  const [row] = await db
    .select()
    .from(siteVersions)
    .where(and(eq(siteVersions.invoiceItemId, invoiceItemId), eq(siteVersions.number, number)));
  return row ? asVersion(row) : null;
}

export async function getVersionById(id: number): Promise<Version | null> {
  const [row] = await database().select().from(siteVersions).where(eq(siteVersions.id, id));
  return row ? asVersion(row) : null;
}

/** The newest versions of a site, each with its words and pictures; null for the sample. */
export async function listSourceVersions(
  invoiceItemId: number,
): Promise<{ version: Version; document: ContentDocument | null }[]> {
  const rows = await database()
    .select({ version: siteVersions, document: contentRevisions.document })
    .from(siteVersions)
    .leftJoin(contentRevisions, eq(contentRevisions.id, siteVersions.revisionId))
    .where(eq(siteVersions.invoiceItemId, invoiceItemId))
    .orderBy(desc(siteVersions.number))
    .limit(keptVersions);
  return rows.map(({ version, document }) => ({
    version: asVersion(version),
    // Cast: documents are validated before they are stored.
    document: document as ContentDocument | null,
  }));
}

/** The paths and hashes of a version's files. */
export const listVersionFiles = (versionId: number, db: Database | Transaction = database()) =>
  db
    .select({ path: siteFiles.path, hash: siteFiles.hash })
    .from(siteFiles)
    .where(eq(siteFiles.versionId, versionId))
    .orderBy(asc(siteFiles.path));

/** A version's files with their bytes. */
export async function readVersionFiles(versionId: number): Promise<SiteFile[]> {
  const rows = await database()
    .select({ path: siteFiles.path, content: siteBlobs.content })
    .from(siteFiles)
    .innerJoin(siteBlobs, eq(siteBlobs.hash, siteFiles.hash))
    .where(eq(siteFiles.versionId, versionId))
    .orderBy(asc(siteFiles.path));
  return rows.map(({ path, content }) => ({ path, bytes: new Uint8Array(content) }));
}

/** The newest versions of a site, without those that are about to be deleted. */
export async function listVersions(invoiceItemId: number): Promise<VersionView[]> {
  const rows = await database()
    .select({
      ...getTableColumns(siteVersions),
      revision: contentRevisions.number,
      company: users.name,
    })
    .from(siteVersions)
    .leftJoin(contentRevisions, eq(contentRevisions.id, siteVersions.revisionId))
    .leftJoin(users, eq(users.id, siteVersions.publishedBy))
    .where(eq(siteVersions.invoiceItemId, invoiceItemId))
    .orderBy(desc(siteVersions.number))
    .limit(keptVersions);
  return rows.map(({ number, restoredFrom, bytes, hash, revision, company, ...row }) => ({
    number,
    restoredFrom,
    bytes,
    hash,
    revision,
    templateVersion: row.templateVersion,
    publishedBy: company,
    publishedAt: row.createdAt.toISOString(),
  }));
}
