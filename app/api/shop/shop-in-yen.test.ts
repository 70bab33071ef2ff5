import { vi } from "vitest";
import { testShop } from "@/e2e/support/shop-in-currency";

// Before the imports: modules read the currency when they are loaded, some of them by the set-up of test files.
vi.hoisted(() => {
  vi.resetModules();
  vi.stubEnv("SHOP_CURRENCY", "JPY");
});

testShop("JPY", { price: 17.5, error: "No decimals" });
