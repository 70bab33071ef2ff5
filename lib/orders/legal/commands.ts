import "server-only";
import { eq } from "drizzle-orm";
import type { Transaction } from "@/db/client";
import { termsTexts } from "@/db/schema/terms";
import { hashOf } from "@/lib/secrets";
import { currentTerms } from "./current-terms";

/** The id of the terms as they are now, which are stored once for each wording. */
export async function keepTerms(tx: Transaction): Promise<number> {
  const text = currentTerms();
  const digest = hashOf(JSON.stringify(text));
  const ofDigest = eq(termsTexts.digest, digest);
  const [known] = await tx.select({ id: termsTexts.id }).from(termsTexts).where(ofDigest);
  if (known) return known.id;
  await tx.insert(termsTexts).values({ digest, text }).onConflictDoNothing();
  const [kept] = await tx.select({ id: termsTexts.id }).from(termsTexts).where(ofDigest);
  if (!kept) throw new Error("The terms were not stored.");
  return kept.id;
}
