import { expect, test } from "vitest";
import { transaction } from "@/db/client";
import { fetchExternalText } from "./external-fetch";

test("no external service is called while a transaction holds its locks", async () => {
  const call = { service: "PayPal", url: "http://127.0.0.1:1", init: {}, timeoutMs: 1_000 };
  await expect(transaction(() => fetchExternalText(call))).rejects.toThrow(
    "must not wait for PayPal",
  );
});
