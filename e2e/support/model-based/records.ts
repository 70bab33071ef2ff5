import { asc, eq, isNotNull } from "drizzle-orm";
import { database } from "@/db/client";
import { sessions, users } from "@/db/schema/accounts";
import { cartItems } from "@/db/schema/cart";
import { presets } from "@/db/schema/catalogue";
import { emailOutbox } from "@/db/schema/email";
import { invoiceItems, invoices, purchaseClaims } from "@/db/schema/invoices";
import { payments } from "@/db/schema/payments";
import { reviews } from "@/db/schema/reviews";
import { listInvoices } from "@/lib/orders/invoices/queries/invoices";
import type { ModelOrder } from "./model-orders";
import type { ModelShop } from "./model-shop";

/** All data that is compared, in the same format for the model and for the database. */
export type Records = ReturnType<typeof modelRecords>;

const sorted = (lines: string[]) => lines.sort();

const recordOf = ({ customer, method, status, payment, lines, deploymentCents }: ModelOrder) => ({
  customer,
  method,
  status,
  payment,
  lines: sorted(
    lines.map(({ preset, license, cents }) => `preset ${preset}, ${license}, for ${cents}`),
  ),
  totalCents: lines.reduce((sum, { cents }) => sum + cents, deploymentCents),
});

/** The data of the model; counters and claims are computed from its lists. */
export function modelRecords({ customers, presets, reviews, emails: mails, orders }: ModelShop) {
  const active = orders.list.filter(({ status }) => status === "pending" || status === "paid");
  const numbered = orders.list.filter(({ status }) => status === "paid" || status === "refunded");
  return {
    customers: customers.map(({ isRegistered, isBanned, sessions, cart }) =>
      isRegistered ? { isBanned, sessions, cart } : null,
    ),
    presets: presets.map(({ cents, isDisabled }, preset) => {
      const shown = reviews.filter((it) => it.preset === preset && !it.isHidden);
      return {
        cents,
        isDisabled,
        purchased: customers.filter((_, it) => orders.paidLicenses(it, preset).length > 0).length,
        ratings: shown.length,
        ratingSum: shown.reduce((sum, { rating }) => sum + rating, 0),
      };
    }),
    purchases: customers.map((_, customer) => orders.purchasesOf(customer)),
    orders: orders.list.map((order) => ({
      replacedBy: order.replacedBy && orders.list.indexOf(order.replacedBy),
      ...recordOf(order),
    })),
    claims: sorted(
      active.flatMap((order) =>
        order.lines.map(
          ({ preset, license }) =>
            `${preset}, ${license}, by ${order.customer} in ${orders.list.indexOf(order)}`,
        ),
      ),
    ),
    numbers: numbered.map((_, index) => index + 1),
    reviews: sorted(
      reviews.map(
        ({ customer, preset, rating, isHidden }) => `${preset} ${customer} ${rating} ${isHidden}`,
      ),
    ),
    mails: sorted([...mails]),
  };
}

/** The data of the database; customers and presets are replaced by their index in these lists. */
export async function realRecords(emails: string[], presetIds: number[]): Promise<Records> {
  const db = database();
  const [
    userRows,
    sessionRows,
    cartRows,
    presetRows,
    invoiceRows,
    items,
    claims,
    reviewRows,
    outbox,
  ] = await Promise.all([
    db
      .select({
        id: users.id,
        email: users.email,
        isBanned: isNotNull(users.bannedAt),
      })
      .from(users),
    db.select({ userId: sessions.userId }).from(sessions),
    db.select().from(cartItems).orderBy(asc(cartItems.id)),
    db.select().from(presets).orderBy(asc(presets.id)),
    db
      .select({ invoice: invoices, payment: payments.state })
      .from(invoices)
      .leftJoin(payments, eq(payments.invoiceId, invoices.id))
      .orderBy(asc(invoices.id)),
    db.select().from(invoiceItems),
    db.select().from(purchaseClaims),
    db.select().from(reviews).orderBy(asc(reviews.id)),
    db.select({ key: emailOutbox.key }).from(emailOutbox),
  ]);
  const customerIds = emails.map((email) => userRows.find((it) => it.email === email)?.id);
  const orderIds = invoiceRows.map(({ invoice }) => invoice.id);
  const customerOf = (id: number | null) => (id === null ? -1 : customerIds.indexOf(id));
  const presetOf = (id: number) => presetIds.indexOf(id);
  return {
    customers: customerIds.map((id) => {
      const row = userRows.find((it) => it.id === id);
      if (!row) return null;
      const cart = cartRows.filter(({ userId }) => userId === id);
      return {
        isBanned: row.isBanned === true,
        sessions: sessionRows.filter(({ userId }) => userId === id).length,
        cart: cart.map(({ presetId, licenses }) => ({ preset: presetOf(presetId), licenses })),
      };
    }),
    presets: presetRows.map(
      ({ priceCents, isDisabled, purchasedCount, ratingCount, ratingSum }) => ({
        cents: priceCents,
        isDisabled,
        purchased: purchasedCount,
        ratings: ratingCount,
        ratingSum,
      }),
    ),
    purchases: await Promise.all(
      customerIds.map(async (id) =>
        (id === undefined ? [] : await listInvoices(id)).map(
          (invoice) => `${orderIds.indexOf(invoice.id)} ${invoice.status}`,
        ),
      ),
    ),
    orders: invoiceRows.map(({ invoice, payment }) => ({
      replacedBy: invoice.replacedBy && orderIds.indexOf(invoice.replacedBy),
      customer: customerOf(invoice.userId),
      method: invoice.method,
      status: invoice.status,
      payment: payment as Records["orders"][number]["payment"],
      lines: sorted(
        items
          .filter(({ invoiceId }) => invoiceId === invoice.id)
          .map(
            ({ presetId, licenseNumber, priceCents }) =>
              `preset ${presetOf(presetId)}, ${licenseNumber}, for ${priceCents}`,
          ),
      ),
      totalCents: invoice.totalCents,
    })),
    claims: sorted(
      claims.map(
        ({ presetId, licenseNumber, userId, invoiceId }) =>
          `${presetOf(presetId)}, ${licenseNumber}, by ${customerOf(userId)} in ${orderIds.indexOf(invoiceId)}`,
      ),
    ),
    numbers: invoiceRows.flatMap(({ invoice }) => invoice.number ?? []).sort((a, b) => a - b),
    reviews: sorted(
      reviewRows.map(
        ({ presetId, userId, rating, isHidden }) =>
          `${presetOf(presetId)} ${customerOf(userId)} ${rating} ${isHidden}`,
      ),
    ),
    mails: sorted(
      outbox.map(({ key }) => {
        const [kind = "", id] = key.split(":");
        if (kind === "new-device") return kind;
        if (kind === "welcome") return `${kind} ${customerOf(Number(id))}`;
        const subjects = kind === "review-hidden" ? reviewRows.map((it) => it.id) : orderIds;
        return `${kind} ${subjects.indexOf(Number(id))}`;
      }),
    ),
  };
}
