import "server-only";
import { createHash } from "node:crypto";
import { and, eq } from "drizzle-orm";
import { currentTranslations } from "#current-translations";
import { database, type Transaction, transaction } from "@/db/client";
import { users } from "@/db/schema/accounts";
import { sharedCopies } from "@/db/schema/content";
import { ShopError } from "@/lib/errors";
import { newSecret } from "@/lib/secrets";
import { requireDeclaration } from "../content/declarations";
import { requireOwnPictures } from "../content/own-pictures";
import type { ContentDocument } from "../content/rules";
import { parseDocument, requireSize } from "../content/save";
import { copyColumns, viewCopy } from "./queries";
import { shareLimits } from "./rules";
import type { OwnCopy } from "./schemas";

const t = currentTranslations("draftErrors");

interface SentCopy {
  template: string;
  brand: string;
  document: unknown;
}

/** A copy that may be stored. */
export interface NewCopy extends SentCopy {
  document: Omit<ContentDocument, "unplaced">;
}

/** Reads a copy that a customer sent; throws if its template does not allow it. */
export async function readCopy(
  userId: number,
  { template, brand, document: input }: SentCopy,
): Promise<NewCopy> {
  const declaration = await requireDeclaration(template);
  const { unplaced, ...document } = parseDocument(template, declaration, input);
  requireSize(document);
  await requireOwnPictures(userId, document);
  return { template, brand, document };
}

/** Stores a document for a link; sharing the same document again returns the same link. */
export function storeCopy(
  userId: number,
  { template, brand, document }: NewCopy,
): Promise<OwnCopy> {
  const hash = createHash("sha256")
    .update(JSON.stringify([brand, document]))
    .digest("hex");
  const ofUser = eq(sharedCopies.userId, userId);

  return transaction(async (tx) => {
    // The user row is locked, so that concurrent copies cannot exceed the limit.
    await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for("update");
    const [known] = await tx
      .select(copyColumns)
      .from(sharedCopies)
      .where(and(ofUser, eq(sharedCopies.hash, hash)));
    if (known) return viewCopy(known);
    if ((await tx.$count(sharedCopies, ofUser)) >= shareLimits.copies) {
      throw new ShopError("conflict", t("manyCopies", { max: String(shareLimits.copies) }));
    }
    const [row] = await tx
      .insert(sharedCopies)
      .values({ code: newSecret(), userId, template, brand, document, hash })
      .returning(copyColumns);
    if (!row) throw new Error("The copy was not stored.");
    return viewCopy(row);
  });
}

/** Deletes all shared copies of a customer. */
export async function deleteCopiesOf(userId: number): Promise<void> {
  await database().delete(sharedCopies).where(eq(sharedCopies.userId, userId));
}

export interface LockedCopy {
  code: string;
  userId: number;
  template: string;
}

/** Null if nobody shares this copy any more. */
export async function lockCopy(tx: Transaction, code: string): Promise<LockedCopy | null> {
  const { userId, template } = sharedCopies;
  const [found] = await tx
    .select({ code: sharedCopies.code, userId, template })
    .from(sharedCopies)
    .where(eq(sharedCopies.code, code))
    .for("update");
  return found ?? null;
}

/** Ends the sharing of a copy that staff forbids. */
export async function endCopy(tx: Transaction, { code }: LockedCopy): Promise<void> {
  await tx.delete(sharedCopies).where(eq(sharedCopies.code, code));
}

/** Deletes a customer's copy: its link shows the sample from then on. */
export async function takeBackCopy(userId: number, code: string): Promise<void> {
  const deleted = await database()
    .delete(sharedCopies)
    .where(and(eq(sharedCopies.userId, userId), eq(sharedCopies.code, code)))
    .returning({ code: sharedCopies.code });
  if (deleted.length === 0) throw new ShopError("not_found", t("notShared"));
}
