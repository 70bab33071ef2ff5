import { asc, eq, isNotNull } from "drizzle-orm";
import { database } from "@/db/client";
import { sessions, users } from "@/db/schema/accounts";
import { cartItems } from "@/db/schema/cart";
import { presets } from "@/db/schema/catalogue";
import { emailOutbox } from "@/db/schema/email";
import { invoiceItems, invoices, purchaseClaims } from "@/db/schema/invoices";
import { payments } from "@/db/schema/payments";
import { reviews } from "@/db/schema/reviews";
import type { ModelShop } from "./model-shop";

/** Everything that counts, in lines that read alike whoever wrote them. */
export type Records = ReturnType<typeof modelRecords>;

const sorted = (lines: string[]) => lines.sort();

/** The lists of the imagined shop. Whatever the database counts or claims is worked out here anew. */
export function modelRecords({ customers, presets, reviews, emails: mails, orders }: ModelShop) {
  const held = orders.list.filter(({ status }) => status === "pending" || status === "paid");
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
        purchased: orders.list.filter(
          ({ status, lines }) => status === "paid" && lines.some((it) => it.preset === preset),
        ).length,
        ratings: shown.length,
        ratingSum: shown.reduce((sum, { rating }) => sum + rating, 0),
      };
    }),
    orders: orders.list.map(({ customer, method, status, payment, lines, deploymentCents }) => ({
      customer,
      method,
      status,
      payment,
      lines: sorted(lines.map(({ preset, cents }) => `preset ${preset} for ${cents}`)),
      totalCents: lines.reduce((sum, { cents }) => sum + cents, deploymentCents),
    })),
    claims: sorted(
      held.flatMap((order) =>
        order.lines.map(
          ({ preset }) => `${preset} by ${order.customer} in ${orders.list.indexOf(order)}`,
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

/** The same of the database, where customers and presets are known by these ids. */
export async function realRecords(emails: string[], presetIds: number[]): Promise<Records> {
  const db = database();
  const [people, logins, carts, stock, bills, items, claims, opinions, outbox] = await Promise.all([
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
    db.select().from(reviews),
    db.select({ key: emailOutbox.key }).from(emailOutbox),
  ]);
  const customerIds = emails.map((email) => people.find((it) => it.email === email)?.id);
  const orderIds = bills.map(({ invoice }) => invoice.id);
  const customerOf = (id: number) => customerIds.indexOf(id);
  const presetOf = (id: number) => presetIds.indexOf(id);
  return {
    customers: customerIds.map((id) => {
      const one = people.find((it) => it.id === id);
      if (!one) return null;
      const cart = carts.filter(({ userId }) => userId === id);
      return {
        isBanned: one.isBanned === true,
        sessions: logins.filter(({ userId }) => userId === id).length,
        cart: cart.map(({ presetId }) => presetOf(presetId)),
      };
    }),
    presets: stock.map(({ priceCents, isDisabled, purchasedCount, ratingCount, ratingSum }) => ({
      cents: priceCents,
      isDisabled,
      purchased: purchasedCount,
      ratings: ratingCount,
      ratingSum,
    })),
    orders: bills.map(({ invoice: { id, userId, method, status, totalCents }, payment }) => ({
      customer: customerOf(userId),
      method,
      status,
      payment: payment as Records["orders"][number]["payment"],
      lines: sorted(
        items
          .filter(({ invoiceId }) => invoiceId === id)
          .map(({ presetId, priceCents }) => `preset ${presetOf(presetId)} for ${priceCents}`),
      ),
      totalCents,
    })),
    claims: sorted(
      claims.map(
        ({ presetId, userId, invoiceId }) =>
          `${presetOf(presetId)} by ${customerOf(userId)} in ${orderIds.indexOf(invoiceId)}`,
      ),
    ),
    numbers: bills.flatMap(({ invoice }) => invoice.number ?? []).sort((a, b) => a - b),
    reviews: sorted(
      opinions.map(
        ({ presetId, userId, rating, isHidden }) =>
          `${presetOf(presetId)} ${customerOf(userId)} ${rating} ${isHidden}`,
      ),
    ),
    mails: sorted(
      outbox.map(({ key }) => {
        const [occasion = "", id] = key.split(":");
        const isOfCustomer = occasion === "welcome";
        return `${occasion} ${isOfCustomer ? customerOf(Number(id)) : orderIds.indexOf(Number(id))}`;
      }),
    ),
  };
}
