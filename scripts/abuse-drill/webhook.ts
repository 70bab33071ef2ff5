import { randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { atMost, type Figure, forInformation } from "../bench/figures";
import { step } from "../shared/progress.mjs";
import { newAddress } from "./calls";
import { flood } from "./flood";
import { loginFigures, timeLogins } from "./logins";
import { type AttackedShop, countStatuses } from "./shop";

const perSecond = 200;
const seconds = 5;

/** A webhook event as an attacker can forge it: complete except for a valid signature. */
const headersOf = (paypalUrl: string) => ({
  "content-type": "application/json",
  "paypal-auth-algo": "SHA256withRSA",
  "paypal-cert-url": `${paypalUrl}/v1/notifications/certs/CERT-1`,
  "paypal-transmission-id": randomUUID(),
  "paypal-transmission-sig": Buffer.alloc(256, 1).toString("base64"),
  "paypal-transmission-time": new Date().toISOString(),
});

const eventAbout = (orderId?: string) => ({
  id: `WH-${randomUUID()}`,
  event_type: "CHECKOUT.ORDER.APPROVED",
  resource: orderId ? { id: orderId } : {},
});

type Forgery = (shop: AttackedShop) => { headers: Record<string, string>; event: object };

export const certificateOfAnotherHost = () => ({
  headers: headersOf("https://evil.test"),
  event: eventAbout("5O190127TN364715T"),
});

const forgeries: Record<string, Forgery> = {
  "A certificate of another host": certificateOfAnotherHost,
  "An order that does not exist": ({ paypalUrl }) => ({
    headers: headersOf(paypalUrl),
    event: eventAbout("5O190127TN364715T"),
  }),
  "No order": ({ paypalUrl }) => ({ headers: headersOf(paypalUrl), event: eventAbout() }),
};

/** PayPal's fake counts the calls that it fails. */
async function countVerifications<T>({ paypalUrl }: AttackedShop, work: () => Promise<T>) {
  const control = `${paypalUrl}/control/faults`;
  const fail = { method: "POST", body: JSON.stringify({ on: "verify", rate: 1, status: 500 }) };
  const count = async () => (await (await fetch(control)).json()).faultCount as number;
  await fetch(control, fail);
  const before = await count();
  const result = await work();
  const verifications = (await count()) - before;
  await fetch(control, { method: "POST", body: "{}" });
  return { result, verifications };
}

function floodWebhook(shop: AttackedShop, forge: Forgery) {
  const address = newAddress();
  return flood(
    1000 / perSecond,
    (sent) => sent === perSecond * seconds,
    () => {
      const { headers, event } = forge(shop);
      return shop.post("/api/shop/paypal/webhook", event, headers, address);
    },
  );
}

/** Forged events at 200 a second, while customers sign in. */
export async function attackWebhook(shop: AttackedShop): Promise<Figure[]> {
  const quiet = await step("Quiet", () => timeLogins(shop, () => sleep(5_000)));
  const figures: Figure[] = [];
  const attacked: number[] = [];
  for (const [name, forge] of Object.entries(forgeries)) {
    const { result, verifications } = await step(name, () =>
      countVerifications(shop, () => timeLogins(shop, () => floodWebhook(shop, forge))),
    );
    attacked.push(...result.times);
    figures.push(
      forInformation(name, countStatuses(result.result)),
      atMost("Events that reached PayPal", 0, verifications, String),
    );
  }
  return [...loginFigures(quiet.times, attacked), ...figures];
}
