import { eq } from "drizzle-orm";
import { database } from "@/db/client";
import { payments } from "@/db/schema/payments";
import type { addCustomer } from "./customers";
import { addPreset } from "./factories";
import { orderOf, sendOrder } from "./orders";
import { returnFromPaypal } from "./payments";
import type { startFakePaypal } from "./paypal";

/** Their profile has a company and a VAT id, which an order of a consumer must not use. */
export const french = {
  firstname: "Marie",
  lastname: "Dupont",
  legalName: "Dupont SARL",
  city: "Lyon",
  zipcode: "69001",
  country: "France",
  vatId: "FRXX123456789",
};

interface Said {
  forBusiness?: boolean;
  startNow?: boolean;
  deployment?: boolean;
}

/** An order by PayPal with what its buyer said in the payment dialog, paid. */
export async function buyAs(
  paypal: Pick<ReturnType<typeof startFakePaypal>, "approve">,
  customer: Awaited<ReturnType<typeof addCustomer>>,
  { deployment = false, ...said }: Said = { forBusiness: false },
) {
  const preset = await addPreset({ url: "/preview/silent" });
  const response = await sendOrder(customer, {
    ...orderOf(customer, [preset], { deployment }),
    ...said,
  });
  const { href = "", error } = (await response.json()) as { href?: string; error?: string };
  const orderId = new URL(href, "http://none.test").searchParams.get("token") ?? "";
  const [payment] = await database().select().from(payments).where(eq(payments.orderId, orderId));
  if (!payment) throw new Error(error ?? "There is no payment.");
  await paypal.approve(orderId);
  const outcome = await returnFromPaypal(orderId);
  if (outcome !== "/pay/outcome/paid") throw new Error(`The order is not paid: ${outcome}`);
  return { invoiceId: payment.invoiceId, presetId: preset.id };
}
