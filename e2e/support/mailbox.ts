import { afterAll, beforeAll, beforeEach } from "vitest";
import { startEmail } from "../fakes/email";
import type { Faults } from "../fakes/email/faults";
import type { InboundEmail, InboundEvent } from "../fakes/email/inbound";
import type { Message } from "../fakes/email/mailbox";
import type { FakeService } from "../fakes/http-service";

/** The fake email service of one test file: empty and without faults at the start of every test. */
export function startMailbox() {
  let service: FakeService;
  const request = (path: string, init?: RequestInit) => fetch(`${service.url}${path}`, init);
  const injectFaults = (faults: Partial<Faults>) =>
    request("/control/faults", { method: "POST", body: JSON.stringify(faults) });

  beforeAll(async () => {
    service = await startEmail();
    process.env.RESEND_BASE_URL = service.url;
  });
  beforeEach(async () => {
    await injectFaults({});
    await request("/messages", { method: "DELETE" });
  });
  afterAll(() => service.stop());

  return {
    messages: async () => (await (await request("/messages")).json()) as Message[],
    injectFaults,
    /** Somebody sends an email to the shop: the event that the service would deliver. */
    receive: async (email: Partial<InboundEmail>) =>
      (await (
        await request("/inbound", { method: "POST", body: JSON.stringify(email) })
      ).json()) as InboundEvent,
  };
}
