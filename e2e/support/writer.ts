import { afterAll, beforeAll, beforeEach } from "vitest";
import type { FakeService } from "../fakes/http-service";
import { startWriter, type WriterFaults } from "../fakes/writer";

/** The fake language model of one test file, without faults at the start of every test. */
export function startFakeWriter() {
  let service: FakeService;
  const injectFaults = (faults: Partial<WriterFaults>) =>
    fetch(`${service.url}/control/faults`, { method: "POST", body: JSON.stringify(faults) });

  beforeAll(async () => {
    const started = await startWriter();
    service = started;
    process.env.DRAFT_WRITER_URL = started.address;
    process.env.DRAFT_WRITER_MODEL = "stand-in";
  });
  beforeEach(() => injectFaults({}));
  afterAll(() => service.stop());

  const countAsked = async (): Promise<number> => {
    const response = await fetch(`${service.url}/control/asked`);
    return (await response.json()).asked;
  };

  return { injectFaults, countAsked };
}
