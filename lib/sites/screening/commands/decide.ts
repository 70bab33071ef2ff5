import "server-only";
import { eq, sql } from "drizzle-orm";
import { currentTranslations } from "#current-translations";
import { type Transaction, transaction } from "@/db/client";
import { heldSites } from "@/db/schema/held-sites";
import { ShopError } from "@/lib/errors";
import { recordEvent } from "@/lib/platform/audit/commands";
import { queueEmail } from "@/lib/platform/email/commands/queue-email";
import { enqueue } from "@/lib/platform/jobs/commands/enqueue";
import { underWayText } from "@/lib/sites/commands/change";
import { type DeploymentRow, lockDeployment, record } from "@/lib/sites/commands/record";
import { deploySiteJob } from "@/lib/sites/jobs";
import { deployedAgain } from "@/lib/sites/rules";
import { ownerOf } from "../../queries/owner";
import { siteApprovedEmail, siteRefusedEmail } from "../emails";

const refusal = currentTranslations("caseRefusals");

const t = currentTranslations("siteErrors");

type HeldRow = typeof heldSites.$inferSelect;

/** Locks the site before its held row, as a publication does. */
async function lockHeld(
  tx: Transaction,
  id: number,
): Promise<{ held: HeldRow; row: DeploymentRow }> {
  const [found] = await tx
    .select({ invoiceItemId: heldSites.invoiceItemId })
    .from(heldSites)
    .where(eq(heldSites.id, id));
  const row = found && (await lockDeployment(tx, found.invoiceItemId));
  const [held] = await tx.select().from(heldSites).where(eq(heldSites.id, id)).for("update");
  if (!row || !held) throw new ShopError("not_found", refusal("unknownHeld"));
  if (held.status !== "held") {
    throw new ShopError("conflict", refusal("heldDecided"));
  }
  return { held, row };
}

/** Puts a held publication online, or lets its owner make a held change. */
export const approveHeld = (adminId: number, id: number): Promise<void> =>
  transaction(async (tx) => {
    const { held, row } = await lockHeld(tx, id);
    const { invoiceItemId, change, askedBy } = held;
    if (change === "publication") {
      const next = deployedAgain(row);
      if (!next) {
        const isDown = row.takenDownReason !== null;
        throw new ShopError("conflict", isDown ? t("isTakenDown") : underWayText());
      }
      await record(tx, row, next);
      const payload = { invoiceItemId, task: "publish" as const, userId: askedBy ?? undefined };
      await enqueue(tx, deploySiteJob, payload);
    }
    await tx
      .update(heldSites)
      .set({ status: "approved", decidedBy: adminId, decidedAt: sql`now()` })
      .where(eq(heldSites.id, id));
    const { userId, email, template, license } = await ownerOf(tx, invoiceItemId);
    await recordEvent(tx, "site.approved", {
      subjectId: userId,
      target: `site ${row.name}`,
      detail: change,
    });
    await queueEmail(tx, {
      key: `held-decided:${id}`,
      to: email,
      email: siteApprovedEmail({ template, license, change }),
    });
  });

/** Refuses a held publication or change; the owner is told the reason. */
export const refuseHeld = (adminId: number, id: number, reason: string): Promise<void> =>
  transaction(async (tx) => {
    const { held, row } = await lockHeld(tx, id);
    const { invoiceItemId, change } = held;
    await tx
      .update(heldSites)
      .set({ status: "refused", decidedBy: adminId, decidedAt: sql`now()`, answer: reason })
      .where(eq(heldSites.id, id));
    const { userId, email, template, license } = await ownerOf(tx, invoiceItemId);
    await recordEvent(tx, "site.refused", {
      subjectId: userId,
      target: `site ${row.name}`,
      detail: reason,
    });
    await queueEmail(tx, {
      key: `held-decided:${id}`,
      to: email,
      email: siteRefusedEmail({ template, license, change, answer: reason }),
    });
  });
