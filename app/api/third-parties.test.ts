import { eq } from "drizzle-orm";
import { beforeEach, expect, test, vi } from "vitest";
import { database } from "@/db/client";
import { emailOutbox } from "@/db/schema/email";
import { payments } from "@/db/schema/payments";
import { call, type Handler, jsonBody, statusAndBody } from "@/e2e/support/call";
import { addCustomer } from "@/e2e/support/customers";
import { addPreset } from "@/e2e/support/factories";
import { takeLogText } from "@/e2e/support/log";
import { flushAfter, withoutAfter } from "@/e2e/support/next-stubs/next-server";
import { fillCart, invoicesOf, orderOf, sendOrder } from "@/e2e/support/orders";
import { type OutageMode, outageModes, startOutage } from "@/e2e/support/outage";
import { password } from "@/e2e/support/passwords";
import { cancel, deliverWebhook, returnFromPaypal } from "@/e2e/support/payments";
import { drawPicture } from "@/e2e/support/pictures";
import { newBrowser } from "@/e2e/support/sign-in";
import { env } from "@/lib/env";
import { POST as postContact } from "./contact/route";
import { POST as postPicture } from "./media/route";
import { GET as getPreset } from "./preset/[id]/route";
import { GET as getPresets } from "./preset/route";
import { GET as getCart } from "./shop/order/route";
import { POST as register } from "./user/register/route";

const outage = startOutage([
  "PAYPAL_BASE_URL",
  "RESEND_BASE_URL",
  "OIDC_ISSUER",
  "IMAGE_HOST_URL",
  "IMAGE_UPLOAD_URL",
  "STATIC_HOST_URL",
]);

beforeEach(() => {
  vi.stubEnv("DEPLOY_TO", "static-host");
  vi.stubEnv("STATIC_HOST_TOKEN", "a-token");
});

/** The longest that a buyer may have to wait. */
const timeoutMs = 10_000;

/** The result of a request, and whether it took longer than the timeout. */
async function timed<T>(request: Promise<T>) {
  const start = performance.now();
  const result = await request;
  return { result, isLate: performance.now() - start > timeoutMs };
}

const inTime = (result: unknown) => ({ result, isLate: false });

const unreachable = (service: string) => ({
  error: `${service} cannot be reached at the moment. Please try again in a minute.`,
});

/** An order that was created at PayPal before the outage. */
async function addOrderAtPaypal(orderId: string) {
  const customer = await addCustomer();
  const presets = await fillCart(customer, 1);
  const order = orderOf(customer, presets);
  await sendOrder(customer, order);
  const [invoice] = await invoicesOf(customer);
  await database()
    .update(payments)
    .set({ state: "awaiting_payer", orderId, approvalUrl: "https://paypal.test/" })
    .where(eq(payments.invoiceId, invoice?.id ?? 0));
  return { orderId, bearer: customer.bearer };
}

async function uploadPicture(headers: Record<string, string>) {
  const body = new FormData();
  body.set("file", new File([await drawPicture({})], "logo.png", { type: "image/png" }));
  body.set("upload_preset", "logos");
  return call(postPicture, "/api/media", { method: "POST", headers, body });
}

let visits = 0;

async function sendAllRequests(mode: OutageMode) {
  // Set up while every provider refuses connections, which is the fastest outage.
  await outage.start("refuses");
  const [returning, cancelling] = [
    await addOrderAtPaypal(`RETURNING${++visits}`),
    await addOrderAtPaypal(`CANCELLING${visits}`),
  ];
  const { id } = await addPreset();
  const customer = await addCustomer();
  const presets = await fillCart(customer, 1);
  const other = await addCustomer();
  const others = await fillCart(other, 1);
  await outage.start(mode);

  const finished: string[] = [];
  const tracked = <T>(name: string, request: Promise<T>) => {
    request.finally(() => finished.push(name)).catch(() => {});
    return timed(request);
  };
  const event = {
    headers: {
      "paypal-auth-algo": "SHA256withRSA",
      "paypal-cert-url": `${env("paypal").PAYPAL_BASE_URL}/v1/notifications/certs/CERT-1`,
      "paypal-transmission-id": "69cd13f0-d67a-11e5-baa3-778b53f4ae55",
      "paypal-transmission-sig": "x".repeat(344),
      "paypal-transmission-time": new Date().toISOString(),
    },
    // Of an order of this shop: PayPal is asked about no other.
    body: JSON.stringify({
      id: "WH-1",
      event_type: "CHECKOUT.ORDER.APPROVED",
      resource: { id: returning.orderId },
    }),
  };
  const form = { email: `new-${visits}@example.com`, password, confirmPassword: password };
  const message = { user_email: "ann@example.com", message: "Hello" };
  const results = await Promise.all([
    tracked("pay", sendOrder(customer, orderOf(customer, presets)).then(statusAndBody)),
    tracked("return", returnFromPaypal(returning.orderId)),
    tracked("cancel", cancel(cancelling.orderId, cancelling.bearer)),
    tracked("webhook", deliverWebhook(event).then(statusAndBody)),
    tracked("sign-in", newBrowser().begin().then(statusAndBody)),
    tracked("list", call(getPresets as Handler, "/api/preset")),
    tracked("preset", call(getPreset as Handler, `/api/preset/${id}`, { params: { id: `${id}` } })),
    tracked(
      "cart",
      call(getCart as Handler, `/api/shop/order?email=${other.email}`, { headers: other.bearer }),
    ),
    tracked(
      "transfer",
      sendOrder(other, orderOf(other, others, { paymentMethod: "bank_transfer" })),
    ),
    tracked(
      "register",
      call(register as Handler, "/api/user/register", jsonBody({ ...form, name: "Ann" })),
    ),
    tracked("contact", call(postContact as Handler, "/api/contact", jsonBody(message))),
    tracked("picture", uploadPicture(other.cookie)),
  ]);
  return { results, finished };
}

const expectedInLog = /"provider_failed"|"SIGNIN_OAUTH_ERROR"|"job":"send-email"|"Slow request"/;

/**
 * @requirement Security and resilience: Without its database the shop responds with 503 and
 *   recovers by itself; without external services it keeps working
 */
test.each(outageModes)(
  "when every external service %s, the shop can be browsed, and payments fail with a message",
  async (mode) => {
    const { results, finished } = await withoutAfter(() => sendAllRequests(mode));
    const [pay, returned, canceled, webhook, signIn, ...others] = results;
    expect(pay).toEqual(
      inTime({ status: 502, body: { isSuccess: false, ...unreachable("PayPal") } }),
    );
    expect(returned).toEqual(inTime("/pay/outcome/unknown"));
    expect(canceled).toEqual(inTime("/pay/outcome/cancelled"));
    expect(webhook).toEqual(inTime({ status: 502, body: unreachable("PayPal") }));
    expect(signIn.result).toEqual({
      status: 502,
      body: { error: "The login service cannot be reached. Please try again in a moment." },
    });
    expect(others.map(({ result }) => result.status)).toEqual([200, 200, 200, 200, 201, 201, 200]);
    if (mode === "hangs") {
      // Requests without a provider finished while the others were still waiting.
      expect(finished.slice(-4).sort()).toEqual(["pay", "return", "sign-in", "webhook"]);
    }
    await flushAfter();
    const emails = await database().select().from(emailOutbox);
    expect(emails.length).toBeGreaterThan(2);
    expect(new Set(emails.map(({ status }) => status))).toEqual(new Set(["due"]));
    const unexpected = takeLogText().filter((line) => !expectedInLog.test(line));
    expect(unexpected).toEqual([]);
  },
  120_000,
);
