import "server-only";
import { createHash } from "node:crypto";
import { and, desc, eq, inArray, isNotNull, isNull, notExists, or, sql } from "drizzle-orm";
import { type Database, database, type Transaction, transaction } from "@/db/client";
import { contentRevisions } from "@/db/schema/content";
import { deployments, siteVersions } from "@/db/schema/sites";
import { ShopError } from "@/lib/errors";
import type { Draft } from "./api-schemas";
import { requireDeclaration } from "./declarations";
import { requireOwnPictures } from "./own-pictures";
import {
  getLastRevision,
  getRevision,
  isSaved,
  noDraft,
  ofTemplate,
  type Revision,
} from "./queries";
import { type ContentDocument, contentLimits, isSameDocument, sampleDocument } from "./rules";
import { mergeOrThrow, parseDocument, readDocument, requireSize } from "./save";

interface Change {
  /** The number of the revision that the document was made from; null for the sample. */
  base: number | null;
  document: unknown;
}

/** Saves at the same moment: each try has lost to another save. */
const maxTries = 10;

/**
 * Adds a revision with the document, merged with what was saved since its base, and returns the draft as it
 * is then. Two saves cannot get the same number, so the one that comes second merges with the first.
 */
export async function saveDraft(
  userId: number,
  template: string,
  { base, document: input }: Change,
): Promise<Draft> {
  const declaration = await requireDeclaration(template);
  const mine = parseDocument(template, declaration, input);
  requireSize(mine);
  await requireOwnPictures(userId, mine);
  const requestHash = hashOf(mine);
  const read = (revision: Revision) => readDocument(declaration, revision.document);
  for (let attempt = 0; attempt < maxTries; attempt++) {
    const last = await getLastRevision(userId, template);
    const newest = last?.deletedAt ? null : last;
    const theirs = newest && read(newest);
    if (newest && theirs) {
      const isRepeated = await isSaved(userId, template, base, requestHash);
      if (isRepeated || isSameDocument(mine, theirs)) return draftOf(newest, theirs);
    }
    let document = mine;
    if (newest && theirs && newest.number !== base) {
      const known = base === null ? null : await getRevision(userId, template, base);
      // A base that is not kept any more: whatever differs from the sample may have been changed.
      const from = known ? read(known) : sampleDocument(template, declaration);
      document = mergeOrThrow(declaration, { base: from, mine, theirs }, newest.number);
      if (isSameDocument(document, theirs)) return draftOf(newest, theirs);
    }
    const number = (last?.number ?? 0) + 1;
    const bytes = requireSize(document);
    const [inserted] = await database()
      .insert(contentRevisions)
      .values({ userId, template, number, base, document, bytes, requestHash })
      .onConflictDoNothing()
      .returning({ createdAt: contentRevisions.createdAt });
    if (!inserted) continue;
    await deleteOldRevisions(database(), userId, template);
    return draftOf({ ...inserted, number }, document);
  }
  throw new ShopError("unavailable", "Somebody else is saving. Please try again.", {
    retryAfter: 1,
  });
}

/** A revision as it is answered, in the template's newest version. */
export async function showRevision(template: string, revision: Revision): Promise<Draft> {
  return draftOf(revision, readDocument(await requireDeclaration(template), revision.document));
}

const draftOf = (
  { number, createdAt }: Pick<Revision, "number" | "createdAt">,
  document: ContentDocument,
): Draft => ({
  template: document.template,
  number,
  changedAt: createdAt.toISOString(),
  document: {
    ...document,
    content: { ...document.content },
    ...(document.unplaced ? { unplaced: { ...document.unplaced } } : {}),
  },
});

const hashOf = (document: ContentDocument) =>
  createHash("sha256").update(JSON.stringify(document)).digest("hex");

const { id, deletedAt } = contentRevisions;

/** Deletes all but the newest revisions, and those of deleted drafts; what a version of a site shows stays, or is going to. */
async function deleteOldRevisions(
  db: Database | Transaction,
  userId: number,
  template: string,
): Promise<void> {
  const old = db
    .select({ id })
    .from(contentRevisions)
    .where(and(ofTemplate(userId, template), isNull(deletedAt)))
    .orderBy(desc(contentRevisions.number))
    .offset(contentLimits.revisions);
  const chosen = db
    .select({ id: deployments.invoiceItemId })
    .from(deployments)
    .where(eq(deployments.revisionId, id));
  const published = db
    .select({ id: siteVersions.id })
    .from(siteVersions)
    .where(eq(siteVersions.revisionId, id));
  const isOld = or(inArray(id, old), isNotNull(deletedAt));
  await db
    .delete(contentRevisions)
    .where(and(ofTemplate(userId, template), isOld, notExists(chosen), notExists(published)));
}

/**
 * Deletes a draft and its revisions; what a deployment shows stays for it alone. A row without words takes
 * the next number: other devices know their drafts by the number, so none is given twice.
 */
export async function deleteDraft(userId: number, template: string): Promise<void> {
  const isDeleted = await transaction(async (tx) => {
    const deleted = await tx
      .update(contentRevisions)
      .set({ deletedAt: sql`now()` })
      .where(and(ofTemplate(userId, template), isNull(deletedAt)))
      .returning({ number: contentRevisions.number });
    if (deleted.length === 0) return false;
    await deleteOldRevisions(tx, userId, template);
    const number = Math.max(...deleted.map((row) => row.number)) + 1;
    const nothing = { document: {}, bytes: 0, requestHash: "", deletedAt: sql`now()` };
    await tx
      .insert(contentRevisions)
      .values({ userId, template, number, ...nothing })
      // A save at the same moment has begun the draft anew.
      .onConflictDoNothing();
    return true;
  });
  if (!isDeleted) throw noDraft();
}

/** Deletes all drafts of a customer for good. Their sites must be deleted before. */
export async function deleteDraftsOf(userId: number): Promise<void> {
  await database().delete(contentRevisions).where(eq(contentRevisions.userId, userId));
}
