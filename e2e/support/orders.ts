import { eq } from "drizzle-orm";
import { POST as postPayOrder } from "@/app/api/shop/pay_order/route";
import { database } from "@/db/client";
import { cartItems } from "@/db/schema/cart";
import { invoices } from "@/db/schema/invoices";
import { payments } from "@/db/schema/payments";
import { deploymentCostOf } from "@/lib/cart/rules";
import { dollars } from "@/lib/money";
import { call, jsonBody } from "./call";
import type { addCustomer } from "./customers";
import { addPresets } from "./factories";

type Customer = Awaited<ReturnType<typeof addCustomer>>;
type Preset = Awaited<ReturnType<typeof addPresets>>[number];

interface OrderOptions {
  paymentMethod?: "paypal" | "bank_transfer";
  deployment?: boolean;
}

/** The request body that the checkout page sends for these presets. */
export function orderOf(
  customer: Pick<Customer, "email" | "name">,
  presets: Preset[],
  options: OrderOptions = {},
) {
  const products = presets.map(({ id, name, priceCents }) => ({
    id,
    name,
    price: dollars(priceCents),
  }));
  const subtotal = presets.reduce((sum, { priceCents }) => sum + priceCents, 0);
  return {
    email: customer.email,
    name: customer.name,
    products,
    totalAmount: dollars(subtotal) + deploymentCostOf(presets.length, options.deployment ?? false),
    paymentMethod: options.paymentMethod ?? "paypal",
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
  presets: Preset[],
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
