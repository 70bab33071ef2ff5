import { afterAll, beforeAll, beforeEach } from "vitest";
import type { FakeService } from "../fakes/http-service";
import { startMail } from "../fakes/mail";
import type { Faults } from "../fakes/mail/faults";
import type { Message } from "../fakes/mail/mailbox";

/** The mail service of one test file: empty and well-behaved at the start of every test. */
export function startMailbox() {
  let service: FakeService;
  const ask = (path: string, init?: RequestInit) => fetch(`${service.url}${path}`, init);
  const injectFaults = (faults: Partial<Faults>) =>
    ask("/faults", { method: "POST", body: JSON.stringify(faults) });

  beforeAll(async () => {
    service = await startMail();
    process.env.RESEND_BASE_URL = service.url;
  });
  beforeEach(async () => {
    await injectFaults({});
    await ask("/messages", { method: "DELETE" });
  });
  afterAll(() => service.stop());

  return {
    messages: async () => (await (await ask("/messages")).json()) as Message[],
    misbehave: injectFaults,
  };
}
