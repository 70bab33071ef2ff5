import { afterAll, beforeAll, beforeEach } from "vitest";
import type { FakeService } from "../fakes/http-service";
import { startMail } from "../fakes/mail";
import type { Faults } from "../fakes/mail/faults";
import type { InboundEmail, InboundEvent } from "../fakes/mail/inbound";
import type { Message } from "../fakes/mail/mailbox";

/** The fake mail service of one test file: empty and without faults at the start of every test. */
export function startMailbox() {
  let service: FakeService;
  const request = (path: string, init?: RequestInit) => fetch(`${service.url}${path}`, init);
  const injectFaults = (faults: Partial<Faults>) =>
    request("/control/faults", { method: "POST", body: JSON.stringify(faults) });

  beforeAll(async () => {
    service = await startMail();
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
    /** Somebody sends a mail to the shop: the event that the service would deliver. */
    receive: async (email: Partial<InboundEmail>) =>
      (await (
        await request("/inbound", { method: "POST", body: JSON.stringify(email) })
      ).json()) as InboundEvent,
  };
}
