import "server-only";
import { type AnyColumn, and, count, eq, exists, ilike, or, type SQL, sql } from "drizzle-orm";
import { amountIn, withAmounts } from "@/db/amounts";
import { database } from "@/db/client";
import { containing } from "@/db/like";
import { isOneOfValues, listPage } from "@/db/list-page";
import { presets } from "@/db/schema/catalogue";
import { invoiceCorrections, invoiceItems, invoices } from "@/db/schema/invoices";
import { payments } from "@/db/schema/payments";
import { receivedCents } from "@/lib/orders/transfers/queries";
import type { AdminList } from "@/lib/platform/http/admin-list";
import { parseReference } from "../rules";
import type { InvoiceItemField, InvoiceSort } from "../schemas";
import { selectInvoices, termsVersion, toInvoiceViews } from "./invoice-views";

const fieldOf = (customer: AnyColumn, name: keyof (typeof invoices.$inferSelect)["customer"]) =>
  sql<string>`(${customer}->>${sql.raw(`'${name}'`)})`;

/** The same as `nameOfBuyer` of the rules, in SQL. */
const nameOf = (customer: AnyColumn) =>
  sql<string>`coalesce(nullif(${fieldOf(customer, "company")}, ''), trim(${fieldOf(customer, "firstname")} || ' ' || ${fieldOf(customer, "lastname")}))`;

const nameOfBuyer = nameOf(invoices.customer);

/** The same as `paymentReference`, in SQL. */
const digits = sql`lpad(${invoices.id}::text, greatest(6, length(${invoices.id}::text)), '0')`;
const reference = sql`'RF' || lpad((98 - mod((${digits} || '271500')::numeric, 97))::text, 2, '0') || ' ' || ${digits}`;

/** The data of the valid document, as in the view. */
const valid = (column: "taxes" | "customer" | "vatCheck" | "language") => {
  const ofInvoice = sql`where ${invoiceCorrections.invoiceId} = ${invoices.id}`;
  return sql`(case when exists (select from ${invoiceCorrections} ${ofInvoice})
    then (select ${invoiceCorrections[column]} from ${invoiceCorrections} ${ofInvoice}
      order by ${invoiceCorrections.version} desc limit 1)
    else ${invoices[column]} end)`;
};

const vatCheckField = (name: "result" | "consultationNumber") =>
  sql`(${valid("vatCheck")} ->> ${sql.raw(`'${name}'`)})`;

const taxSum = (name: "netCents" | "taxCents") =>
  sql`(select sum((entry ->> ${sql.raw(`'${name}'`)})::int) from jsonb_array_elements(${valid("taxes")}) as entry)`;

/** The fields of a view, as SQL. */
const cents: Record<InvoiceSort, AnyColumn | SQL> = {
  id: invoices.id,
  number: invoices.number,
  status: sql`case when ${payments.state} = 'needs_attention' then 'needs_attention'
    when ${invoices.status} = 'pending' and ${receivedCents} > 0 then 'partly_paid' else ${invoices.status} end`,
  isPaid: sql`(${invoices.status} = 'paid')`,
  paymentMethod: invoices.method,
  paymentId: sql`case when ${invoices.method} = 'paypal' then coalesce(${payments.captureId}, ${payments.orderId}) else ${reference} end`,
  subtotal: invoices.subtotalCents,
  deploymentCost: invoices.deploymentCents,
  totalAmount: invoices.totalCents,
  receivedAmount: receivedCents,
  currency: invoices.currency,
  coupon: invoices.couponCode,
  discount: sql`(select sum(${invoiceItems.discountCents}) from ${invoiceItems} where ${invoiceItems.invoiceId} = ${invoices.id})`,
  net: taxSum("netCents"),
  tax: taxSum("taxCents"),
  vatId: sql`coalesce(${valid("customer")} ->> 'vatId', '')`,
  buyerReference: sql`coalesce(${valid("customer")} ->> 'buyerReference', '')`,
  vatCheck: vatCheckField("result"),
  consultationNumber: vatCheckField("consultationNumber"),
  language: valid("language"),
  forBusiness: invoices.forBusiness,
  evidence: sql`(${invoices.evidence} ->> 'state')`,
  vatIdDenial: sql`(${invoices.vatIdDenial} ->> 'state')`,
  terms: termsVersion,
  createdAt: invoices.createdAt,
  paidAt: invoices.paidAt,
  userId: invoices.userId,
  userEmail: fieldOf(invoices.customer, "email"),
  "user.userName": nameOfBuyer,
  "user.name": nameOfBuyer,
  taxes: sql`jsonb_array_length(coalesce(${valid("taxes")}, '[]'))`,
  corrections: sql`(select count(*) from ${invoiceCorrections} where ${invoiceCorrections.invoiceId} = ${invoices.id})`,
  discounts: sql`jsonb_array_length(${invoices.discounts})`,
  invoiceItems: sql`(select count(*) from ${invoiceItems} where ${invoiceItems.invoiceId} = ${invoices.id})`,
};

