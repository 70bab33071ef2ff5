import "server-only";
import { Webhook } from "standardwebhooks";
import { postToCustomer } from "@/lib/platform/http/post-to-customer";
import { site } from "@/lib/site";
import { reasonOf, refusalOf, timeoutMs } from "./rules";
import type { WebhookEvent } from "./schemas";
import { secretsOf } from "./secret";

interface Receiver {
  invoiceItemId: number;
  secretNumber: number;
  address: string;
}

/** Sends an event once. Resolves to the reason why it did not arrive, or to null. */
export async function sendEvent(
  receiver: Receiver,
  id: string,
  event: WebhookEvent,
): Promise<string | null> {
  const body = JSON.stringify(event);
  const now = new Date();
  const signatures = secretsOf(receiver).map((secret) => new Webhook(secret).sign(id, now, body));
  const headers = {
    "content-type": "application/json",
    "user-agent": `${site.name} webhooks`,
    "webhook-id": id,
    "webhook-timestamp": String(Math.floor(now.getTime() / 1000)),
    "webhook-signature": signatures.join(" "),
  };
  try {
    return refusalOf(await postToCustomer({ url: receiver.address, headers, body, timeoutMs }));
  } catch (error) {
    return reasonOf(error);
  }
}
