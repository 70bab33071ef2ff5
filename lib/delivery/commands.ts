import "server-only";
import { and, asc, eq } from "drizzle-orm";
import { database } from "@/db/client";
import { presets } from "@/db/schema/catalogue";
import { licences } from "@/db/schema/delivery";
import { invoiceItems, invoices } from "@/db/schema/invoices";
import { keysFor } from "@/lib/secrets";
import { licenceKey } from "./licence-key";
import type { Delivery } from "./rules";

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

const mostDeliveries = 500;

/** All that a customer has paid for, each with its key: those that nobody asked for yet are made. */
export async function requireDeliveries(userId: number): Promise<Delivery[]> {
  const bought = await database()
    .select({
      invoiceItemId: invoiceItems.id,
      presetId: invoiceItems.presetId,
      preview: presets.url,
      key: licences.key,
    })
    .from(invoiceItems)
    .innerJoin(invoices, eq(invoices.id, invoiceItems.invoiceId))
    .innerJoin(presets, eq(presets.id, invoiceItems.presetId))
    .leftJoin(licences, eq(licences.invoiceItemId, invoiceItems.id))
    .where(and(eq(invoices.userId, userId), eq(invoices.status, "paid")))
    .orderBy(asc(invoiceItems.id))
    .limit(mostDeliveries);
  return Promise.all(
    bought.map(async ({ invoiceItemId, presetId, preview, key }) => ({
      presetId,
      preview,
      licence: key ?? (await requireLicence(invoiceItemId)),
    })),
  );
}
