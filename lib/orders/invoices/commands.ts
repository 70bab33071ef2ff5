import "server-only";
import { sql } from "drizzle-orm";
import type { Transaction } from "@/db/client";
import { documentNumbers } from "@/db/schema/invoices";
import type { DocumentKind } from "@/db/words/invoices";

/**
 * The number and the date of a new document, both in increasing order. This has to be the last
 * statement of a transaction, because its lock blocks all others.
 */
export async function issueDocument(
  tx: Transaction,
  kind: DocumentKind,
): Promise<{ number: number; issuedAt: Date }> {
  const [issued] = await tx
    .select({
      number: sql<number>`given`,
      issuedAt: sql`given_at`.mapWith(documentNumbers.issuedAt),
    })
    .from(sql`issue_document(${kind})`);
  if (!issued) throw new Error("No number was given.");
  return issued;
}
