import { afterAll, beforeAll, beforeEach } from "vitest";
import type { FakeService } from "../fakes/http-service";
import { startPaypal } from "../fakes/paypal";
import type { Faults } from "../fakes/paypal/fault-injector";
import type { LedgerEntry } from "../fakes/paypal/ledger";
import type { PaypalOrder, PurchaseUnit } from "../fakes/paypal/order";
import type { DisputeChange, Reversal } from "../fakes/paypal/paypal-orders";
import type { WebhookEvent } from "../fakes/paypal/webhooks";

/** The fake PayPal of one test file, without faults at the start of every test. It delivers no webhook events by itself. */
export function startFakePaypal() {
  let service: FakeService;
  const read = async <T>(path: string) =>
    (await (await fetch(`${service.url}/control/${path}`)).json()) as T;
  const control = async (path: string, body: object = {}) => {
    const init = { method: "POST", body: JSON.stringify(body) };
    const response = await fetch(`${service.url}/control/${path}`, init);
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
    webhookEvents: () => read<WebhookEvent[]>("webhook-events"),
    ledgerOf: (orderId: string) => read<LedgerEntry[]>(`ledger?order=${orderId}`),
    webhookEventsOf: (orderId: string) => read<WebhookEvent[]>(`webhook-events?order=${orderId}`),
    injectFaults: (faults: Partial<Faults>) => control("faults", faults),
    faultCount: async () => (await read<{ faultCount: number }>("faults")).faultCount,
    advanceClock: (ms: number) => control("clock", { ms }),
    approve: (orderId: string) => control(`orders/${orderId}/approve`),
    decline: (orderId: string) => control(`orders/${orderId}/decline`),
    review: (orderId: string) => control(`orders/${orderId}/pending`),
    complete: (orderId: string) => control(`orders/${orderId}/complete`),
    deny: (orderId: string) => control(`orders/${orderId}/deny`),
    refund: (orderId: string, value?: string) => control(`orders/${orderId}/refund`, { value }),
    reverse: (orderId: string, reversal: Reversal = {}) =>
      control(`orders/${orderId}/reverse`, reversal),
    dispute: (orderId: string, change: DisputeChange = {}) =>
      control(`orders/${orderId}/dispute`, change),
    /** An event of any type about the order as it is. */
    announce: (orderId: string, type: string) => control(`orders/${orderId}/announce`, { type }),
    refuseRefunds: (orderId: string, issue: string | null) =>
      control(`orders/${orderId}/refuse-refunds`, { issue }),
    returnFees: (orderId: string) => control(`orders/${orderId}/return-fees`),
    payFrom: (orderId: string, country: string) => control(`orders/${orderId}/payer`, { country }),
    slowRefunds: (orderId: string) => control(`orders/${orderId}/slow-refunds`),
    completeRefund: (orderId: string) => control(`orders/${orderId}/complete-refund`),
    failRefund: (orderId: string) => control(`orders/${orderId}/fail-refund`),
    tamper: (orderId: string, change: Partial<PurchaseUnit>) =>
      control(`orders/${orderId}/tamper`, change),
    /** Submits the approval page as the buyer; returns the URL that the browser is redirected to. */
    choose: async (approvalUrl: string, choice: string) => {
      const init = { method: "POST", body: new URLSearchParams({ choice }), redirect: "manual" };
      const response = await fetch(approvalUrl, init as RequestInit);
      return response.headers.get("location") ?? (await response.text());
    },
  };
}
