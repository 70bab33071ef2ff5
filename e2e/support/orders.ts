import { eq } from "drizzle-orm";
import { POST as postPayOrder } from "@/app/api/shop/pay_order/route";
import { database } from "@/db/client";
import { cartItems } from "@/db/schema/cart";
import { invoices } from "@/db/schema/invoices";
import { payments } from "@/db/schema/payments";
import { shopAmounts } from "@/lib/amounts";
import { applyCoupon, type CouponTerms } from "@/lib/catalogue/coupons/rules";
import { cartTotals, perLicense, type WantedPreset } from "@/lib/orders/cart/rules";
import type { OrderForm } from "@/lib/orders/checkout/schemas";
import { call, jsonBody } from "./call";
import type { addCustomer } from "./customers";
import { addPresets } from "./factories";

type Customer = Awaited<ReturnType<typeof addCustomer>>;
type Preset = Awaited<ReturnType<typeof addPresets>>[number];

/** A preset, with the number of its licenses that are ordered, and that the customer has. */
type Ordered = Preset & Omit<WantedPreset, "id">;

interface OrderOptions {
  paymentMethod?: "paypal" | "bank_transfer";
  deployment?: boolean;
  coupon?: CouponTerms;
}

type Buyer = Pick<Customer, "email" | "name">;

/** The order form that the checkout page sends for these presets. */
export function orderFormOf(
  customer: Buyer,
  presets: Ordered[],
  options: OrderOptions = {},
): OrderForm {
  const products = presets.map(({ id, name, priceCents, licenses, owned }) => ({
    id,
    name,
    priceCents,
    ...(licenses === undefined ? {} : { licenses }),
    ...(owned === undefined ? {} : { owned }),
  }));
  const { deployment: withDeployment = false, coupon } = options;
  const { totalCents } = cartTotals(applyCoupon(perLicense(presets), coupon ?? null), {
    withDeployment,
  });
  return {
    email: customer.email,
    name: customer.name,
    products,
    totalCents,
    paymentMethod: options.paymentMethod ?? "paypal",
    ...(coupon ? { coupon: coupon.code } : {}),
  };
}

/** The request body of these presets, also of none: written by hand, because the schema refuses those. */
export function orderOf(...order: Parameters<typeof orderFormOf>) {
  const { products, totalCents, ...form } = orderFormOf(...order);
  return {
    ...form,
    products: products.map(({ priceCents, ...it }) => ({
      ...it,
      price: shopAmounts.encode(priceCents),
    })),
    totalAmount: shopAmounts.encode(totalCents),
  };
}

export const sendOrder = (
  customer: Customer,
  order: object,
  headers: Record<string, string> = {},
) => call(postPayOrder, "/api/shop/pay_order", jsonBody(order, { ...customer.bearer, ...headers }));

/** Adds new presets to the cart of the customer. */
export async function fillCart(customer: Pick<Customer, "id">, count = 2): Promise<Preset[]> {
  const presets = await addPresets(...Array.from({ length: count }, () => ({})));
  await database()
    .insert(cartItems)
    .values(presets.map(({ id: presetId }) => ({ userId: customer.id, presetId })));
  return presets;
}

/** Places an order that waits for the approval at PayPal. */
export async function beginPayment(
  customer: Customer,
  presets: Ordered[],
  options: OrderOptions = {},
) {
  const response = await sendOrder(customer, orderOf(customer, presets, options));
  const { href, error } = (await response.json()) as { href?: string; error?: string };
  if (!href) throw new Error(error ?? "There is no approval URL.");
  const orderId = new URL(href).searchParams.get("token") ?? "";
  const [payment] = await database().select().from(payments).where(eq(payments.orderId, orderId));
  if (!payment) throw new Error("The payment was not stored.");
  return { href, orderId, paymentId: payment.id, invoiceId: payment.invoiceId };
}

export const invoicesOf = ({ id }: Pick<Customer, "id">) =>
  database().select().from(invoices).where(eq(invoices.userId, id)).orderBy(invoices.id);

export const cartOf = async ({ id }: Pick<Customer, "id">) =>
  (await database().select().from(cartItems).where(eq(cartItems.userId, id))).map(
    ({ presetId }) => presetId,
  );
