import type { FakeResponse } from "../http-service";
import type { FakeClock } from "./clock";

const lifetimeMs = 6 * 60 * 60 * 1000;

/** Responses by PayPal-Request-Id, repeated for six hours. */
export class IdempotentRequests {
  readonly #responses = new Map<string, { response: FakeResponse; storedAt: number }>();

  constructor(readonly clock: FakeClock) {}

  /** An error is not stored: the same request may succeed later. */
  run(key: string | undefined, handle: () => FakeResponse): FakeResponse {
    const previous = key ? this.#responses.get(key) : undefined;
    if (previous && this.clock.now() - previous.storedAt < lifetimeMs)
      return { ...previous.response, status: 200 };
    const response = handle();
    if (key) this.#responses.set(key, { response, storedAt: this.clock.now() });
    return response;
  }
}
