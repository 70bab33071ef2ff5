import { afterAll, beforeAll, beforeEach } from "vitest";
import type { FakeService } from "../fakes/http-service";
import { startPaypal } from "../fakes/paypal";
import type { Faults } from "../fakes/paypal/fault-injector";
import type { LedgerEntry } from "../fakes/paypal/ledger";
import type { PaypalOrder, PurchaseUnit } from "../fakes/paypal/order";
import type { WebhookEvent } from "../fakes/paypal/webhooks";

/** The PayPal of one test file, well-behaved at the start of every test. It sends no notices by itself. */
export function startFakePaypal() {
  let service: FakeService;
  const read = async <T>(path: string) =>
    (await (await fetch(`${service.url}/sandbox/${path}`)).json()) as T;
  const control = async (path: string, body: object = {}) => {
    const init = { method: "POST", body: JSON.stringify(body) };
    const response = await fetch(`${service.url}/sandbox/${path}`, init);
    if (!response.ok) throw new Error(`${path}: ${await response.text()}`);
  };

  beforeAll(async () => {
    service = await startPaypal();
    process.env.PAYPAL_BASE_URL = service.url;
  });
  beforeEach(() => control("faults"));
  afterAll(() => service.stop());

  return {
    url: () => service.url,
    ledger: () => read<LedgerEntry[]>("ledger"),
    orders: () => read<PaypalOrder[]>("orders"),
    webhookEvents: () => read<WebhookEvent[]>("notices"),
    ledgerOf: (orderId: string) => read<LedgerEntry[]>(`ledger?order=${orderId}`),
    webhookEventsOf: (orderId: string) => read<WebhookEvent[]>(`notices?order=${orderId}`),
    injectFaults: (faults: Partial<Faults>) => control("faults", faults),
    faultCount: async () => (await read<{ befallen: number }>("faults")).befallen,
    advanceClock: (ms: number) => control("clock", { ms }),
    approve: (orderId: string) => control(`orders/${orderId}/approve`),
    decline: (orderId: string) => control(`orders/${orderId}/decline`),
    review: (orderId: string) => control(`orders/${orderId}/pending`),
    complete: (orderId: string) => control(`orders/${orderId}/complete`),
    deny: (orderId: string) => control(`orders/${orderId}/deny`),
    refund: (orderId: string) => control(`orders/${orderId}/refund`),
    tamper: (orderId: string, change: Partial<PurchaseUnit>) =>
      control(`orders/${orderId}/tamper`, change),
    /** What the buyer does on the approval page; the address the browser is then sent to. */
    choose: async (approvalUrl: string, choice: string) => {
      const init = { method: "POST", body: new URLSearchParams({ choice }), redirect: "manual" };
      const response = await fetch(approvalUrl, init as RequestInit);
      return response.headers.get("location") ?? (await response.text());
    },
  };
}
