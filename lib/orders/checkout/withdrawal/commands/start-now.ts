import "server-only";
import { eq } from "drizzle-orm";
import { currentLanguage, currentTranslations } from "#current-translations";
import { transaction } from "@/db/client";
import { invoices } from "@/db/schema/invoices";
import { ShopError } from "@/lib/errors";
import { requireInvoice } from "@/lib/orders/invoices/queries/invoices";
import { recordEvent } from "@/lib/platform/audit/commands";
import { queueEmail } from "@/lib/platform/email/commands/queue-email";
import { enqueue } from "@/lib/platform/jobs/commands/enqueue";
import { sellerTimeZone } from "@/lib/seller-dates";
import { aboutOrder, lockInvoice } from "../../commands/mark-paid";
import { dedupeKey } from "../../emails/dedupe-keys";
import { syncDeploymentsJob } from "../../jobs";
import { startedEmail } from "../emails";
import { isConsumer, waitingOf } from "../rules";
import { startConsentVersion } from "../texts";

const t = currentTranslations("orderErrors");

/** A consumer consents to an immediate start, after the order: what waited begins. */
export async function startNow(id: number, userId: number): Promise<{ id: number }> {
  await requireInvoice(id, { userId, permissions: [] });
  await transaction(async (tx) => {
    const invoice = await lockInvoice(tx, id);
    if (invoice.status !== "paid") throw new ShopError("conflict", t("notOpen"));
    if (isConsumer(invoice) && invoice.consentAt !== null) return;
    const consentAt = new Date();
    const waiting = waitingOf(invoice, { now: consentAt, timeZone: sellerTimeZone() });
    if (!waiting) throw new ShopError("conflict", t("notWaiting"));
    await tx
      .update(invoices)
      .set({ consentAt, consentVersion: startConsentVersion })
      .where(eq(invoices.id, id));
    await recordEvent(tx, "order.start-asked", aboutOrder(invoice));
    await enqueue(tx, syncDeploymentsJob, { invoiceId: id });
    await queueEmail(tx, {
      key: dedupeKey("started", id),
      to: invoice.customer.email,
      email: startedEmail({ id, consentAt, consentLanguage: currentLanguage() }),
    });
  });
  return { id };
}
