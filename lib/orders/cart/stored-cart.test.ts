import { expect, test } from "vitest";
import { presetView } from "@/e2e/support/presets";
import type { CartPreset } from "@/lib/platform/state/cart-preset";
import { cartPresetOf, maxCartSize } from "./rules";
import { parseStoredCart, serializeCart } from "./stored-cart";

const cali = cartPresetOf(presetView());
const numbered = (id: number): CartPreset => ({ ...cali, id });
const ids = (cart: readonly { id: number }[]) => cart.map(({ id }) => id);

const stored = (...presets: unknown[]) => JSON.stringify(presets);

const storedCali = {
  id: 9,
  name: "Cali",
  priceCents: 7_000,
  color: "blue",
  type: "shop",
  category: "premium",
  image: "/presets/cali/1.webp",
  rating: 0,
};

test("a stored cart is read back unchanged", () => {
  const cart = [numbered(3), { ...numbered(1), priceCents: 1_750 }];
  expect(parseStoredCart(serializeCart(cart))).toEqual(cart);
  expect(parseStoredCart(null)).toEqual([]);
});

test("a stored preset of a sale keeps what is reduced, unless that is no more than its price", () => {
  const inSale = { ...cali, priceCents: 1_600, lowestPriceCents: 2_000 };
  expect(parseStoredCart(serializeCart([inSale]))).toEqual([inSale]);
  for (const lowestPriceCents of [7_000, 1_234.5, "8000", null, 1e11]) {
    expect(parseStoredCart(stored({ ...storedCali, lowestPriceCents }))).toEqual([cali]);
  }
});

test("prices are stored in cents", () => {
  expect(JSON.parse(serializeCart([cali]))).toEqual([storedCali]);
});

test.each([
  "",
  "null",
  "undefined",
  "true",
  "0",
  '"cart"',
  "{}",
  '{"length":1,"0":{"id":1}}',
  "[",
  "[object Object]",
  "[null]",
  "[[]]",
  "[1]",
  '["1"]',
  "[{}]",
  "[".repeat(10_000),
  "\0",
  '{"__proto__":[]}',
])("%j is read as an empty cart", (value) => {
  expect(parseStoredCart(value)).toEqual([]);
});

test.each([
  { id: "9" },
  { id: 0 },
  { id: 1.5 },
  { id: 2_147_483_648 },
  { id: null },
  { name: "" },
  { name: 5 },
  { name: "x".repeat(81) },
  { priceCents: "7000" },
  { priceCents: -1 },
  { priceCents: null },
  { priceCents: 1e11 },
  { priceCents: 1_750.4 },
  { color: "mauve" },
  { color: ["blue"] },
  { type: "toString" },
  { category: "__proto__" },
  { rating: 6 },
  { rating: "5" },
])("a stored preset with %j is left out, the others stay", (broken) => {
  expect(
    ids(parseStoredCart(stored({ ...storedCali, ...broken }, { ...storedCali, id: 2 }))),
  ).toEqual([2]);
});

test.each([
  "javascript:alert(1)",
  "//elsewhere.example/x.png",
  "/\\elsewhere.example/x.png",
  "https://elsewhere.example/x.png",
  '/x.png" onerror="alert(1)',
  5,
  null,
])("a picture that is not of this site is left out: %j", (image) => {
  expect(parseStoredCart(stored({ ...storedCali, image }))).toEqual([{ ...cali, image: "" }]);
});

test("unknown keys and duplicates are dropped, and the list is cut at its limit", () => {
  const strange = { ...storedCali, isAdmin: true, onclick: "alert(1)" };
  expect(parseStoredCart(stored(strange, storedCali))).toEqual([cali]);
  const many = Array.from({ length: 300 }, (_, index) => numbered(index + 1));
  expect(parseStoredCart(serializeCart(many))).toHaveLength(maxCartSize);
});

test("the number of licenses is stored, and one is the number without it", () => {
  const several = { ...cali, licenses: 10 };
  expect(parseStoredCart(serializeCart([several]))).toEqual([several]);
  expect(serializeCart([{ ...cali, licenses: 1 }])).toBe(serializeCart([cali]));
  for (const licenses of [0, 1, 11, -2, 2.5, "3", null, [2]]) {
    expect(parseStoredCart(stored({ ...storedCali, licenses }))).toEqual([cali]);
  }
});
