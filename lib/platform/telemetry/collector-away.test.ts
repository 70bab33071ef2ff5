import { expect, onTestFinished, test, vi } from "vitest";
import { json, startFakeService } from "@/e2e/fakes/http-service";
import { eventually } from "@/e2e/support/eventually";
import { takeLogText } from "@/e2e/support/log";
import { startOtlp } from "./otlp";
import { traced } from "./trace";

test("one line of the log says that a collector takes nothing", async () => {
  vi.stubEnv("OTEL_BSP_SCHEDULE_DELAY", "1");
  let refused = 0;
  const collector = await startFakeService(0, () => {
    refused++;
    return json({ message: "no" }, 400);
  });
  onTestFinished(collector.stop);
  const traces = startOtlp({ endpoint: collector.url, serviceName: "shop" });
  onTestFinished(() => traces.shutdown());
  for (const count of [1, 2, 3]) {
    await traced({ name: "work" }, async () => {});
    await eventually(() => expect(refused).toBe(count));
  }
  const lines = takeLogText().filter((line) => line.includes("Telemetry was not sent"));
  expect(lines).toHaveLength(1);
});
