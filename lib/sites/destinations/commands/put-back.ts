import "server-only";
import { and, asc, eq, gte, lt, sql } from "drizzle-orm";
import { database, type Transaction } from "@/db/client";
import { deployments, formerDestinations } from "@/db/schema/sites";
import { siteWebhooks } from "@/db/schema/webhooks";
import type { Destinations } from "@/db/words/domains";
import type { PutBack } from "@/lib/accounts/security/commands/raise-alarm";
import { alarmLifetime } from "@/lib/accounts/security/rules";
import { recordEvent } from "@/lib/platform/audit/commands";
import { listSiteIds } from "../../commands/account-deletion";
import { aboutSite } from "../../commands/change";
import { type DeploymentRow, lockDeployment } from "../../commands/record";
import { claimHosts } from "../../domains/commands/choose";
import { ownerOf } from "../../queries/owner";
import { readDestinations } from "../queries";
import { changesBetween, type DestinationChange } from "../rules";

/** Lets the visitors, messages and payments of a customer's sites go where they went at that time. */
export const putDestinationsBack: PutBack = async (tx, userId, since) => {
  const putBack = [];
  for (const id of await listSiteIds(userId, tx)) {
    const row = await lockDeployment(tx, id);
    const changes = row ? await putBackSite(tx, row, since) : [];
    if (!row || changes.length === 0) continue;
    const detail = changes.map(({ name }) => name).join(", ");
    await recordEvent(tx, "site.destinations-put-back", { ...aboutSite(userId, row), detail });
    const { template } = await ownerOf(tx, id);
    putBack.push({ site: row.name, template, destinations: changes.map(({ name }) => name) });
  }
  return putBack;
};

async function putBackSite(
  tx: Transaction,
  { invoiceItemId }: DeploymentRow,
  since: Date,
): Promise<DestinationChange[]> {
  const isOfSite = eq(formerDestinations.invoiceItemId, invoiceItemId);
  const [former] = await tx
    .select()
    .from(formerDestinations)
    .where(and(isOfSite, gte(formerDestinations.changedAt, since)))
    .orderBy(asc(formerDestinations.id))
    .limit(1);
  if (!former) return [];
  await tx.delete(formerDestinations).where(and(isOfSite, gte(formerDestinations.id, former.id)));
  const changes = changesBetween(await readDestinations(tx, invoiceItemId), former.destinations);
  for (const { name } of changes) await restore[name](tx, invoiceItemId, former.destinations);
  return changes;
}

type Restore = (tx: Transaction, invoiceItemId: number, former: Destinations) => Promise<unknown>;

const restore: Record<DestinationChange["name"], Restore> = {
  domain: (tx, invoiceItemId, { domain }) => claimHosts(tx, invoiceItemId, domain),
  paymentLink: (tx, invoiceItemId, { paymentLink }) =>
    tx.update(deployments).set({ paymentLink }).where(eq(deployments.invoiceItemId, invoiceItemId)),
  formAddress: (tx, invoiceItemId, { formAddress }) =>
    tx.update(deployments).set({ formAddress }).where(eq(deployments.invoiceItemId, invoiceItemId)),
  webhook: (tx, invoiceItemId, { webhook }) =>
    webhook === null
      ? tx.delete(siteWebhooks).where(eq(siteWebhooks.invoiceItemId, invoiceItemId))
      : tx
          .insert(siteWebhooks)
          .values({ invoiceItemId, ...webhook })
          .onConflictDoUpdate({ target: siteWebhooks.invoiceItemId, set: webhook }),
};

/** Deletes what no notice can put back any more. */
export async function deleteFormerDestinations(): Promise<void> {
  const isOver = sql`now() - make_interval(secs => ${alarmLifetime})`;
  await database().delete(formerDestinations).where(lt(formerDestinations.changedAt, isOver));
}
