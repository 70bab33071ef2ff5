import "server-only";
import { eq } from "drizzle-orm";
import { currentTranslations } from "#current-translations";
import { transaction } from "@/db/client";
import { siteReports } from "@/db/schema/site-reports";
import { env } from "@/lib/env";
import { ShopError } from "@/lib/errors";
import { recordEvent } from "@/lib/platform/audit/commands";
import { queueEmail } from "@/lib/platform/email/commands/queue-email";
import { aboutSite } from "../../commands/change";
import { lockSite } from "../../commands/take-down";
import { requireSiteRow } from "../../queries/site";
import { objectionArrivedEmail } from "../emails";
import { findTakedown } from "../queries/takedown";
import { canObject, hoursAfter, objectionHours } from "../rules";

const t = currentTranslations("siteErrors");

/** Takes the one objection of an owner to the takedown of a site. */
export async function objectToTakedown(
  userId: number,
  license: string,
  objection: string,
): Promise<void> {
  const { own } = await requireSiteRow(userId, license);
  await transaction(async (tx) => {
    const { row } = await lockSite(tx, own.invoiceItemId);
    const takedown =
      row.takenDownReason === null ? null : await findTakedown(row.invoiceItemId, tx);
    if (!takedown) throw new ShopError("conflict", t("notTakenDown"));
    if (!canObject(takedown.status)) {
      throw new ShopError("conflict", t("objectedAlready"));
    }
    const { id } = takedown;
    const objectedAt = new Date();
    await tx
      .update(siteReports)
      .set({
        status: "objected",
        objection,
        objectedAt,
        dueAt: hoursAfter(objectedAt, objectionHours),
      })
      .where(eq(siteReports.id, id));
    await recordEvent(tx, "site.objected", aboutSite(userId, row));
    await queueEmail(tx, {
      key: `objection-arrived:${id}`,
      to: env("site").ADMIN_EMAIL,
      ...objectionArrivedEmail(id, row.name),
    });
  });
}
