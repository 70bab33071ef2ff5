import type { FakeResponse } from "../http-service";
import type { FakeClock } from "./clock";

const life = 6 * 60 * 60 * 1000;

/** Answers that a repeated PayPal-Request-Id gets again, for six hours. */
export class IdempotentRequests {
  readonly #answers = new Map<string, { answer: FakeResponse; at: number }>();

  constructor(readonly clock: FakeClock) {}

  /** A refusal is not kept: the same request may succeed later. */
  once(key: string | undefined, work: () => FakeResponse): FakeResponse {
    const earlier = key ? this.#answers.get(key) : undefined;
    if (earlier && this.clock.now() - earlier.at < life) return { ...earlier.answer, status: 200 };
    const answer = work();
    if (key) this.#answers.set(key, { answer, at: this.clock.now() });
    return answer;
  }
}
