import "server-only";
import { createHash } from "node:crypto";
import { and, desc, eq, inArray, notExists } from "drizzle-orm";
import { database } from "@/db/client";
import { contentRevisions } from "@/db/schema/content";
import { deployments, siteVersions } from "@/db/schema/sites";
import { ShopError } from "@/lib/errors";
import { missingPictures } from "../pictures/queries";
import type { Draft } from "./api-schemas";
import { requireDeclaration } from "./declarations";
import { getRevision, isSaved, type Revision } from "./queries";
import { type ContentDocument, contentLimits, sampleDocument, uploadsOf } from "./rules";
import { mergeOrThrow, parseDocument, readDocument, requireSize } from "./save";

/** Only the customer's own pictures can be shown: another's hash is no proof of having the file. */
async function requirePictures(userId: number, document: ContentDocument): Promise<void> {
  const missing = await missingPictures(userId, uploadsOf(document));
  if (missing.length === 0) return;
  const error = "This picture is not in your account. Please choose it again.";
  const slots = Object.entries(document.content).filter(
    ([, value]) => typeof value === "object" && "file" in value && missing.includes(value.file),
  );
  const fields = Object.fromEntries(slots.map(([slot]) => [`content.${slot}`, error]));
  throw new ShopError("invalid", error, { fields });
}

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
  await requirePictures(userId, mine);
  const requestHash = hashOf(mine);
  const read = (revision: Revision) => readDocument(declaration, revision.document);
  for (let attempt = 0; attempt < maxTries; attempt++) {
    const newest = await getRevision(userId, template);
    const theirs = newest && read(newest);
    if (newest && theirs) {
      const isRepeated = await isSaved(userId, template, base, requestHash);
      if (isRepeated || isSame(mine, theirs)) return draftOf(newest, theirs);
    }
    let document = mine;
    if (newest && theirs && newest.number !== base) {
      const known = base === null ? null : await getRevision(userId, template, base);
      // A base that is not kept any more: whatever differs from the sample may have been changed.
      const from = known ? read(known) : sampleDocument(template, declaration);
      document = mergeOrThrow(declaration, { base: from, mine, theirs }, newest.number);
      if (isSame(document, theirs)) return draftOf(newest, theirs);
    }
    const number = (newest?.number ?? 0) + 1;
    const bytes = requireSize(document);
    const [inserted] = await database()
      .insert(contentRevisions)
      .values({ userId, template, number, base, document, bytes, requestHash })
      .onConflictDoNothing()
      .returning({ id: contentRevisions.id, createdAt: contentRevisions.createdAt });
    if (!inserted) continue;
    await deleteOldRevisions(userId, template);
    return draftOf({ ...inserted, number, document }, document);
  }
  throw new ShopError("unavailable", "Somebody else is saving. Please try again.", {
    retryAfter: 1,
  });
}

/** A revision as it is answered, in the template's newest version. */
export async function showRevision(template: string, revision: Revision): Promise<Draft> {
  return draftOf(revision, readDocument(await requireDeclaration(template), revision.document));
}

const draftOf = ({ number, createdAt }: Revision, document: ContentDocument): Draft => ({
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

/** Of documents in their canonical form. */
const isSame = (a: ContentDocument, b: ContentDocument) => JSON.stringify(a) === JSON.stringify(b);

/** Deletes all but the newest revisions; those that a version of a site shows stay, or is going to. */
async function deleteOldRevisions(userId: number, template: string): Promise<void> {
  const db = database();
  const old = db
    .select({ id: contentRevisions.id })
    .from(contentRevisions)
    .where(and(eq(contentRevisions.userId, userId), eq(contentRevisions.template, template)))
    .orderBy(desc(contentRevisions.number))
    .offset(contentLimits.revisions);
  const chosen = db
    .select({ id: deployments.invoiceItemId })
    .from(deployments)
    .where(eq(deployments.revisionId, contentRevisions.id));
  const published = db
    .select({ id: siteVersions.id })
    .from(siteVersions)
    .where(eq(siteVersions.revisionId, contentRevisions.id));
  await db
    .delete(contentRevisions)
    .where(and(inArray(contentRevisions.id, old), notExists(chosen), notExists(published)));
}
