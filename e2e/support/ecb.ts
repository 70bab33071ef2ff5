import { afterAll, beforeAll, beforeEach } from "vitest";
import { startEcb } from "../fakes/ecb";
import type { Faults } from "../fakes/email/faults";
import type { FakeService } from "../fakes/http-service";

/** The fake European Central Bank of one test file, without faults at the start of every test. */
export function startFakeEcb() {
  let service: FakeService;
  const control = (name: string, body: object) =>
    fetch(`${service.url}/control/${name}`, { method: "POST", body: JSON.stringify(body) });
  const injectFaults = (faults: Partial<Faults>) => control("faults", faults);

  beforeAll(async () => {
    service = await startEcb();
    process.env.ECB_URL = service.url;
  });
  beforeEach(() => injectFaults({}));
  afterAll(() => service.stop());

  return {
    injectFaults,
    say: (day: string, perEuro: Record<string, string>) => control("rates", { day, perEuro }),
  };
}
