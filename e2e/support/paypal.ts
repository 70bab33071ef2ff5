import { afterAll, beforeAll, beforeEach } from "vitest";
import type { Service } from "../fakes/http-service";
import { startPaypal } from "../fakes/paypal";
import type { Faults } from "../fakes/paypal/faults";
import type { LedgerEntry } from "../fakes/paypal/ledger";
import type { Order, Unit } from "../fakes/paypal/order";
import type { WebhookEvent } from "../fakes/paypal/webhooks";

/** The PayPal of one test file, well-behaved at the start of every test. It sends no notices by itself. */
export function startFakePaypal() {
  let service: Service;
  const read = async <T>(path: string) =>
    (await (await fetch(`${service.url}/sandbox/${path}`)).json()) as T;
  const tell = async (path: string, body: object = {}) => {
    const init = { method: "POST", body: JSON.stringify(body) };
    const response = await fetch(`${service.url}/sandbox/${path}`, init);
    if (!response.ok) throw new Error(`${path}: ${await response.text()}`);
  };

  beforeAll(async () => {
    service = await startPaypal();
    process.env.PAYPAL_BASE_URL = service.url;
  });
  beforeEach(() => tell("faults"));
  afterAll(() => service.stop());

  return {
    url: () => service.url,
    ledger: () => read<LedgerEntry[]>("ledger"),
    orders: () => read<Order[]>("orders"),
    notices: () => read<WebhookEvent[]>("notices"),
    ledgerOf: (orderId: string) => read<LedgerEntry[]>(`ledger?order=${orderId}`),
    noticesOf: (orderId: string) => read<WebhookEvent[]>(`notices?order=${orderId}`),
    misbehave: (faults: Partial<Faults>) => tell("faults", faults),
    befallen: async () => (await read<{ befallen: number }>("faults")).befallen,
    pass: (ms: number) => tell("clock", { ms }),
    approve: (orderId: string) => tell(`orders/${orderId}/approve`),
    decline: (orderId: string) => tell(`orders/${orderId}/decline`),
    review: (orderId: string) => tell(`orders/${orderId}/pending`),
    complete: (orderId: string) => tell(`orders/${orderId}/complete`),
    deny: (orderId: string) => tell(`orders/${orderId}/deny`),
    refund: (orderId: string) => tell(`orders/${orderId}/refund`),
    tamper: (orderId: string, change: Partial<Unit>) => tell(`orders/${orderId}/tamper`, change),
    /** What the buyer does on the approval page; the address the browser is then sent to. */
    choose: async (approvalUrl: string, choice: string) => {
      const init = { method: "POST", body: new URLSearchParams({ choice }), redirect: "manual" };
      const response = await fetch(approvalUrl, init as RequestInit);
      return response.headers.get("location") ?? (await response.text());
    },
  };
}
