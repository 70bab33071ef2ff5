import { expect, test } from "vitest";
import { transaction } from "@/db/client";
import { redirect, startFakeService } from "@/e2e/fakes/http-service";
import { fetchExternalText } from "./external-fetch";

test("no external service is called while a transaction holds its locks", async () => {
  const call = { service: "PayPal", url: "http://127.0.0.1:1", init: {}, timeoutMs: 1_000 };
  await expect(transaction(() => fetchExternalText(call))).rejects.toThrow(
    "must not wait for PayPal",
  );
});

test("a service cannot lead to another address", async () => {
  const asked: string[] = [];
  const service = await startFakeService(0, ({ url }) => {
    asked.push(url.pathname);
    return redirect("/elsewhere");
  });
  const call = { service: "PayPal", url: `${service.url}/orders`, init: {}, timeoutMs: 1_000 };
  await expect(fetchExternalText(call)).rejects.toMatchObject({ code: "provider_failed" });
  expect(asked).toEqual(["/orders"]);
  await service.stop();
});
