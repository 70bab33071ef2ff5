import { afterAll, beforeAll, beforeEach } from "vitest";
import type { Faults } from "../fakes/email/faults";
import type { FakeService } from "../fakes/http-service";
import { startVies } from "../fakes/vies";

/** The fake VIES of one test file, without faults at the start of every test. */
export function startFakeVies() {
  let service: FakeService;
  const injectFaults = (faults: Partial<Faults>) =>
    fetch(`${service.url}/control/faults`, { method: "POST", body: JSON.stringify(faults) });

  beforeAll(async () => {
    service = await startVies();
    process.env.VIES_URL = service.url;
  });
  beforeEach(() => injectFaults({}));
  afterAll(() => service.stop());

  return {
    injectFaults,
    questions: async () =>
      (await (await fetch(`${service.url}/control/questions`)).json()) as {
        countryCode: string;
        vatNumber: string;
        requesterMemberStateCode?: string;
        requesterNumber?: string;
      }[],
  };
}
