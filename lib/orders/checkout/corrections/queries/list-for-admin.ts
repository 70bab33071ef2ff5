import "server-only";
import { type AnyColumn, count, eq, type SQL, sql } from "drizzle-orm";
import type { PgSelect } from "drizzle-orm/pg-core";
import { currentTranslations } from "#current-translations";
import { withAmounts } from "@/db/amounts";
import { database } from "@/db/client";
import { listPage } from "@/db/list-page";
import {
  type InvoiceCustomer,
  type InvoiceVatCheck,
  invoiceCorrections,
  invoices,
} from "@/db/schema/invoices";
import { ShopError } from "@/lib/errors";
import type { AdminList } from "@/lib/platform/http/admin-list";
import type { Correction, CorrectionSort } from "../schemas";

const refusal = currentTranslations("correctionErrors");

const ofCustomer = (name: keyof InvoiceCustomer) =>
  sql<string>`coalesce(${invoiceCorrections.customer} ->> ${sql.raw(`'${name}'`)}, '')`;

const ofVatCheck = <Name extends "result" | "consultationNumber">(name: Name) =>
  sql<InvoiceVatCheck[Name] | null>`(${invoiceCorrections.vatCheck} ->> ${sql.raw(`'${name}'`)})`;

const taxSum = (name: "netCents" | "taxCents") =>
  sql<number>`(select coalesce(sum((entry ->> ${sql.raw(`'${name}'`)})::int), 0)::int
    from jsonb_array_elements(${invoiceCorrections.taxes}) as entry)`;

const columns = {
  id: invoiceCorrections.number,
  invoiceId: invoiceCorrections.invoiceId,
  // Only invoices with a tax breakdown are corrected.
  invoiceNumber: sql<number>`${invoices.number}`,
  version: invoiceCorrections.version,
  userId: invoices.userId,
  userEmail: ofCustomer("email"),
  company: ofCustomer("company"),
  firstname: ofCustomer("firstname"),
  lastname: ofCustomer("lastname"),
  street: ofCustomer("street"),
  street2: ofCustomer("street2"),
  region: ofCustomer("region"),
  zipcode: ofCustomer("zipcode"),
  city: ofCustomer("city"),
  country: ofCustomer("country"),
  vatId: ofCustomer("vatId"),
  buyerReference: ofCustomer("buyerReference"),
  vatCheck: ofVatCheck("result"),
  consultationNumber: ofVatCheck("consultationNumber"),
  totalAmount: invoices.totalCents,
  currency: invoices.currency,
  net: taxSum("netCents"),
  tax: taxSum("taxCents"),
  taxes: sql`jsonb_array_length(${invoiceCorrections.taxes})`,
  language: invoiceCorrections.language,
  note: invoiceCorrections.note,
  createdAt: invoiceCorrections.createdAt,
} satisfies Record<CorrectionSort, AnyColumn | SQL>;

const ofInvoice = <Query extends PgSelect>(query: Query) =>
  query.innerJoin(invoices, eq(invoices.id, invoiceCorrections.invoiceId));

const selectCorrections = () => {
  const { totalAmount: totalCents, net: netCents, tax: taxCents, ...others } = columns;
  const { taxes } = invoiceCorrections;
  return ofInvoice(
    database()
      .select({ ...others, totalCents, netCents, taxCents, taxes })
      .from(invoiceCorrections)
      .$dynamic(),
  );
};

const view = ({
  createdAt,
  ...row
}: Awaited<ReturnType<typeof selectCorrections>>[number]): Correction => ({
  ...row,
  createdAt: createdAt.toISOString(),
});

/** The corrected invoices of all customers, for the back office. */
export async function listAllCorrections(
  list: AdminList<CorrectionSort>,
): Promise<{ corrections: Correction[]; total: number }> {
  const { userEmail, company, note } = columns;
  const page = listPage(list, {
    columns: withAmounts(columns, ["totalAmount", "net", "tax"]),
    id: columns.id,
    searched: [userEmail, company, note],
  });
  const [rows, counted] = await Promise.all([
    selectCorrections()
      .where(page.where)
      .orderBy(...page.orderBy)
      .offset(list.offset)
      .limit(list.limit),
    ofInvoice(database().select({ total: count() }).from(invoiceCorrections).$dynamic()).where(
      page.where,
    ),
  ]);
  return { corrections: rows.map(view), total: counted[0]?.total ?? 0 };
}

export async function requireCorrection(number: number): Promise<Correction> {
  const [row] = await selectCorrections().where(eq(columns.id, number));
  if (!row) throw new ShopError("not_found", refusal("unknown"));
  return view(row);
}
