import "server-only";
import { eq, sql } from "drizzle-orm";
import { currentTranslations } from "#current-translations";
import { siteWebhooks } from "@/db/schema/webhooks";
import { recordEvent } from "@/lib/platform/audit/commands";
import { aboutSite, requireMailbox, type Which } from "../../commands/change";
import { changeDestinations } from "../../destinations/commands/change";

const t = currentTranslations("siteErrors");

interface WebhookSettings {
  /** Null for none. */
  address: string | null;
  newSecret: boolean;
}

/** Sets, changes or removes the webhook of a customer's site. What waits for a removed one is not sent any more. */
export const saveWebhook = (
  userId: number,
  which: Which,
  { address, newSecret }: WebhookSettings,
) =>
  changeDestinations(userId, which, async (tx, row) => {
    const { invoiceItemId } = row;
    if (address === null) {
      const removed = await tx
        .delete(siteWebhooks)
        .where(eq(siteWebhooks.invoiceItemId, invoiceItemId))
        .returning({ address: siteWebhooks.address });
      if (removed.length === 0) return;
    } else {
      await requireMailbox(tx, userId, t("mailboxForPrograms"));
      const secretNumber = sql`${siteWebhooks.secretNumber} + ${newSecret ? 1 : 0}`;
      await tx.insert(siteWebhooks).values({ invoiceItemId, address }).onConflictDoUpdate({
        target: siteWebhooks.invoiceItemId,
        set: { address, secretNumber },
      });
    }
    await recordEvent(tx, "site.webhook-changed", {
      ...aboutSite(userId, row),
      detail: address === null ? "removed" : new URL(address).host,
    });
  });
