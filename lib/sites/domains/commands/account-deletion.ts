import "server-only";
import { eq } from "drizzle-orm";
import { database } from "@/db/client";
import { siteDomains } from "@/db/schema/domains";
import { listSiteIds } from "@/lib/sites/commands/account-deletion";
import { configuredTarget } from "@/lib/sites/targets/configured-target";
import { setHostDomain } from "./set-host-domain";

/**
 * Releases the domains of all sites of a customer. A static host is informed before this returns.
 */
export async function releaseDomainsOf(userId: number): Promise<void> {
  for (const invoiceItemId of await listSiteIds(userId)) {
    await database().delete(siteDomains).where(eq(siteDomains.invoiceItemId, invoiceItemId));
    await setHostDomain({ invoiceItemId }, configuredTarget());
  }
}
