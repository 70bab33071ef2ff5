import "server-only";
import { and, eq } from "drizzle-orm";
import { transaction } from "@/db/client";
import { presets } from "@/db/schema/catalogue";
import { deployments } from "@/db/schema/delivery";
import { invoiceItems, invoices } from "@/db/schema/invoices";
import { chooseRevision } from "@/lib/content/queries";
import { ShopError } from "@/lib/errors";
import { enqueue } from "@/lib/jobs/commands/enqueue";
import { deploySiteJob } from "../../jobs";
import { slugOf } from "../../rules";
import type { DeploymentView } from "../../schemas";
import { listDeployments } from "../queries";
import { type Deployment, type DeploymentTask, deployedAgain, takenOffline } from "../rules";
import { record } from "./record";

type Change = (deployment: Deployment) => Deployment | null;

interface Redeployment {
  /** The number of the revision to deploy; by default the newest. */
  revision?: number | undefined;
}

const changeWith =
  (task: DeploymentTask, change: Change) =>
  async (
    userId: number,
    presetId: number,
    { revision: chosen }: Redeployment = {},
  ): Promise<DeploymentView> => {
    await transaction(async (tx) => {
      const [found] = await tx
        .select({ row: deployments, url: presets.url })
        .from(deployments)
        .innerJoin(invoiceItems, eq(invoiceItems.id, deployments.invoiceItemId))
        .innerJoin(invoices, eq(invoices.id, invoiceItems.invoiceId))
        .innerJoin(presets, eq(presets.id, invoiceItems.presetId))
        .where(
          and(
            eq(invoices.userId, userId),
            eq(invoices.status, "paid"),
            eq(invoiceItems.presetId, presetId),
          ),
        )
        .for("update", { of: deployments });
      if (!found) throw new ShopError("not_found", "You have not bought this with deployment.");
      const next = change(found.row);
      if (!next)
        throw new ShopError("conflict", "We are at work on this site. Please wait a moment.");
      await record(tx, found.row, next);
      if (task === "publish") {
        const revision = await chooseRevision(userId, slugOf(found.url), chosen, tx);
        await tx
          .update(deployments)
          .set({ revisionId: revision?.id ?? null })
          .where(eq(deployments.invoiceItemId, found.row.invoiceItemId));
      }
      await enqueue(tx, deploySiteJob, { invoiceItemId: found.row.invoiceItemId, task });
    });
    const view = (await listDeployments(userId)).findLast((it) => it.presetId === presetId);
    if (!view) throw new Error("A deployment is gone.");
    return view;
  };

export const redeploy = changeWith("publish", deployedAgain);
export const takeOffline = changeWith("remove", takenOffline);
