import "server-only";
import { createHash } from "node:crypto";
import { eq, sql } from "drizzle-orm";
import { database, type Transaction } from "@/db/client";
import { deployments, siteBlobs, siteFiles, siteVersions } from "@/db/schema/sites";
import type { SiteFile } from "@/lib/sites/delivery/rules";
import { hashOf } from "../hosting/fingerprints";
import { listVersionFiles, type Version } from "../queries/versions";
import { keptVersions, type SiteProfile } from "../rules";

/** The sources of a version, besides its files. */
export interface VersionFacts {
  revisionId: number | null;
  templateVersion: number | null;
  profile: SiteProfile | null;
  publishedBy: number | null;
  restoredFrom: number | null;
  deployId: string | null;
}

export interface StoredFiles {
  files: { path: string; hash: string }[];
  bytes: number;
  /** A hash of the paths and hashes of the files. */
  hash: string;
}

const contentHash = (files: readonly { path: string; hash: string }[]): string =>
  createHash("sha256")
    .update(files.map(({ path, hash }) => `${hash}  ${path}\n`).join(""))
    .digest("hex");

/** Stores files that no version has yet; files that are stored already are marked as used. */
export async function storeFiles(files: readonly SiteFile[]): Promise<StoredFiles> {
  const stored = files.map(({ path, bytes }) => ({ path, hash: hashOf(bytes), bytes }));
  const blobs = new Map(stored.map(({ hash, bytes }) => [hash, bytes]));
  // In the same order everywhere, so that two concurrent publications cannot deadlock.
  for (const [hash, bytes] of [...blobs].sort(([a], [b]) => (a < b ? -1 : 1))) {
    const [known] = await database()
      .update(siteBlobs)
      .set({ storedAt: sql`now()` })
      .where(eq(siteBlobs.hash, hash))
      .returning({ hash: siteBlobs.hash });
    if (known) continue;
    await database()
      .insert(siteBlobs)
      .values({ hash, content: Buffer.from(bytes) })
      .onConflictDoUpdate({ target: siteBlobs.hash, set: { storedAt: sql`now()` } });
  }
  const paths = stored.map(({ path, hash }) => ({ path, hash }));
  return {
    files: paths,
    bytes: stored.reduce((sum, { bytes }) => sum + bytes.length, 0),
    hash: contentHash(paths),
  };
}

/** The sources of a version, to find a version with the same sources and files. */
export async function copyOf(
  version: Version,
  db?: Transaction,
): Promise<{ facts: Omit<VersionFacts, "publishedBy">; files: StoredFiles }> {
  const { revisionId, templateVersion, profile, deployId, number: restoredFrom } = version;
  const { bytes, hash } = version;
  return {
    facts: { revisionId, templateVersion, profile, deployId, restoredFrom },
    files: { files: await listVersionFiles(version.id, db), bytes, hash },
  };
}

/**
 * Adds a version of a locked deployment and makes it the current one, both in the caller's
 * transaction.
 */
export async function addVersion(
  tx: Transaction,
  invoiceItemId: number,
  facts: VersionFacts,
  { files, bytes, hash }: StoredFiles,
): Promise<void> {
  const [newest] = await tx
    .select({ number: sql<number>`coalesce(max(${siteVersions.number}), 0)::int` })
    .from(siteVersions)
    .where(eq(siteVersions.invoiceItemId, invoiceItemId));
  const number = (newest?.number ?? 0) + 1;
  const [version] = await tx
    .insert(siteVersions)
    .values({ invoiceItemId, number, ...facts, bytes, hash })
    .returning({ id: siteVersions.id });
  if (!version) throw new Error("The version was not stored.");
  await tx.insert(siteFiles).values(files.map((file) => ({ versionId: version.id, ...file })));
  await tx
    .update(deployments)
    .set({ currentVersionId: version.id })
    .where(eq(deployments.invoiceItemId, invoiceItemId));
}

/**
 * Deletes all but the newest versions, one hour after they were replaced: a page of them may still
 * be loading. Then deletes the files that no version uses, one day after they were stored: a
 * publication stores its files before it adds the version.
 */
export async function deleteOldVersions(): Promise<void> {
  await database().execute(sql`
    delete from ${siteVersions} as version
    using ${siteVersions} as next
    where next.invoice_item_id = version.invoice_item_id
      and next.number = version.number + 1
      and next.created_at < now() - interval '1 hour'
      and version.number <= (
        select max(number) from ${siteVersions} as newest
        where newest.invoice_item_id = version.invoice_item_id
      ) - ${keptVersions}
      and not exists (
        select 1 from ${deployments} where current_version_id = version.id
      )`);
  await database().execute(sql`
    delete from ${siteBlobs} as blob
    where stored_at < now() - interval '1 day'
      and not exists (select 1 from ${siteFiles} as file where file.hash = blob.hash)`);
}
