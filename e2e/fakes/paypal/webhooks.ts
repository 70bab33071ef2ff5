import { createHmac, randomBytes, randomUUID, timingSafeEqual } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { failAtRate } from "../email/faults";
import type { FakeClock } from "./clock";
import type { PaypalOrder, Refund } from "./order";
import type { OrderEvent } from "./paypal-orders";
import { captureResource, disputeResource, orderView, refundResource } from "./view";

/** Where webhook events are delivered, in how many copies, how late, and the share that is lost. */
export interface DeliveryOptions {
  url: string | null;
  copies: number;
  delayMs: number;
  loss: number;
  seed: number;
}

export interface WebhookEvent {
  id: string;
  type: string;
  orderId: string;
  headers: Record<string, string>;
  body: string;
  /** Response statuses of the receiver so far; 0 for no response. */
  responseStatuses: number[];
}

const types: Record<OrderEvent, string> = {
  approved: "CHECKOUT.ORDER.APPROVED",
  completed: "PAYMENT.CAPTURE.COMPLETED",
  pending: "PAYMENT.CAPTURE.PENDING",
  denied: "PAYMENT.CAPTURE.DENIED",
  refunded: "PAYMENT.CAPTURE.REFUNDED",
  reversed: "PAYMENT.CAPTURE.REVERSED",
  disputed: "CUSTOMER.DISPUTE.CREATED",
  "dispute-resolved": "CUSTOMER.DISPUTE.RESOLVED",
};

/** The real service retries for three days. */
const retryDelaysMs = [1_000, 5_000, 15_000];

interface Signed {
  transmission_id: string;
  transmission_time: string;
  transmission_sig: string;
  webhook_id: string;
  webhook_event: unknown;
}

export class Webhooks {
  readonly #key = randomBytes(32);
  readonly #events: WebhookEvent[] = [];
  /** Orders whose events are never delivered. */
  readonly #suppressedOrders = new Set<string>();
  #delivery: DeliveryOptions;
  #isLost: () => boolean;

  constructor(
    readonly clock: FakeClock,
    readonly webhookId: string,
    readonly baseUrl: () => string,
    url: string | null,
  ) {
    this.#delivery = { url, copies: 1, delayMs: 0, loss: 0, seed: 1 };
    this.#isLost = () => false;
  }

  list = (): readonly WebhookEvent[] => this.#events;

  /** For events from now on. */
  configure(change: Partial<DeliveryOptions>): DeliveryOptions {
    this.#delivery = { ...this.#delivery, ...change };
    this.#isLost = failAtRate({ rate: this.#delivery.loss, seed: this.#delivery.seed });
    return this.#delivery;
  }

  /** Never delivers the events of this order. */
  suppress(orderId: string) {
    this.#suppressedOrders.add(orderId);
  }

  /** An event that nothing in the fake causes, about the order as it is. */
  announce(type: string, order: PaypalOrder) {
    const refund = /REFUND|REVERSED/.test(type) ? order.refunds.at(-1) : undefined;
    this.#events.push(this.#createEvent(type, order, refund));
  }

  emit = (event: OrderEvent, order: PaypalOrder, refund?: Refund) => {
    const webhookEvent = this.#createEvent(types[event], order, refund);
    this.#events.push(webhookEvent);
    const { url, copies, delayMs } = this.#delivery;
    if (this.#suppressedOrders.has(order.id)) return;
    for (let copy = 0; url && copy < copies; copy++) {
      if (!this.#isLost()) void this.#deliver(webhookEvent, url, delayMs);
    }
  };

  /** Whether or not it was delivered before. */
  async resend(id: string): Promise<WebhookEvent | undefined> {
    const webhookEvent = this.#events.find((it) => it.id === id);
    if (webhookEvent && this.#delivery.url) await this.#send(webhookEvent, this.#delivery.url);
    return webhookEvent;
  }

  /** The result of the verification call of the API. */
  verify(claim: Partial<Signed>): "SUCCESS" | "FAILURE" {
    const { transmission_id = "", transmission_time = "", transmission_sig = "" } = claim;
    const body = JSON.stringify(claim.webhook_event);
    const expected = this.#sign(transmission_id, transmission_time, claim.webhook_id ?? "", body);
    const received = Buffer.from(transmission_sig, "base64");
    const required = Buffer.from(expected, "base64");
    return received.length === required.length && timingSafeEqual(received, required)
      ? "SUCCESS"
      : "FAILURE";
  }

  #sign = (id: string, time: string, webhookId: string, body: string) =>
    createHmac("sha256", this.#key).update(`${id}|${time}|${webhookId}|${body}`).digest("base64");

  #createEvent(type: string, order: PaypalOrder, refund?: Refund): WebhookEvent {
    const id = `WH-${randomBytes(8).toString("hex").toUpperCase()}`;
    const body = JSON.stringify({
      id,
      event_version: "1.0",
      create_time: this.clock.iso(),
      ...this.#resource(type, order, refund),
      event_type: type,
      summary: `${type}: ${order.status}`,
    });
    const transmissionId = randomUUID();
    const time = this.clock.iso();
    return {
      id,
      type,
      orderId: order.id,
      headers: {
        "paypal-auth-algo": "SHA256withRSA",
        "paypal-cert-url": `${this.baseUrl()}/v1/notifications/certs/CERT-sandbox`,
        "paypal-transmission-id": transmissionId,
        "paypal-transmission-time": time,
        "paypal-transmission-sig": this.#sign(transmissionId, time, this.webhookId, body),
      },
      body,
      responseStatuses: [],
    };
  }

  #resource(type: string, order: PaypalOrder, refund?: Refund) {
    const url = this.baseUrl();
    if (type === "CHECKOUT.PAYMENT-APPROVAL.REVERSED") {
      return { resource_type: "payment-approval", resource: { order_id: order.id } };
    }
    if (type.startsWith("CHECKOUT.ORDER.")) {
      return { resource_type: "checkout-order", resource: orderView(order, url) };
    }
    if (type.includes(".DISPUTE.")) {
      return { resource_type: "dispute", resource: disputeResource(order) };
    }
    return refund
      ? { resource_type: "refund", resource: refundResource(refund, order, url) }
      : { resource_type: "capture", resource: captureResource(order, url) };
  }

  async #deliver(webhookEvent: WebhookEvent, url: string, delayMs: number) {
    for (const wait of [delayMs, ...retryDelaysMs]) {
      await sleep(wait, undefined, { ref: false });
      const status = await this.#send(webhookEvent, url);
      if (status >= 200 && status < 300) return;
    }
  }

  async #send(webhookEvent: WebhookEvent, url: string): Promise<number> {
    const status = await fetch(url, {
      method: "POST",
      headers: { "content-type": "application/json", ...webhookEvent.headers },
      body: webhookEvent.body,
      signal: AbortSignal.timeout(10_000),
    }).then(
      (response) => response.status,
      () => 0,
    );
    webhookEvent.responseStatuses.push(status);
    return status;
  }
}
