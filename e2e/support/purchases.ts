import { eq, type SQL, sql } from "drizzle-orm";
import { database } from "@/db/client";
import { presets } from "@/db/schema/catalogue";
import { invoiceCorrections, invoiceItems, invoices } from "@/db/schema/invoices";
import { mainLanguage } from "@/lib/languages.mjs";
import { licenseName } from "@/lib/license-name";
import { syncDeploymentsJob } from "@/lib/orders/checkout/jobs";
import { breakDownTax } from "@/lib/orders/invoices/tax/breakdown";
import { keepTerms } from "@/lib/orders/legal/commands";
import { enqueue } from "@/lib/platform/jobs/commands/enqueue";
import { requireLicense } from "@/lib/sites/delivery/commands";
import { addPreset } from "./factories";

interface Purchase {
  /** The template that was bought. */
  slug?: string;
  withDeployment?: boolean;
  status?: "pending" | "paid";
  /** The language of the order. */
  language?: string;
  /** Another license of a preset that was bought before. */
  further?: { presetId: number; licenseNumber: number };
}

const nextNumber = sql<number>`next_invoice_number()`;

/** A preset in an invoice of the customer, paid by default. */
export async function addPurchase(
  { id: userId, email }: { id: number; email: string },
  { slug = "silent", withDeployment = false, status = "paid", language, further }: Purchase = {},
) {
  const added = await addPreset({ url: `/preview/${slug}` });
  const preset = { ...added, id: further?.presetId ?? added.id };
  const licenseNumber = further?.licenseNumber ?? 1;
  const deploymentCents = withDeployment ? 6_500 : 0;
  const [invoice] = await database()
    .insert(invoices)
    .values({
      userId,
      customer: {
        email,
        company: "",
        firstname: "",
        lastname: "",
        city: "",
        zipcode: "",
        country: "",
        language,
      },
      method: "bank_transfer",
      termsId: await keepTerms(mainLanguage),
      subtotalCents: preset.priceCents,
      deploymentCents,
      totalCents: preset.priceCents + deploymentCents,
    })
    .returning();
  if (!invoice) throw new Error("The invoice was not stored.");
  const [item] = await database()
    .insert(invoiceItems)
    .values({
      invoiceId: invoice.id,
      presetId: preset.id,
      name: licenseName(preset.name, licenseNumber),
      licenseNumber,
      priceCents: preset.priceCents,
    })
    .returning();
  if (!item) throw new Error("The item was not stored.");
  if (status === "paid") {
    await database()
      .update(invoices)
      .set({ status, paidAt: new Date(), number: nextNumber })
      .where(eq(invoices.id, invoice.id));
    if (withDeployment) await enqueue(database(), syncDeploymentsJob, { invoiceId: invoice.id });
  }
  const license = await requireLicense(item.id);
  return { presetId: preset.id, invoiceId: invoice.id, itemId: item.id, license };
}

/** The first correction of a paid invoice: of its customer's data, if nothing else is said. */
export async function addCorrection(
  { invoiceId }: { invoiceId: number },
  values: Partial<typeof invoiceCorrections.$inferInsert> = {},
) {
  const [invoice] = await database().select().from(invoices).where(eq(invoices.id, invoiceId));
  if (!invoice?.paidAt) throw new Error("There is no such invoice.");
  const { vatCheck, totalCents, currency, paidAt: suppliedAt } = invoice;
  const customer = values.customer ?? invoice.customer;
  const [correction] = await database()
    .insert(invoiceCorrections)
    .values({
      invoiceId,
      version: 1,
      customer,
      number: nextNumber,
      ...breakDownTax({ customer, vatCheck, totalCents, suppliedAt, currency }),
      ...values,
    })
    .returning();
  if (!correction) throw new Error("The correction was not stored.");
  return correction;
}

/** Makes an invoice older than it is: without the triggers, which keep what was issued. */
export const payEarlier = (invoiceId: number, paidAt: SQL) =>
  database().transaction(async (tx) => {
    await tx.execute(sql`set local session_replication_role = replica`);
    await tx.update(invoices).set({ paidAt }).where(eq(invoices.id, invoiceId));
  });

export async function refund({ invoiceId }: { invoiceId: number }) {
  await database().update(invoices).set({ status: "refunded" }).where(eq(invoices.id, invoiceId));
  await enqueue(database(), syncDeploymentsJob, { invoiceId });
}

export const disable = ({ presetId }: { presetId: number }) =>
  database().update(presets).set({ isDisabled: true }).where(eq(presets.id, presetId));
