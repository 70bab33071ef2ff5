import "server-only";
import { eq } from "drizzle-orm";
import { currentTranslations } from "#current-translations";
import { database } from "@/db/client";
import { users } from "@/db/schema/accounts";
import type { InvoiceCustomer, InvoiceVatCheck } from "@/db/schema/invoices";
import { requireCountryCode, toCountryCode } from "@/lib/countries";
import { ShopError } from "@/lib/errors";
import { requireTaxPlace } from "@/lib/orders/invoices/tax/require-place";
import { checkVatId } from "@/lib/orders/invoices/tax/vies";
import { needsZipcode } from "@/lib/postal-address";

const t = currentTranslations("orderErrors");
const fields = currentTranslations("billingFields");

type Owner = typeof users.$inferSelect;

/**
 * The fields without which no invoice can be written. Clients from before addresses had a street
 * send none.
 */
const required = ["name", "lastname", "firstname", "city", "zipcode", "country"] as const;

/**
 * The data of the customer that an order keeps; refused if the billing address is incomplete. A
 * consumer has no company name, no VAT ID and no reference, whatever the profile or an earlier order says.
 */
export function snapshotOf(
  owner: Owner,
  {
    isConsumer,
    language,
    buyerReference,
  }: { isConsumer: boolean; language: string; buyerReference: string },
): InvoiceCustomer {
  const { email, name, legalName, firstname, lastname, country } = owner;
  const { street, street2, region, city, zipcode } = owner;
  const vatId = isConsumer ? "" : owner.vatId;
  const company = isConsumer ? "" : legalName || name;
  const given = { name: company, lastname, firstname, city, zipcode, country };
  const code = toCountryCode(country);
  const missing = required.filter(
    (field) =>
      !given[field].trim() &&
      (field !== "name" || !isConsumer) &&
      (field !== "zipcode" || !code || needsZipcode(code)),
  );
  if (missing.length > 0) {
    const words = missing.map((field) => t(field)).join(", ");
    throw new ShopError("invalid", t("billingLacks", { words }), {
      fields: Object.fromEntries(missing.map((field) => [field, fields("missing")])),
    });
  }
  const countryCode = requireCountryCode(country);
  requireTaxPlace({ countryCode, zipcode, city });
  return {
    email,
    company,
    firstname,
    lastname,
    street,
    street2,
    region,
    city,
    zipcode,
    country,
    vatId,
    countryCode,
    buyerReference: isConsumer ? "" : buyerReference,
    language,
  };
}

/** Called before the transaction of an order, which must not wait for an external service. */
export async function checkVatIdOf(userId: number): Promise<InvoiceVatCheck | null> {
  const [owner] = await database()
    .select({
      vatId: users.vatId,
      country: users.country,
      zipcode: users.zipcode,
      city: users.city,
    })
    .from(users)
    .where(eq(users.id, userId));
  if (!owner?.vatId) return null;
  const { country, ...buyer } = owner;
  return checkVatId({ ...buyer, countryCode: toCountryCode(country) });
}

/** The profile may have changed since VIES was asked. */
export const checkOf = ({ vatId }: InvoiceCustomer, check: InvoiceVatCheck | null) =>
  check?.vatId === vatId ? check : null;
