import { createHmac, randomBytes, randomUUID, timingSafeEqual } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { failAtRate } from "../mail/faults";
import type { FakeClock } from "./clock";
import type { PaypalOrder } from "./order";
import type { OrderEvent } from "./paypal-orders";
import { captureResource, orderView } from "./view";

/** How notices travel: to where, how often, how late, and how many get lost on the way. */
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
  /** The answers of the receiver so far; 0 when there was none. */
  responseStatuses: number[];
}

const types: Record<OrderEvent, string> = {
  approved: "CHECKOUT.ORDER.APPROVED",
  completed: "PAYMENT.CAPTURE.COMPLETED",
  pending: "PAYMENT.CAPTURE.PENDING",
  denied: "PAYMENT.CAPTURE.DENIED",
  refunded: "PAYMENT.CAPTURE.REFUNDED",
};

/** Milliseconds before each further attempt, where the real service takes three days. */
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
  readonly #notices: WebhookEvent[] = [];
  /** Orders whose notices never arrive. */
  readonly #silent = new Set<string>();
  #post: DeliveryOptions;
  #isLost: () => boolean;

  constructor(
    readonly clock: FakeClock,
    readonly webhookId: string,
    readonly baseUrl: () => string,
    url: string | null,
  ) {
    this.#post = { url, copies: 1, delayMs: 0, loss: 0, seed: 1 };
    this.#isLost = () => false;
  }

  list = (): readonly WebhookEvent[] => this.#notices;

  /** Changes how notices travel from now on. */
  configure(change: Partial<DeliveryOptions>): DeliveryOptions {
    this.#post = { ...this.#post, ...change };
    this.#isLost = failAtRate({ rate: this.#post.loss, seed: this.#post.seed });
    return this.#post;
  }

  /** Every notice about this order gets lost, and only those. */
  suppress(orderId: string) {
    this.#silent.add(orderId);
  }

  emit = (happening: OrderEvent, order: PaypalOrder) => {
    const notice = this.#write(happening, order);
    this.#notices.push(notice);
    const { url, copies, delayMs } = this.#post;
    if (this.#silent.has(order.id)) return;
    for (let copy = 0; url && copy < copies; copy++) {
      if (!this.#isLost()) void this.#deliver(notice, url, delayMs);
    }
  };

  /** Once more, whether or not it arrived before. */
  async resend(id: string): Promise<WebhookEvent | undefined> {
    const notice = this.#notices.find((it) => it.id === id);
    if (notice && this.#post.url) await this.#send(notice, this.#post.url);
    return notice;
  }

  /** What the verification call of the API answers. */
  verify(claim: Partial<Signed>): "SUCCESS" | "FAILURE" {
    const { transmission_id = "", transmission_time = "", transmission_sig = "" } = claim;
    const body = JSON.stringify(claim.webhook_event);
    const expected = this.#sign(transmission_id, transmission_time, claim.webhook_id ?? "", body);
    const given = Buffer.from(transmission_sig, "base64");
    const wanted = Buffer.from(expected, "base64");
    return given.length === wanted.length && timingSafeEqual(given, wanted) ? "SUCCESS" : "FAILURE";
  }

  #sign = (id: string, time: string, webhookId: string, body: string) =>
    createHmac("sha256", this.#key).update(`${id}|${time}|${webhookId}|${body}`).digest("base64");

  #write(happening: OrderEvent, order: PaypalOrder): WebhookEvent {
    const id = `WH-${randomBytes(8).toString("hex").toUpperCase()}`;
    const type = types[happening];
    const isOrder = happening === "approved";
    const body = JSON.stringify({
      id,
      event_version: "1.0",
      create_time: this.clock.iso(),
      resource_type: isOrder ? "checkout-order" : "capture",
      event_type: type,
      summary: `The payment was ${happening}.`,
      resource: isOrder ? orderView(order, this.baseUrl()) : captureResource(order, this.baseUrl()),
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

  async #deliver(notice: WebhookEvent, url: string, delayMs: number) {
    for (const wait of [delayMs, ...retryDelaysMs]) {
      await sleep(wait, undefined, { ref: false });
      const status = await this.#send(notice, url);
      if (status >= 200 && status < 300) return;
    }
  }

  async #send(notice: WebhookEvent, url: string): Promise<number> {
    const status = await fetch(url, {
      method: "POST",
      headers: { "content-type": "application/json", ...notice.headers },
      body: notice.body,
      signal: AbortSignal.timeout(10_000),
    }).then(
      (response) => response.status,
      () => 0,
    );
    notice.responseStatuses.push(status);
    return status;
  }
}
