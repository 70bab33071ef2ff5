import "server-only";
import { asc, eq } from "drizzle-orm";
import type { Transaction } from "@/db/client";
import { siteDomains } from "@/db/schema/domains";
import { deployments } from "@/db/schema/sites";
import { siteWebhooks } from "@/db/schema/webhooks";
import type { Destinations } from "@/db/words/domains";

/** Where the visitors, messages and payments of a site go. */
export async function readDestinations(
  tx: Transaction,
  invoiceItemId: number,
): Promise<Destinations> {
  const [settings] = await tx
    .select({
      paymentLink: deployments.paymentLink,
      formAddress: deployments.formAddress,
      webhook: { address: siteWebhooks.address, secretNumber: siteWebhooks.secretNumber },
    })
    .from(deployments)
    .leftJoin(siteWebhooks, eq(siteWebhooks.invoiceItemId, deployments.invoiceItemId))
    .where(eq(deployments.invoiceItemId, invoiceItemId));
  if (!settings) throw new Error("There is no such site.");
  const domain = await tx
    .select({ host: siteDomains.host, role: siteDomains.role, token: siteDomains.token })
    .from(siteDomains)
    .where(eq(siteDomains.invoiceItemId, invoiceItemId))
    .orderBy(asc(siteDomains.role), asc(siteDomains.host));
  return { domain, ...settings };
}
