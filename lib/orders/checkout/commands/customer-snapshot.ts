import "server-only";
import { eq } from "drizzle-orm";
import { database } from "@/db/client";
import { users } from "@/db/schema/accounts";
import type { InvoiceCustomer, InvoiceVatCheck } from "@/db/schema/invoices";
import { toCountryCode } from "@/lib/countries";
import { checkVatId } from "@/lib/orders/invoices/tax/vies";

/** The data of the customer that an order keeps. */
export const snapshotOf = ({
  email,
  name: company,
  firstname,
  lastname,
  city,
  zipcode,
  country,
  vatId,
}: typeof users.$inferSelect): InvoiceCustomer => ({
  email,
  company,
  firstname,
  lastname,
  city,
  zipcode,
  country,
  vatId,
  countryCode: toCountryCode(country),
});

/** Called before the transaction of an order, which must not wait for an external service. */
export async function checkVatIdOf(userId: number): Promise<InvoiceVatCheck | null> {
  const [owner] = await database()
    .select({ vatId: users.vatId, country: users.country })
    .from(users)
    .where(eq(users.id, userId));
  if (!owner?.vatId) return null;
  return checkVatId({ vatId: owner.vatId, countryCode: toCountryCode(owner.country) });
}

/** The profile may have changed since VIES was asked. */
export const checkOf = ({ vatId }: InvoiceCustomer, check: InvoiceVatCheck | null) =>
  check?.vatId === vatId ? check : null;
