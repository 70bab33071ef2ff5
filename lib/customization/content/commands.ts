import "server-only";
import { createHash } from "node:crypto";
import { and, desc, eq, inArray, isNotNull, isNull, notExists, or, sql } from "drizzle-orm";
import { currentTranslations } from "#current-translations";
import { type Database, database, type Transaction, transaction } from "@/db/client";
import { contentRevisions } from "@/db/schema/content";
import { deployments, siteVersions } from "@/db/schema/sites";
import { ShopError } from "@/lib/errors";
import type { Draft } from "./api-schemas";
import { requireDeclaration } from "./declarations";
import { readDraftName } from "./draft-name";
import { requireOwnPictures } from "./own-pictures";
import {
  getLastRevision,
  getRevision,
  isSaved,
  noDraft,
  ofTemplate,
  type Revision,
  requireOwnLicense,
} from "./queries";
import { type ContentDocument, contentLimits, isSameDocument, sampleDocument } from "./rules";
import { mergeOrThrow, parseDocument, readDocument, requireSize } from "./save";

const t = currentTranslations("draftErrors");

interface Change {
  /** The number of the revision that the document was made from; null for the sample. */
  base: number | null;
  document: unknown;
}

/** Number of tries to save: each further try has lost to a concurrent save. */
const maxTries = 10;

/**
 * Adds a revision with the document, merged with what was saved since its base, and returns the
 * resulting draft. Two saves cannot get the same number, so the second one merges with the first.
 */
export async function saveDraft(
  userId: number,
  template: string,
  { base, document: input }: Change,
): Promise<Draft> {
  const { slug } = readDraftName(template);
  const declaration = await requireDeclaration(slug);
  await requireOwnLicense(userId, template);
  const mine = parseDocument(slug, declaration, input);
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
      // If the base is not stored any more, everything that differs from the sample counts as
      // changed.
      const from = known ? read(known) : sampleDocument(slug, declaration);
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
  throw new ShopError("unavailable", t("someoneSaves"), {
    retryAfter: 1,
  });
}

/** A revision in the form of a response, in the newest version of the template. */
export async function showRevision(template: string, revision: Revision): Promise<Draft> {
  const { slug } = readDraftName(template);
  return draftOf(revision, readDocument(await requireDeclaration(slug), revision.document));
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

/**
 * Deletes all but the newest revisions, and those of deleted drafts; a revision that a version of a
 * site shows, or is about to show, stays.
 */
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
 * Deletes a draft and its revisions; a revision that a deployment shows is kept for the deployment
 * only. A row without words takes the next number: other devices know drafts by their number, so no
 * number is used twice.
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
      // A concurrent save has started a new draft.
      .onConflictDoNothing();
    return true;
  });
  if (!isDeleted) throw noDraft();
}

/** Deletes all drafts of a customer for good. The customer's sites must be deleted before. */
export async function deleteDraftsOf(userId: number): Promise<void> {
  await database().delete(contentRevisions).where(eq(contentRevisions.userId, userId));
}
