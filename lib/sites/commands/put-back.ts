import "server-only";
import { eq } from "drizzle-orm";
import type { Transaction } from "@/db/client";
import { siteVersions } from "@/db/schema/sites";
import { enqueue } from "@/lib/platform/jobs/commands/enqueue";
import { absolute } from "@/lib/site";
import { hostedPath } from "../hosting/rules";
import { isHostedHere } from "../is-hosted-here";
import { deploySiteJob } from "../jobs";
import { deployedAgain, restored } from "../rules";
import { type DeploymentRow, record } from "./record";

/**
 * Puts the version of a locked site back online that visitors had last: at once where the shop hosts
 * it, by the job elsewhere. False if there is none, or a job is still at work on the site.
 */
export async function putBackOnline(
  tx: Transaction,
  row: DeploymentRow,
  userId: number,
): Promise<boolean> {
  const { invoiceItemId, currentVersionId } = row;
  if (currentVersionId === null) return false;
  if (isHostedHere()) {
    const next = restored(row, absolute(hostedPath(row.name)));
    if (next) await record(tx, row, next);
    return next !== null;
  }
  const next = deployedAgain(row);
  const [version] = await tx
    .select({ restore: siteVersions.number })
    .from(siteVersions)
    .where(eq(siteVersions.id, currentVersionId));
  if (!next || !version) return false;
  await record(tx, row, next);
  await enqueue(tx, deploySiteJob, { invoiceItemId, task: "publish", userId, ...version });
  return true;
}
