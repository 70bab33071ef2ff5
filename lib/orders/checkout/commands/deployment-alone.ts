import "server-only";
import { and, eq, inArray, isNotNull, isNull, sql } from "drizzle-orm";
import { currentTranslations } from "#current-translations";
import type { Database, Transaction } from "@/db/client";
import { presets } from "@/db/schema/catalogue";
import { invoiceItems, invoices } from "@/db/schema/invoices";
import { refundItems } from "@/db/schema/refunds";
import { ShopError } from "@/lib/errors";
import { deploymentAloneCents } from "@/lib/orders/cart/rules";
import { isBought, isDeploymentBought } from "@/lib/orders/invoices/queries/bought";
import { sellerTimeZone } from "@/lib/seller-dates";
import type { OrderForm } from "../schemas";
import { waitingOf } from "../withdrawal/rules";
import { waitRefusal } from "../withdrawal/texts";

const t = currentTranslations("orderErrors");
const deployment = currentTranslations("deployment");

/** A license that was bought without deployment. */
export type Undeployed = NonNullable<Awaited<ReturnType<typeof findUndeployed>>>;

/** The license whose deployment is ordered; null if the order is one of templates. */
export async function findUndeployed(
  tx: Transaction,
  userId: number,
  { deploymentOf, products }: OrderForm,
) {
  if (deploymentOf === undefined) return null;
  const { forBusiness, paidAt, consentAt } = invoices;
  const [found] = await tx
    .select({
      itemId: invoiceItems.id,
      licenseNumber: invoiceItems.licenseNumber,
      name: invoiceItems.name,
      preset: { id: presets.id, category: presets.category },
      isDeployed: sql<boolean>`${isDeploymentBought()}`,
      order: { forBusiness, paidAt, consentAt },
    })
    .from(invoiceItems)
    .innerJoin(invoices, eq(invoices.id, invoiceItems.invoiceId))
    .innerJoin(presets, eq(presets.id, invoiceItems.presetId))
    .where(and(eq(invoiceItems.id, deploymentOf), eq(invoices.userId, userId), isBought()));
  const isAlone = products.length === 1 && products[0]?.id === found?.preset.id;
  if (!found || !isAlone) throw new ShopError("conflict", t("noLicense"));
  if (found.isDeployed) throw new ShopError("conflict", t("deployedBefore", { name: found.name }));
  const waiting = waitingOf(found.order, { now: new Date(), timeZone: sellerTimeZone() });
  if (waiting) throw new ShopError("conflict", waitRefusal(waiting.lastDay));
  return found;
}

/** The price of the deployment, in the place of its preset; no offer applies to it. */
export const deploymentPrices = ({ name, preset }: Undeployed) => ({
  onSale: [
    {
      ...preset,
      name: deployment("deploymentOf", { template: name }),
      priceCents: deploymentAloneCents,
    },
  ],
  offers: { bundles: [], coupon: null },
  coupon: null,
  refusal: null,
});

/** The unpaid orders of a deployment. The lock on the customer's row keeps it from being ordered twice at once. */
export async function listOrderIdsOfDeployment(tx: Transaction, { itemId }: Undeployed) {
  const rows = await tx
    .select({ id: invoices.id })
    .from(invoices)
    .innerJoin(invoiceItems, eq(invoiceItems.invoiceId, invoices.id))
    .where(and(eq(invoiceItems.deploymentOf, itemId), eq(invoices.status, "pending")));
  return rows.map(({ id }) => id);
}

/**
 * Why the money of an order cannot pay for the deployment that it is for; null if it can, or if the order is one of
 * templates.
 */
export async function findDeploymentObstacle(
  db: Pick<Database | Transaction, "select">,
  invoiceId: number,
): Promise<string | null> {
  const line = db
    .select({ deploymentOf: invoiceItems.deploymentOf })
    .from(invoiceItems)
    .where(and(eq(invoiceItems.invoiceId, invoiceId), isNotNull(invoiceItems.deploymentOf)));
  const [license] = await db
    .select({
      isBought: sql<boolean>`${isBought()}`,
      isDeployed: sql<boolean>`${isDeploymentBought()}`,
    })
    .from(invoiceItems)
    .innerJoin(invoices, eq(invoices.id, invoiceItems.invoiceId))
    .where(inArray(invoiceItems.id, line));
  if (license && !license.isBought) return "its license was given back";
  return license?.isDeployed ? "its site was put online by another order" : null;
}

/** The number of the order by which the deployment of one of these items was bought; null if it was not, or was given back. */
export async function findDeploymentOrder(tx: Transaction, itemIds: readonly number[]) {
  const [found] = await tx
    .select({ orderId: invoices.id })
    .from(invoiceItems)
    .innerJoin(invoices, eq(invoices.id, invoiceItems.invoiceId))
    .leftJoin(
      refundItems,
      and(eq(refundItems.invoiceItemId, invoiceItems.id), eq(refundItems.isReleased, false)),
    )
    .where(
      and(
        inArray(invoiceItems.deploymentOf, [...itemIds]),
        eq(invoices.status, "paid"),
        isNull(refundItems.refundedAt),
      ),
    );
  return found?.orderId ?? null;
}
