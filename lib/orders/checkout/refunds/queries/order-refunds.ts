import "server-only";
import { and, asc, desc, eq, inArray, ne } from "drizzle-orm";
import { database } from "@/db/client";
import { invoiceItems, invoices } from "@/db/schema/invoices";
import { refundItems, refundRequests, refunds } from "@/db/schema/refunds";
import { deployments } from "@/db/schema/sites";
import { licenseItemId } from "@/lib/orders/invoices/queries/bought";
import { isOpenRefund, type OrderRefunds, requestDeadline, siteEnd } from "../rules";

const mostOrders = 500;

/** The refunds and refund requests of a customer's paid orders, by the order's id. */
export async function listOrderRefunds(userId: number): Promise<Map<number, OrderRefunds>> {
  const db = database();
  const orders = await db
    .select({
      id: invoices.id,
      paidAt: invoices.paidAt,
      status: invoices.status,
      deploymentCents: invoices.deploymentCents,
    })
    .from(invoices)
    .where(and(eq(invoices.userId, userId), inArray(invoices.status, ["paid", "refunded"])))
    .orderBy(desc(invoices.id))
    .limit(mostOrders);
  if (orders.length === 0) return new Map();
  const ids = orders.map(({ id }) => id);
  const [made, taken, requests] = await Promise.all([
    db
      .select()
      .from(refunds)
      .where(and(inArray(refunds.invoiceId, ids), ne(refunds.status, "refused")))
      .orderBy(asc(refunds.id)),
    db
      .select({
        invoiceId: invoiceItems.invoiceId,
        itemId: invoiceItems.id,
        refundedAt: refundItems.refundedAt,
        address: deployments.address,
      })
      .from(refundItems)
      .innerJoin(invoiceItems, eq(invoiceItems.id, refundItems.invoiceItemId))
      .leftJoin(deployments, eq(deployments.invoiceItemId, licenseItemId))
      .where(and(inArray(invoiceItems.invoiceId, ids), eq(refundItems.isReleased, false)))
      .orderBy(asc(invoiceItems.id)),
    db
      .select()
      .from(refundRequests)
      .where(inArray(refundRequests.invoiceId, ids))
      .orderBy(desc(refundRequests.id)),
  ]);
  const now = new Date();
  return new Map(
    orders.map(({ id, paidAt, status, deploymentCents }) => {
      const ofOrder = ({ invoiceId }: { invoiceId: number }) => invoiceId === id;
      const request = requests.find(ofOrder);
      const items = taken.filter(ofOrder);
      const refundsOfOrder = made.filter(ofOrder);
      const isOnItsWay = refundsOfOrder.some((it) => isOpenRefund(it.status));
      const isInTime = status === "paid" && paidAt !== null && now <= requestDeadline(paidAt);
      return [
        id,
        {
          deploymentCents: refundsOfOrder.some((it) => it.deploymentCents > 0)
            ? 0
            : deploymentCents,
          canRequest: isInTime && !isOnItsWay && request?.status !== "open",
          itemIds: items.flatMap((it) => (it.refundedAt ? it.itemId : [])),
          pendingItemIds: items.flatMap((it) => (it.refundedAt ? [] : it.itemId)),
          siteEnds: items.flatMap(({ itemId, refundedAt, address }) =>
            refundedAt && address ? { itemId, at: siteEnd(refundedAt).toISOString() } : [],
          ),
          creditNotes: refundsOfOrder.flatMap((it) =>
            it.number === null
              ? []
              : { refundId: it.id, number: it.number, amountCents: it.amountCents },
          ),
          request: request ? { status: request.status, answer: request.answer } : null,
        },
      ] as const;
    }),
  );
}
