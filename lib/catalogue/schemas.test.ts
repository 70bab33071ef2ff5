import { expect, test } from "vitest";
import { newPreset, presetBody, presetChange } from "./schemas";

const body = {
  name: "Harbor",
  price: 49.9,
  color: "blue",
  type: "home",
  category: "premium",
  images: [],
  imageTexts: [],
  url: "/preview/Harbor",
  isDisabled: false,
};

test("a validated body has the price that was sent, in dollars", () => {
  expect(presetBody.parse(body)).toEqual(body);
});

test("a new or changed preset has its price in cents, and in no other field", () => {
  const { price, ...facts } = body;
  expect(newPreset.parse(body)).toEqual({ ...facts, priceCents: 4_990 });
  expect(presetChange.parse({ price })).toEqual({ priceCents: 4_990 });
});

test.each([
  [-1, "The price cannot be below 0"],
  [1_000_001, "The price must be at most 1000000"],
  [1.001, "At most two decimals"],
  [1.7e308, "The price must be at most 1000000"],
])("a price of %d dollars is refused", (price, message) => {
  const messages = presetBody.shape.price.safeParse(price).error?.issues.map((it) => it.message);
  expect(messages?.[0]).toBe(message);
});
