import { asc, eq, inArray, max, sql as query } from "drizzle-orm";
import { connect, type Transaction } from "@/db/client";
import { users } from "@/db/schema/accounts";
import { presets } from "@/db/schema/catalogue";
import { invoiceItems, invoices, purchaseClaims } from "@/db/schema/invoices";
import { cartTotals } from "@/lib/orders/cart/rules";

const paidPresets = ["Silent", "Cosmo"];
/** Ordered by bank transfer. */
const pendingPresets = ["Motion"];

/** Adds a paid and a pending order, unless the customer already has orders. */
export async function addDemoOrders(url: string, email: string): Promise<void> {
  const { sql, db } = connect(url, 1);
  try {
    await db.transaction(async (tx) => {
      const [user] = await tx.select().from(users).where(eq(users.email, email)).for("update");
      if (!user) return;
      const orderCount = await tx.$count(invoices, eq(invoices.userId, user.id));
      if (orderCount > 0) return;
      const paid = await addOrder(tx, user, paidPresets);
      if (paid) await markPaid(tx, paid);
      await addOrder(tx, user, pendingPresets);
    });
  } finally {
    await sql.end({ timeout: 5 });
  }
}

async function addOrder(tx: Transaction, user: typeof users.$inferSelect, names: string[]) {
  const items = await tx
    .select({
      presetId: presets.id,
      name: presets.name,
      priceCents: presets.priceCents,
      currency: presets.currency,
    })
    .from(presets)
    .where(inArray(presets.name, names))
    .orderBy(asc(presets.id));
  if (items.length !== names.length) return null;
  const { id: userId, email, name, firstname, lastname, city, zipcode, country } = user;
  const [invoice] = await tx
    .insert(invoices)
    .values({
      userId,
      method: "bank_transfer",
      currency: items[0]?.currency,
      customer: { email, company: name, firstname, lastname, city, zipcode, country },
      ...cartTotals(items, { withDeployment: false }),
    })
    .returning({ id: invoices.id });
  if (!invoice) throw new Error("The order was not stored.");
  const invoiceId = invoice.id;
  await tx.insert(invoiceItems).values(items.map((item) => ({ ...item, invoiceId })));
  await tx
    .insert(purchaseClaims)
    .values(items.map(({ presetId }) => ({ userId, presetId, invoiceId })));
  return invoiceId;
}

async function markPaid(tx: Transaction, id: number) {
  const [row] = await tx.select({ last: max(invoices.number) }).from(invoices);
  await tx
    .update(invoices)
    .set({ status: "paid", paidAt: query`now()`, number: (row?.last ?? 0) + 1 })
    .where(eq(invoices.id, id));
}
