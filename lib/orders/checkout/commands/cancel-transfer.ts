import "server-only";
import { currentTranslations } from "#current-translations";
import { transaction } from "@/db/client";
import { ShopError } from "@/lib/errors";
import { returnToCart } from "@/lib/orders/cart/commands";
import { requireInvoice } from "@/lib/orders/invoices/queries/invoices";
import { paymentReference } from "@/lib/orders/invoices/rules";
import { sumTransfers } from "@/lib/orders/transfers/queries";
import { queueEmail } from "@/lib/platform/email/commands/queue-email";
import { dedupeKey } from "../emails/dedupe-keys";
import { transferCancelledEmail } from "../emails/order-emails";
import { isDeployment } from "../rules";
import { itemsOf, lockInvoice, releaseOrder } from "./mark-paid";

const t = currentTranslations("orderErrors");

/**
 * The buyer cancels an order whose bank transfer has not arrived. Its presets return to the cart,
 * which the order had emptied. An order that was closed before stays as it is.
 */
export async function cancelTransfer(id: number, userId: number): Promise<{ id: number }> {
  await requireInvoice(id, { userId, permissions: [] });
  await transaction(async (tx) => {
    const invoice = await lockInvoice(tx, id);
    if (invoice.method !== "bank_transfer") throw new ShopError("conflict", t("byPaypal"));
    if (invoice.number !== null)
      throw new ShopError("conflict", t("transferArrived", { orderId: String(id) }));
    if (invoice.status !== "pending") return;
    if ((await sumTransfers(tx, id)) > 0)
      throw new ShopError("conflict", t("partOfTransfer", { orderId: String(id) }));
    await releaseOrder(tx, id, { to: "cancelled" });
    const items = await itemsOf(tx, id);
    const templates = items.filter((it) => !isDeployment(it));
    await returnToCart(
      tx,
      userId,
      templates.map(({ presetId }) => presetId),
    );
    await queueEmail(tx, {
      key: dedupeKey("transfer-cancelled", id),
      to: invoice.customer.email,
      email: transferCancelledEmail(invoice, paymentReference(id), templates.length > 0),
    });
  });
  return { id };
}
