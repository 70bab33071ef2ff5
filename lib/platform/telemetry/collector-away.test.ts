import { expect, test } from "vitest";
import { takeLogText } from "@/e2e/support/log";
import { startOtlp } from "./otlp";
import { traced } from "./trace";

test("one line of the log says that a collector does not answer", async () => {
  const { flush } = startOtlp({ endpoint: "http://127.0.0.1:1", serviceName: "shop" });
  await traced({ name: "work" }, async () => {});
  await flush().catch(() => {});
  await flush().catch(() => {});
  const lines = takeLogText().filter((line) => line.includes("Telemetry was not sent"));
  expect(lines).toHaveLength(1);
});
