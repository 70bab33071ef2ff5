import { createHash, randomUUID } from "node:crypto";
import type { ReceivedEmail } from "./email";

export interface Message extends ReceivedEmail {
  id: string;
  receivedAt: string;
}

const dayMs = 24 * 60 * 60 * 1000;
const capacity = 12_000;

/** Everything sent, newest first, and the responses for repeated idempotency keys. */
export class Mailbox {
  readonly #messages: Message[] = [];
  readonly #responses = new Map<string, { id: string; digest: string; acceptedAt: number }>();

  list(to?: string | null): Message[] {
    const wanted = to?.toLowerCase();
    return this.#messages.filter(
      (message) => !wanted || message.to.some((one) => one.toLowerCase().includes(wanted)),
    );
  }

  clear() {
    this.#messages.length = 0;
    this.#responses.clear();
  }

  /** The id of the email; "conflict" when the key was used for another one within a day. */
  accept(
    email: ReceivedEmail,
    key: string | undefined,
    now = Date.now(),
  ): { id: string } | "conflict" {
    const digest = createHash("sha256").update(JSON.stringify(email)).digest("hex");
    const previous = key ? this.#responses.get(key) : undefined;
    if (previous && now - previous.acceptedAt < dayMs) {
      return previous.digest === digest ? { id: previous.id } : "conflict";
    }
    const id = randomUUID();
    this.#messages.unshift({ id, receivedAt: new Date(now).toISOString(), ...email });
    this.#messages.length = Math.min(this.#messages.length, capacity);
    if (key) this.#responses.set(key, { id, digest, acceptedAt: now });
    return { id };
  }
}
