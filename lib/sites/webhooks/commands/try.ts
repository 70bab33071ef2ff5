import "server-only";
import { randomUUID } from "node:crypto";
import { currentTranslations } from "#current-translations";
import { ShopError } from "@/lib/errors";
import { failureTextOrNull } from "../../failure-text";
import { requireSiteRow } from "../../queries/site";
import { describeSite, findWebhook } from "../queries";
import { sendEvent } from "../send";

const t = currentTranslations("siteErrors");

/** Sends a test event to the webhook of a customer's site. Resolves to the reason why it did not arrive, or to null. */
export async function tryWebhook(userId: number, license: string): Promise<string | null> {
  const { row } = await requireSiteRow(userId, license);
  const webhook = await findWebhook(row.invoiceItemId);
  if (!webhook) throw new ShopError("conflict", t("saveProgram"));
  const reason = await sendEvent(webhook, `test_${randomUUID()}`, {
    type: "test",
    timestamp: new Date().toISOString(),
    data: { site: await describeSite(row.invoiceItemId) },
  });
  return failureTextOrNull(reason);
}
