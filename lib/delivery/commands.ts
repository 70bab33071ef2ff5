import "server-only";
import { eq } from "drizzle-orm";
import { database } from "@/db/client";
import { licences } from "@/db/schema/delivery";
import { keysFor } from "@/lib/secrets";
import { licenceKey } from "./licence-key";

/** The key of a bought template: made when it is first asked for, and the same ever after. */
export async function requireLicence(invoiceItemId: number): Promise<string> {
  const [secret] = keysFor("license");
  await database()
    .insert(licences)
    .values({ invoiceItemId, key: licenceKey(secret, invoiceItemId) })
    .onConflictDoNothing({ target: licences.invoiceItemId });
  const [row] = await database()
    .select({ key: licences.key })
    .from(licences)
    .where(eq(licences.invoiceItemId, invoiceItemId));
  if (!row) throw new Error("A licence is gone.");
  return row.key;
}
