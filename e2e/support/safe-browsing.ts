import { afterAll, beforeAll, beforeEach } from "vitest";
import type { Faults } from "../fakes/email/faults";
import type { FakeService } from "../fakes/http-service";
import { startSafeBrowsing } from "../fakes/safe-browsing";

/** The fake list of dangerous addresses of one test file, without faults at the start of every test. */
export function startFakeSafeBrowsing() {
  let service: FakeService;
  const injectFaults = (faults: Partial<Faults>) =>
    fetch(`${service.url}/control/faults`, { method: "POST", body: JSON.stringify(faults) });

  beforeAll(async () => {
    const started = await startSafeBrowsing();
    service = started;
    process.env.SAFE_BROWSING_URL = started.address;
  });
  beforeEach(() => injectFaults({}));
  afterAll(() => service.stop());

  return { injectFaults };
}
