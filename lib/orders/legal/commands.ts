import "server-only";
import { eq } from "drizzle-orm";
import { database } from "@/db/client";
import { termsTexts } from "@/db/schema/terms";
import type { LegalText } from "@/lib/legal-text";
import { hashOf } from "@/lib/secrets";
import { currentTerms } from "./current-terms";

/** The id of the terms as they are now. */
export const keepTerms = (language: string): Promise<number> =>
  keepLegalText(currentTerms(language));

/**
 * The id of a text, which is stored once for each wording. Called before the transaction of an
 * order, in which the first order under new words would hold up all others.
 */
export async function keepLegalText(text: LegalText): Promise<number> {
  const db = database();
  const digest = hashOf(JSON.stringify(text));
  const ofDigest = eq(termsTexts.digest, digest);
  const [known] = await db.select({ id: termsTexts.id }).from(termsTexts).where(ofDigest);
  if (known) return known.id;
  await db.insert(termsTexts).values({ digest, text }).onConflictDoNothing();
  const [kept] = await db.select({ id: termsTexts.id }).from(termsTexts).where(ofDigest);
  if (!kept) throw new Error("The legal text was not stored.");
  return kept.id;
}
