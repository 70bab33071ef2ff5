import { eq } from "drizzle-orm";
import { beforeEach, expect, test, vi } from "vitest";
import { database } from "@/db/client";
import { emailOutbox } from "@/db/schema/email";
import { payments } from "@/db/schema/payments";
import { call, type Handler, jsonBody, statusAndBody } from "@/e2e/support/call";
import { addCustomer } from "@/e2e/support/customers";
import { addPreset } from "@/e2e/support/factories";
import { flushAfter } from "@/e2e/support/next-stubs/next-server";
import { fillCart, invoicesOf, orderOf, sendOrder } from "@/e2e/support/orders";
import { type OutageMode, outageModes, startOutage } from "@/e2e/support/outage";
import { password } from "@/e2e/support/passwords";
import { cancel, deliverWebhook, returnFromPaypal } from "@/e2e/support/payments";
import { drawPicture } from "@/e2e/support/pictures";
import { newBrowser } from "@/e2e/support/sign-in";
import { watchStderr } from "@/e2e/support/stderr";
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

/** Milliseconds that a buyer is kept waiting, at the very most. */
const patience = 10_000;

/** What is answered, and whether that took longer than a buyer waits. */
async function timed<T>(asking: Promise<T>) {
  const start = performance.now();
  const answer = await asking;
  return { answer, isLate: performance.now() - start > patience };
}

const inTime = (answer: unknown) => ({ answer, isLate: false });

const plainly = (service: string) => ({
  error: `${service} cannot be reached at the moment. Please try again in a minute.`,
});

/** A buyer whom PayPal was still well enough to take. */
async function atPaypal(orderId: string) {
  const customer = await addCustomer();
  const presets = await fillCart(customer, 1);
  const order = orderOf(customer, presets);
  await sendOrder(customer, order);
  const [invoice] = await invoicesOf(customer);
  await database()
    .update(payments)
    .set({ state: "awaiting_payer", orderId, approvalUrl: "https://paypal.test/" })
    .where(eq(payments.invoiceId, invoice?.id ?? 0));
  return orderId;
}

async function sendsPicture(headers: Record<string, string>) {
  const body = new FormData();
  body.set("file", new File([await drawPicture({})], "logo.png", { type: "image/png" }));
  body.set("upload_preset", "logos");
  return call(postPicture, "/api/media", { method: "POST", headers, body });
}

let visits = 0;

async function everybodyComes(manner: OutageMode) {
  // Begun while PayPal refuses, which takes no time.
  await outage.start("refuses");
  const [returning, cancelling] = [
    await atPaypal(`RETURNING${++visits}`),
    await atPaypal(`CANCELLING${visits}`),
  ];
  const { id } = await addPreset();
  const customer = await addCustomer();
  const presets = await fillCart(customer, 1);
  const other = await addCustomer();
  const others = await fillCart(other, 1);
  await outage.start(manner);

  const finished: string[] = [];
  const noted = <T>(what: string, asking: Promise<T>) => {
    asking.finally(() => finished.push(what)).catch(() => {});
    return timed(asking);
  };
  const notice = { headers: {}, body: JSON.stringify({ id: "WH-1", event_type: "A.B" }) };
  const signatures = [
    "auth-algo",
    "cert-url",
    "transmission-id",
    "transmission-sig",
    "transmission-time",
  ];
  for (const name of signatures) Object.assign(notice.headers, { [`paypal-${name}`]: "x" });
  const form = { email: `new-${visits}@example.com`, password, confirmPassword: password };
  const message = { user_email: "ann@example.com", message: "Hello" };
  const results = await Promise.all([
    noted("pay", sendOrder(customer, orderOf(customer, presets)).then(statusAndBody)),
    noted("return", returnFromPaypal(returning)),
    noted("cancel", cancel(cancelling)),
    noted("notice", deliverWebhook(notice).then(statusAndBody)),
    noted("sign-in", newBrowser().begin().then(statusAndBody)),
    noted("list", call(getPresets as Handler, "/api/preset")),
    noted("preset", call(getPreset as Handler, `/api/preset/${id}`, { params: { id: `${id}` } })),
    noted(
      "cart",
      call(getCart as Handler, `/api/shop/order?email=${other.email}`, { headers: other.bearer }),
    ),
    noted("transfer", sendOrder(other, orderOf(other, others, { paymentMethod: "bank_transfer" }))),
    noted(
      "register",
      call(register as Handler, "/api/user/register", jsonBody({ ...form, name: "Ann" })),
    ),
    noted("contact", call(postContact as Handler, "/api/contact", jsonBody(message))),
    noted("picture", sendsPicture(other.cookie)),
  ]);
  return { results, finished };
}

/**
 * @requirement Security and resilience: Without its database the shop responds with 503 and
 *   recovers by itself; without external services it keeps working
 */
test.each(outageModes)(
  "when every outside service %s, the shop is open, and payment says plainly that it is not",
  async (manner) => {
    const lines = watchStderr();
    const { results, finished } = await everybodyComes(manner);
    const [pay, back, given, notice, signIn, ...ours] = results;
    expect(pay).toEqual(inTime({ status: 502, body: { isSuccess: false, ...plainly("PayPal") } }));
    expect(back).toEqual(inTime("/pay/outcome/unknown"));
    expect(given).toEqual(inTime("/pay/outcome/cancelled"));
    expect(notice).toEqual(inTime({ status: 502, body: plainly("PayPal") }));
    expect(signIn.answer).toEqual({
      status: 502,
      body: { error: "The sign-in service cannot be reached. Please try again in a moment." },
    });
    expect(ours.map(({ answer }) => answer.status)).toEqual([200, 200, 200, 200, 201, 201, 200]);
    if (manner === "hangs") {
      // Whoever needs nobody else was served while the others were waiting.
      expect(finished.slice(-4).sort()).toEqual(["notice", "pay", "return", "sign-in"]);
    }
    await flushAfter();
    const mails = await database().select().from(emailOutbox);
    expect(mails.length).toBeGreaterThan(2);
    expect(new Set(mails.map(({ status }) => status))).toEqual(new Set(["due"]));
    expect(lines.join("")).toMatch(/^(next-auth SIGNIN_OAUTH_ERROR: .*\n)?$/);
  },
  120_000,
);
