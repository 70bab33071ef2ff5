import { expect, test, vi } from "vitest";
import { database } from "@/db/client";
import { presets } from "@/db/schema/catalogue";
import { addPreset } from "@/e2e/support/factories";
import { checkCurrency } from "./startup";

/** @requirement Operations: A shop whose prices are in another currency than its setting does not start */
test("a server whose prices are in another currency ends, and says what to do", async () => {
  const exit = vi.spyOn(process, "exit").mockReturnValue(undefined as never);
  const write = vi.spyOn(process.stdout, "write").mockReturnValue(true);
  await addPreset();
  await checkCurrency();
  expect(exit).not.toHaveBeenCalled();
  await database().update(presets).set({ currency: "EUR" });
  await checkCurrency();
  expect(exit).toHaveBeenCalledWith(1);
  expect(write.mock.calls.join()).toContain(
    "Prices are in EUR, and SHOP_CURRENCY is USD. Set it to EUR and build again, or convert them: npm run db:currency -- USD",
  );
});
