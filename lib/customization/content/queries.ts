import "server-only";
import { and, desc, eq, isNull, type SQL, sql } from "drizzle-orm";
import { currentTranslations } from "#current-translations";
import { type Database, database, type Transaction } from "@/db/client";
import { presets } from "@/db/schema/catalogue";
import { contentRevisions } from "@/db/schema/content";
import { purchaseClaims } from "@/db/schema/invoices";
import { deployments } from "@/db/schema/sites";
import { ShopError } from "@/lib/errors";
import { links } from "@/lib/links";
import type { DraftSummary, RevisionSummary } from "./api-schemas";
import { requireDeclaration } from "./declarations";
import { readDraftName } from "./draft-name";
import { type ContentDocument, differingPaths, sampleDocument } from "./rules";
import { readDocument } from "./save";

const t = currentTranslations("draftErrors");

/**
 * A stored state of a customer's draft. Its document has the template version that it was saved
 * with.
 */
export interface Revision {
  id: number;
  number: number;
  document: ContentDocument;
  createdAt: Date;
  /** When its draft was deleted; null if it exists. */
  deletedAt: Date | null;
}

const { id, number, document, createdAt, deletedAt } = contentRevisions;

/**
 * All revisions of a customer's drafts with this name, deleted ones too. Here and below, `template`
 * is the name of a draft: that of a template, or of one of several licenses.
 */
export const ofTemplate = (userId: number, template: string) =>
  and(eq(contentRevisions.userId, userId), eq(contentRevisions.template, template));

const ofDraft = (userId: number, template: string) =>
  and(ofTemplate(userId, template), isNull(deletedAt));

async function findRevision(
  condition: SQL | undefined,
  db: Database | Transaction = database(),
): Promise<Revision | null> {
  const [row] = await db
    .select({ id, number, document, createdAt, deletedAt })
    .from(contentRevisions)
    .where(condition)
    .orderBy(desc(number))
    .limit(1);
  // Documents are validated before they are stored.
  return row ? { ...row, document: row.document as ContentDocument } : null;
}

/** A revision of a customer's draft, by default the newest. */
export const getRevision = (
  userId: number,
  template: string,
  chosen?: number,
  db?: Database | Transaction,
): Promise<Revision | null> =>
  findRevision(
    and(ofDraft(userId, template), chosen === undefined ? undefined : eq(number, chosen)),
    db,
  );

/** The last revision, also of a deleted draft: its number is not used again. */
export const getLastRevision = (userId: number, template: string): Promise<Revision | null> =>
  findRevision(ofTemplate(userId, template));

/** Like `getRevision`; throws if the chosen revision does not exist. */
export async function chooseRevision(
  userId: number,
  template: string,
  chosen?: number,
  db?: Database | Transaction,
): Promise<Revision | null> {
  const revision = await getRevision(userId, template, chosen, db);
  if (!revision && chosen !== undefined) throw noRevision(chosen);
  return revision;
}

const noRevision = (chosen: number) =>
  new ShopError("not_found", t("noVersion", { version: String(chosen) }));

export const noDraft = () => new ShopError("not_found", t("notChanged"));

export async function requireRevision(
  userId: number,
  template: string,
  chosen?: number,
): Promise<Revision> {
  const revision = await chooseRevision(userId, template, chosen);
  if (!revision) throw noDraft();
  return revision;
}

/**
 * Throws unless the customer has ordered the license of a draft. Everybody can have a draft of their
 * first license before they order it.
 */
export async function requireOwnLicense(userId: number, template: string): Promise<void> {
  const { slug, licenseNumber } = readDraftName(template);
  if (licenseNumber === 1) return;
  const claims = await database()
    .select({ license: purchaseClaims.licenseNumber })
    .from(purchaseClaims)
    .innerJoin(presets, eq(presets.id, purchaseClaims.presetId))
    .where(
      and(
        eq(purchaseClaims.userId, userId),
        eq(purchaseClaims.licenseNumber, licenseNumber),
        eq(presets.url, links.preview(slug)),
      ),
    )
    .limit(1);
  if (claims.length === 0) {
    throw new ShopError("not_found", t("noLicense", { license: String(licenseNumber) }));
  }
}

/** The document that a deployment shows. */
export const getRevisionById = (revisionId: number): Promise<Revision | null> =>
  findRevision(eq(id, revisionId));

/** Whether a revision was created by this same request. */
export async function isSaved(
  userId: number,
  template: string,
  base: number | null,
  requestHash: string,
): Promise<boolean> {
  const found = await database().$count(
    contentRevisions,
    and(
      ofDraft(userId, template),
      eq(contentRevisions.requestHash, requestHash),
      sql`${contentRevisions.base} is not distinct from ${base}`,
    ),
  );
  return found > 0;
}

const maxDrafts = 100;

/** The newest revision of each draft of a customer, the one changed last first. */
export async function listDrafts(userId: number): Promise<DraftSummary[]> {
  const rows = await database()
    .selectDistinctOn([contentRevisions.template], {
      template: contentRevisions.template,
      number,
      bytes: contentRevisions.bytes,
      createdAt,
    })
    .from(contentRevisions)
    .where(and(eq(contentRevisions.userId, userId), isNull(deletedAt)))
    .orderBy(contentRevisions.template, desc(number))
    .limit(maxDrafts);
  return rows
    .sort((a, b) => b.createdAt.getTime() - a.createdAt.getTime())
    .map(({ createdAt: at, ...row }) => ({ ...row, changedAt: at.toISOString() }));
}

const isDeployed = sql<boolean>`exists (select 1 from ${deployments}
  where ${deployments.revisionId} = ${id})`;

/** More than the number of kept revisions, unless hundreds of deployments show different ones. */
const maxRevisions = 500;

const maxChanges = 100;

export async function listRevisions(userId: number, template: string): Promise<RevisionSummary[]> {
  const { slug } = readDraftName(template);
  const declaration = await requireDeclaration(slug);
  const { base, bytes } = contentRevisions;
  const rows = await database()
    .select({ number, base, bytes, document, createdAt, isDeployed })
    .from(contentRevisions)
    .where(ofDraft(userId, template))
    .orderBy(desc(number))
    .limit(maxRevisions);
  // Documents are validated before they are stored.
  const documents = rows.map((row) => readDocument(declaration, row.document as ContentDocument));
  const sample = sampleDocument(slug, declaration);
  return rows.map(({ createdAt: at, document: _, ...row }, index) => {
    const before = documents[index + 1] ?? (row.number === 1 ? sample : null);
    const changes = before && differingPaths(before, documents[index] ?? sample);
    return {
      ...row,
      changedAt: at.toISOString(),
      changes: changes?.slice(0, maxChanges) ?? null,
    };
  });
}
