import { currentTranslations } from "#current-translations";
import "server-only";
import { eq } from "drizzle-orm";
import { transaction } from "@/db/client";
import { siteReports } from "@/db/schema/site-reports";
import { lockCopy } from "@/lib/customization/sharing/commands";
import { ShopError } from "@/lib/errors";
import { recordEvent } from "@/lib/platform/audit/commands";
import { queueEmail } from "@/lib/platform/email/commands/queue-email";
import { allowLocked, lockSite, takeDownLocked } from "../../commands/take-down";
import { objectionDeclinedEmail } from "../emails";
import { copyCodeOf, ofCopy } from "../queries/reported-drafts";
import { findTakedown } from "../queries/takedown";
import type { ReportDecision } from "../schemas";
import { closeReports, listOpenReports, ofSite, staffEmail } from "./close";
import { endSharing } from "./end-sharing";

const t = currentTranslations("caseRefusals");

/** Decides about a case, or about the objection in it. The site, or the shared draft, is locked before the case. */
export const decideReport = (
  adminId: number,
  id: number,
  decision: ReportDecision,
): Promise<void> =>
  transaction(async (tx) => {
    const [found] = await tx
      .select({ siteId: siteReports.invoiceItemId, copyCode: copyCodeOf(siteReports.address) })
      .from(siteReports)
      .where(eq(siteReports.id, id));
    if (!found) throw new ShopError("not_found", t("unknownReport"));
    const owned = found.siteId === null ? null : await lockSite(tx, found.siteId);
    const copy =
      owned === null && found.copyCode !== null ? await lockCopy(tx, found.copyCode) : null;
    const [report] = await tx
      .select({ status: siteReports.status })
      .from(siteReports)
      .where(eq(siteReports.id, id))
      .for("update");
    const isObjection = decision.status === "restored" || decision.status === "upheld";
    if (report?.status !== (isObjection ? "objected" : "open")) {
      throw new ShopError("conflict", t("decided"));
    }
    const { reason } = decision;
    if (decision.status === "no_action") {
      const target = owned ? ofSite(owned.row.invoiceItemId) : copy && ofCopy(copy.code);
      const others = decision.withOthers && target ? await listOpenReports(tx, target) : [];
      const closing = { status: "no_action", reason, ground: null, adminId, leadId: id } as const;
      return closeReports(tx, [id, ...others], closing);
    }
    if (copy && decision.status === "taken_down") {
      return endSharing(tx, copy, { adminId, reason, ground: decision.ground, leadId: id });
    }
    if (!owned) throw new ShopError("conflict", t("gone"));
    if (decision.status === "taken_down") {
      const { ground } = decision;
      if (owned.row.takenDownReason === null) {
        return takeDownLocked(tx, owned, { adminId, reason, ground, leadId: id });
      }
      // It is offline already: its owner has had a statement, and objects to that.
      const leadId = (await findTakedown(owned.row.invoiceItemId, tx))?.id ?? id;
      return closeReports(tx, [id], { status: "taken_down", reason, ground, adminId, leadId });
    }
    const facts = {
      target: `report ${id}`,
      detail: decision.status,
      subjectId: owned.userId,
    } as const;
    await recordEvent(tx, "site.objection-decided", facts);
    if (decision.status === "restored") return allowLocked(tx, owned, adminId, reason);
    await tx
      .update(siteReports)
      .set({
        status: "upheld",
        objectionAnswer: reason,
        objectionDecidedBy: await staffEmail(tx, adminId),
        objectionDecidedAt: new Date(),
      })
      .where(eq(siteReports.id, id));
    await queueEmail(tx, {
      key: `objection-declined:${id}`,
      to: owned.email,
      email: objectionDeclinedEmail(owned.template, reason),
    });
  });
