import "server-only";
import { eq } from "drizzle-orm";
import { database } from "@/db/client";
import { deployments } from "@/db/schema/sites";
import { formActionOf } from "../form-address";

/** The address that the forms of a downloaded site are sent to; undefined without a site. */
export async function findFormAction(invoiceItemId: number): Promise<string | undefined> {
  const [row] = await database()
    .select({ formKey: deployments.formKey, formAddress: deployments.formAddress })
    .from(deployments)
    .where(eq(deployments.invoiceItemId, invoiceItemId));
  return row && formActionOf(row);
}
