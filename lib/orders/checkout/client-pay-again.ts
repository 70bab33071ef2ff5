"use client";

import { ShopError } from "@/lib/errors";
import { addToCart } from "@/lib/orders/cart/client";
import { storeCoupon } from "@/lib/orders/cart/client-coupon";
import { chooseDeployment } from "@/lib/orders/cart/client-deployment";
import { addLicense, setLicenses } from "@/lib/orders/cart/client-licenses";
import { fetchBought, fetchPresets } from "@/lib/orders/cart/client-presets";
import { countPerPreset } from "@/lib/orders/cart/rules";
import { listPriceOf } from "@/lib/orders/invoices/rules";
import type { Invoice } from "@/lib/orders/invoices/schemas";
import { fetchQuote, placeOrder } from "./client";
import { type ChangedOrder, changeOf } from "./rules";

export type PaidAgain = { href: string } | { changed: ChangedOrder };

const isConflict = (error: unknown): error is ShopError =>
  error instanceof ShopError && error.code === "conflict";

/**
 * Orders the items of an unpaid order again by PayPal: at today's prices, for the total that the
 * customer knows. If the order is refused because something changed, resolves to the changes.
 */
export async function payAgain(invoice: Invoice): Promise<PaidAgain> {
  const [deployment] = invoice.invoiceItems;
  if (deployment?.deploymentOf) return { href: await orderDeployment(invoice, deployment) };
  const { userEmail, totalCents, couponCode, invoiceItems, forBusiness, buyerReference } = invoice;
  const wanted = countPerPreset(invoiceItems.map(({ presetId }) => presetId));
  const onSale = await fetchPresets(wanted.map(({ id }) => id));
  const bought = await fetchBought();
  const products = wanted.map(({ id, licenses }) => {
    const item = invoiceItems.find(({ presetId }) => presetId === id);
    return {
      id,
      licenses,
      owned: bought.filter((it) => it === id).length,
      name: item?.preset.presetName,
      priceCents:
        onSale.find((preset) => preset.id === id)?.priceCents ??
        (item ? listPriceOf(item.preset) : 0),
    };
  });
  const order = {
    email: userEmail,
    products,
    totalCents,
    withDeployment: invoice.deploymentCents > 0,
    paymentMethod: "paypal" as const,
    forBusiness: forBusiness ?? undefined,
    buyerReference,
    ...(couponCode === null ? {} : { coupon: couponCode }),
  };
  try {
    return { href: await placeOrder(order, crypto.randomUUID()) };
  } catch (error) {
    const changed = isConflict(error) && (await findChange(invoice));
    if (!changed) throw error;
    return { changed };
  }
}

const orderDeployment = (
  { userEmail: email, totalCents, forBusiness, buyerReference }: Invoice,
  { presetId: id, deploymentOf }: Invoice["invoiceItems"][number],
) =>
  placeOrder(
    {
      email,
      products: [{ id, priceCents: totalCents }],
      totalCents,
      deploymentOf: deploymentOf ?? undefined,
      paymentMethod: "paypal",
      forBusiness: forBusiness ?? undefined,
      buyerReference,
    },
    crypto.randomUUID(),
  );

/**
 * Null if the order still costs the same: then it was refused for another reason, such as a payment
 * in progress.
 */
async function findChange(invoice: Invoice): Promise<ChangedOrder | null> {
  const products = countPerPreset(invoice.invoiceItems.map(({ presetId }) => presetId));
  const asked = { products, withDeployment: invoice.deploymentCents > 0 };
  const withoutCoupon = () => fetchQuote({ ...asked, coupon: "" });
  try {
    const quote = await fetchQuote({ ...asked, coupon: invoice.couponCode ?? "" });
    return changeOf(invoice, quote, null);
  } catch (error) {
    if (!isConflict(error)) throw error;
    return changeOf(invoice, await withoutCoupon(), error.message);
  }
}

/**
 * Puts the items of an order that are still sold into the cart, with its coupon if that is still
 * valid, and its deployment.
 */
export async function bringBack(
  { deploymentCents }: Pick<Invoice, "deploymentCents">,
  { presetIds, couponCode }: ChangedOrder,
): Promise<void> {
  const bought = await fetchBought();
  const counts = countPerPreset(presetIds);
  await addToCart(counts.flatMap(({ id }) => (bought.includes(id) ? [] : id)));
  for (const { id, licenses } of counts) {
    if (bought.includes(id)) await addLicense(id);
    if (licenses > 1) await setLicenses(id, licenses);
  }
  // After the items, because an empty cart removes coupon and deployment.
  if (couponCode !== null) storeCoupon(couponCode);
  if (deploymentCents > 0) chooseDeployment(true);
}
