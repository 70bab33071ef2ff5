import { expect, test } from "vitest";
import { call } from "@/e2e/support/call";
import { currentTerms } from "@/lib/orders/legal/current-terms";
import { POST } from "./route";

test("where only businesses buy, nobody withdraws by the form, and the terms do not say so", async () => {
  const response = await call(POST, "/api/withdrawal", { method: "POST", body: "order=1" });
  expect(response.status).toBe(404);
  expect(JSON.stringify(currentTerms("en"))).not.toMatch(/withdraw/i);
});
