import "server-only";
import { and, asc, eq, inArray } from "drizzle-orm";
import { database } from "@/db/client";
import { siteDomains } from "@/db/schema/domains";
import { deployments } from "@/db/schema/sites";
import { servedStatuses } from "@/db/words/domains";
import type { DeploymentTarget } from "@/lib/sites/targets/deployment-target";

/** Sends a static host the present names of a site. Repeating the call is harmless. */
export async function setHostDomain(
  { invoiceItemId }: { invoiceItemId: number },
  { setDomain }: DeploymentTarget,
): Promise<void> {
  if (!setDomain) return;
  const rows = await database()
    .select({ name: deployments.name, host: siteDomains.host })
    .from(deployments)
    .leftJoin(
      siteDomains,
      and(
        eq(siteDomains.invoiceItemId, deployments.invoiceItemId),
        inArray(siteDomains.status, servedStatuses),
      ),
    )
    .where(eq(deployments.invoiceItemId, invoiceItemId))
    .orderBy(asc(siteDomains.role));
  const hosts = rows.flatMap(({ host }) => host ?? []);
  if (rows[0]) await setDomain(rows[0].name, hosts);
}