const columns = withAmounts(cents, [
  "subtotal",
  "deploymentCost",
  "totalAmount",
  "receivedAmount",
  "discount",
  "net",
  "tax",
]);

const itemColumns: Record<InvoiceItemField, AnyColumn | SQL> = {
  "invoiceItems.id": invoiceItems.id,
  "invoiceItems.licenseNumber": invoiceItems.licenseNumber,
  "invoiceItems.presetId": invoiceItems.presetId,
  "invoiceItems.preset.presetName": invoiceItems.name,
  "invoiceItems.preset.price": amountIn(invoices.currency, invoiceItems.priceCents),
  "invoiceItems.preset.discount": amountIn(invoices.currency, invoiceItems.discountCents),
  "invoiceItems.preset.defaultColor": presets.color,
  "invoiceItems.preset.type": presets.type,
  "invoiceItems.preset.category": presets.category,
};

/** Orders with an item that has one of the values. */
const hasItem = (column: AnyColumn | SQL) => (values: readonly unknown[]) =>
  exists(
    database()
      .select({ id: invoiceItems.id })
      .from(invoiceItems)
      .innerJoin(presets, eq(presets.id, invoiceItems.presetId))
      .where(and(eq(invoiceItems.invoiceId, invoices.id), isOneOfValues(column, values))),
  );

const conditions = Object.fromEntries(
  Object.entries(itemColumns).map(([name, column]) => [name, hasItem(column)]),
);

/** The orders and invoices of all customers, for the back office. */
export async function listAllInvoices({ search, ...list }: AdminList<InvoiceSort>) {
  const page = listPage(
    { ...list, search: "" },
    { columns, id: invoices.id, searched: [], conditions },
  );
  const where = and(page.where, search ? matches(search) : undefined);
  const [rows, [counted]] = await Promise.all([
    selectInvoices()
      .where(where)
      .orderBy(...page.orderBy)
      .offset(list.offset)
      .limit(list.limit),
    database()
      .select({ total: count() })
      .from(invoices)
      .leftJoin(payments, eq(payments.invoiceId, invoices.id))
      .where(where),
  ]);
  return { invoices: await toInvoiceViews(rows), total: counted?.total ?? 0 };
}

const wasCorrected = (how: SQL | undefined) =>
  exists(
    database()
      .select({ number: invoiceCorrections.number })
      .from(invoiceCorrections)
      .where(and(eq(invoiceCorrections.invoiceId, invoices.id), how)),
  );

function matches(text: string): SQL | undefined {
  const pattern = containing(text);
  const id = parseReference(text) ?? (/^\d{1,9}$/.test(text) ? Number(text) : null);
  const isNamed = (customer: AnyColumn) =>
    or(ilike(nameOf(customer), pattern), ilike(fieldOf(customer, "buyerReference"), pattern));
  return or(
    ilike(fieldOf(invoices.customer, "email"), pattern),
    isNamed(invoices.customer),
    wasCorrected(isNamed(invoiceCorrections.customer)),
    eq(payments.captureId, text),
    eq(payments.orderId, text),
    ...(id === null
      ? []
      : [
          eq(invoices.id, id),
          eq(invoices.number, id),
          wasCorrected(eq(invoiceCorrections.number, id)),
        ]),
  );
}
