import "server-only";
import { eq } from "drizzle-orm";
import { currentTranslations } from "#current-translations";
import { database } from "@/db/client";
import { invoices } from "@/db/schema/invoices";
import { ShopError } from "@/lib/errors";
import { listCorrections } from "@/lib/orders/invoices/queries/corrections";
import type { InvoiceBuyer } from "../schemas";

const t = currentTranslations("errors");

/** The buyer on the valid invoice. */
export async function requireInvoiceBuyer(id: number): Promise<InvoiceBuyer> {
  const { customer } = (await listCorrections([id])).at(-1) ?? (await requireOrder(id));
  const { company, firstname, lastname, zipcode, city, country } = customer;
  const { street = "", street2 = "", region = "", vatId = "", buyerReference = "" } = customer;
  return {
    company,
    firstname,
    lastname,
    street,
    street2,
    region,
    zipcode,
    city,
    country,
    vatId,
    buyerReference,
  };
}

export async function requireOrder(id: number) {
  const [invoice] = await database().select().from(invoices).where(eq(invoices.id, id));
  if (!invoice) throw new ShopError("not_found", t("unknownInvoice"));
  return invoice;
}
