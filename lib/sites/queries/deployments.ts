import "server-only";
import { asc, eq, getTableColumns, inArray } from "drizzle-orm";
import { database } from "@/db/client";
import { contentRevisions } from "@/db/schema/content";
import { licenses } from "@/db/schema/delivery";
import { siteDomains } from "@/db/schema/domains";
import { invoiceItems, invoices } from "@/db/schema/invoices";
import { deploymentEvents, deployments } from "@/db/schema/sites";
import { siteAddress } from "../address";
import { shownSite } from "../domains/shown-host";
import { failureTextOrNull } from "../failure-text";
import { canDeploy, canTakeOffline } from "../rules";
import type { DeploymentView } from "../schemas";
import { ofOwnDomain, ownDomainOf } from "./own-domain";

const mostDeployments = 500;

/** A customer's deployments, each with all its events. */
export async function listDeployments(userId: number): Promise<DeploymentView[]> {
  const rows = await database()
    .select({
      ...getTableColumns(deployments),
      presetId: invoiceItems.presetId,
      licenseNumber: invoiceItems.licenseNumber,
      license: licenses.key,
      revision: contentRevisions.number,
      domain: siteDomains.host,
    })
    .from(deployments)
    .innerJoin(invoiceItems, eq(invoiceItems.id, deployments.invoiceItemId))
    .innerJoin(invoices, eq(invoices.id, invoiceItems.invoiceId))
    .leftJoin(contentRevisions, eq(contentRevisions.id, deployments.revisionId))
    .leftJoin(licenses, eq(licenses.invoiceItemId, deployments.invoiceItemId))
    .leftJoin(siteDomains, ofOwnDomain)
    .where(eq(invoices.userId, userId))
    .orderBy(asc(deployments.invoiceItemId))
    .limit(mostDeployments);
  if (rows.length === 0) return [];
  const ids = rows.map(({ invoiceItemId }) => invoiceItemId);
  const events = await database()
    .select()
    .from(deploymentEvents)
    .where(inArray(deploymentEvents.invoiceItemId, ids))
    .orderBy(asc(deploymentEvents.id));
  return rows.map((deployment) => {
    const { invoiceItemId, presetId, licenseNumber, license } = deployment;
    const { status, reason, takenDownReason, revision } = deployment;
    const address = siteAddress({ ...deployment, domain: ownDomainOf(deployment.domain) });
    return {
      itemId: invoiceItemId,
      presetId,
      licenseNumber,
      license,
      status,
      address,
      shownAddress: address && shownSite(address),
      reason: failureTextOrNull(reason),
      takenDownReason,
      revision,
      canDeploy: canDeploy(deployment),
      canTakeOffline: canTakeOffline(deployment),
      timeline: events
        .filter((event) => event.invoiceItemId === invoiceItemId)
        .map((event) => ({
          status: event.status,
          reason: failureTextOrNull(event.reason),
          at: event.at.toISOString(),
        })),
    };
  });
}

export async function requireDeployment(
  userId: number,
  { itemId }: { itemId: number },
): Promise<DeploymentView> {
  const view = (await listDeployments(userId)).find((it) => it.itemId === itemId);
  if (!view) throw new Error("A deployment is gone.");
  return view;
}
