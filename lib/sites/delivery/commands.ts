import "server-only";
import { and, asc, eq } from "drizzle-orm";
import { database } from "@/db/client";
import { presets } from "@/db/schema/catalogue";
import { licenses } from "@/db/schema/delivery";
import { invoiceItems, invoices } from "@/db/schema/invoices";
import { isBought } from "@/lib/orders/invoices/queries/bought";
import { keysFor } from "@/lib/secrets";
import { licenseKey } from "./license-key";
import type { Delivery } from "./rules";

/** The license key of a bought template: created at first use, then unchanged. */
export async function requireLicense(invoiceItemId: number): Promise<string> {
  const [secret] = keysFor("license");
  await database()
    .insert(licenses)
    .values({ invoiceItemId, key: licenseKey(secret, invoiceItemId) })
    .onConflictDoNothing({ target: licenses.invoiceItemId });
  const [row] = await database()
    .select({ key: licenses.key })
    .from(licenses)
    .where(eq(licenses.invoiceItemId, invoiceItemId));
  if (!row) throw new Error("The license was not stored.");
  return row.key;
}

const maxDeliveries = 500;

/** All templates that a customer paid for, with their license keys; creates missing keys. */
export async function requireDeliveries(userId: number): Promise<Delivery[]> {
  const bought = await database()
    .select({
      invoiceItemId: invoiceItems.id,
      presetId: invoiceItems.presetId,
      licenseNumber: invoiceItems.licenseNumber,
      preview: presets.url,
      key: licenses.key,
    })
    .from(invoiceItems)
    .innerJoin(invoices, eq(invoices.id, invoiceItems.invoiceId))
    .innerJoin(presets, eq(presets.id, invoiceItems.presetId))
    .leftJoin(licenses, eq(licenses.invoiceItemId, invoiceItems.id))
    .where(and(eq(invoices.userId, userId), isBought()))
    .orderBy(asc(invoiceItems.id))
    .limit(maxDeliveries);
  return Promise.all(
    bought.map(async ({ invoiceItemId, key, ...delivery }) => ({
      ...delivery,
      itemId: invoiceItemId,
      license: key ?? (await requireLicense(invoiceItemId)),
    })),
  );
}
