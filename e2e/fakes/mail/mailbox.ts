import { createHash, randomUUID } from "node:crypto";
import type { ReceivedEmail } from "./email";

export interface Message extends ReceivedEmail {
  id: string;
  receivedAt: string;
}

const dayMs = 24 * 60 * 60 * 1000;
const capacity = 2_000;

/** Everything sent, newest first; and the answers that a repeated key gets again. */
export class Mailbox {
  readonly #messages: Message[] = [];
  readonly #answers = new Map<string, { id: string; digest: string; at: number }>();

  list(to?: string | null): Message[] {
    const wanted = to?.toLowerCase();
    return this.#messages.filter(
      (message) => !wanted || message.to.some((one) => one.toLowerCase().includes(wanted)),
    );
  }

  clear() {
    this.#messages.length = 0;
    this.#answers.clear();
  }

  /** The id of the mail; "conflict" when the key was used for another one within a day. */
  accept(
    letter: ReceivedEmail,
    key: string | undefined,
    now = Date.now(),
  ): { id: string } | "conflict" {
    const digest = createHash("sha256").update(JSON.stringify(letter)).digest("hex");
    const earlier = key ? this.#answers.get(key) : undefined;
    if (earlier && now - earlier.at < dayMs) {
      return earlier.digest === digest ? { id: earlier.id } : "conflict";
    }
    const id = randomUUID();
    this.#messages.unshift({ id, receivedAt: new Date(now).toISOString(), ...letter });
    this.#messages.length = Math.min(this.#messages.length, capacity);
    if (key) this.#answers.set(key, { id, digest, at: now });
    return { id };
  }
}
