import { step } from "../shared/progress.mjs";
import { Customer, type Times } from "./customer";
import { atMost, type Figure, forInformation, milliseconds } from "./figures";
import { percentile } from "./statistics";

const atOnce = 20;
const goalMs = 600;

interface OnSale {
  id: number;
  price: number;
}

/** The buyer's approval on PayPal's page. */
export async function approve(orderId: string) {
  const address = `${process.env.PAYPAL_BASE_URL}/control/orders/${orderId}/approve`;
  await fetch(address, { method: "POST", body: "{}" });
}

async function buyEverything(customer: Customer, presets: OnSale[]) {
  for (const preset of presets) {
    await customer.logIn();
    await customer.readCart();
    await customer.addToCart(preset.id);
    const orderId = await customer.order(preset);
    await approve(orderId);
    await customer.returnFromPaypal(orderId);
  }
}

/** Throws when any call fails. */
export async function measureCustomers(url: string): Promise<Figure[]> {
  const listed = await fetch(`${url}/api/preset?quantity=100`);
  const presets = (await listed.json()) as OnSale[];
  const customers = Array.from(
    { length: atOnce },
    (_, n) => new Customer(url, `bench-${n}@example.com`),
  );
  await step("Register customers", async () => {
    for (const customer of customers) await customer.register();
  });
  const times: Times = new Map();
  await step(`${atOnce} customers buy ${presets.length} presets each`, () =>
    Promise.all(
      customers.map((customer) => {
        customer.times = times;
        return buyEverything(customer, presets);
      }),
    ),
  );
  const all = [...times.values()].flat();
  return [
    { what: "Calls that failed", goal: "none", measured: `none of ${all.length}`, isMet: true },
    atMost(
      `All calls, ${atOnce} customers at once, p95`,
      goalMs,
      percentile(all, 0.95),
      milliseconds,
    ),
    ...[...times].flatMap(([what, taken]) => [
      atMost(`${what}, p95`, goalMs, percentile(taken, 0.95), milliseconds),
      forInformation(`${what}, median`, milliseconds(percentile(taken, 0.5))),
    ]),
  ];
}
