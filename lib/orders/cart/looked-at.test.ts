import { expect, test } from "vitest";
import { cartOffering, offeredIn } from "./looked-at";

test("the cart offers the preset that its link names", () => {
  expect(offeredIn(new URL(cartOffering(12), "https://shop.test").hash)).toBe(12);
});

test.each(["", "#", "#in-cart", "#preset-", "#preset-x", "#preset-1234567890"])(
  "%j names no preset",
  (fragment) => expect(offeredIn(fragment)).toBe(null),
);
