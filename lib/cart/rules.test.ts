import { expect, test } from "vitest";
import { presetView } from "@/e2e/support/presets";
import type { CartPreset } from "@/lib/state/rules";
import {
  cartPresetOf,
  countText,
  deploymentCostOf,
  isInCart,
  maxCartSize,
  partitionAddable,
  readCart,
  subtotalCents,
  withoutPresets,
  withPresets,
} from "./rules";

const cali = cartPresetOf(presetView());
const numbered = (id: number): CartPreset => ({ ...cali, id });
const ids = (cart: readonly { id: number }[]) => cart.map(({ id }) => id);

/** @requirement Cart: A preset in the cart keeps its average as rating */
test("a cart keeps of a preset what it shows, and the average as its rating", () => {
  expect(cartPresetOf(presetView({ ratingAverage: 4.5 }))).toEqual({
    id: 9,
    name: "Cali",
    price: 70,
    color: "blue",
    type: "shop",
    category: "premium",
    image: "/presets/cali/1.webp",
    rating: 4.5,
  });
  expect(cartPresetOf(presetView({ images: [] })).image).toBe("");
});

/**
 * @requirement Cart: Deployment costs 15 a template plus 50, otherwise 0; it follows the cart and
 *   is remembered while the cart lives
 */
test.each([
  [0, true, 0],
  [1, false, 0],
  [1, true, 65],
  [3, true, 95],
  [100, true, 1550],
])("deployment of %i templates, chosen: %j, costs %i dollars", (templates, isChosen, cost) => {
  expect(deploymentCostOf(templates, isChosen)).toBe(cost);
});

test("a subtotal is exact to the cent", () => {
  expect(subtotalCents([])).toBe(0);
  expect(subtotalCents([{ price: 0.1 }, { price: 0.2 }, { price: 17.5 }])).toBe(1780);
});

test("presets join a cart once, behind the others, as far as there is room", () => {
  expect(ids(withPresets([numbered(2)], [numbered(1), numbered(2)]))).toEqual([2, 1]);
  const full = Array.from({ length: maxCartSize }, (_, index) => numbered(index + 1));
  expect(withPresets(full, [numbered(500)])).toEqual(full);
});

test("presets leave a cart, those that are not there too", () => {
  expect(ids(withoutPresets([numbered(1), numbered(2)], [2, 3]))).toEqual([1]);
  expect(isInCart([numbered(1)], 1)).toBe(true);
  expect(isInCart([numbered(1)], 2)).toBe(false);
});

test("a number of presets is said in words", () => {
  expect([0, 1, 2].map(countText)).toEqual(["0 presets", "1 preset", "2 presets"]);
});

test("wanted presets are sorted into those that join, those that are there, and the refused", () => {
  const known = [1, 2, 3, 5].map((id) => ({
    id,
    isDisabled: id === 2,
    isBought: id === 5,
  }));
  expect(partitionAddable([4, 3, 2, 5, 1, 3], [1], known)).toEqual({
    added: [3],
    refused: [
      { id: 4, reason: "unknown" },
      { id: 2, reason: "disabled" },
      { id: 5, reason: "bought" },
    ],
  });
});

test("a full cart refuses, but not what is in it", () => {
  const cart = Array.from({ length: maxCartSize }, (_, index) => index + 1);
  const known = [1, 200].map((id) => ({ id, isDisabled: false, isBought: false }));
  expect(partitionAddable([1, 200], cart, known)).toEqual({
    added: [],
    refused: [{ id: 200, reason: "full" }],
  });
});

const stored = (...presets: unknown[]) => JSON.stringify(presets);

test("a stored cart is read as it was written", () => {
  const cart = [numbered(3), numbered(1)];
  expect(readCart(JSON.stringify(cart))).toEqual(cart);
  expect(readCart(null)).toEqual([]);
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
])("%j is no cart, and reads as an empty one", (value) => {
  expect(readCart(value)).toEqual([]);
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
  { price: "70" },
  { price: -1 },
  { price: null },
  { price: 1e9 },
  { color: "mauve" },
  { color: ["blue"] },
  { type: "toString" },
  { category: "__proto__" },
  { rating: 6 },
  { rating: "5" },
])("a stored preset with %j is left out, the others stay", (broken) => {
  expect(ids(readCart(stored({ ...cali, ...broken }, numbered(2))))).toEqual([2]);
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
  expect(readCart(stored({ ...cali, image }))).toEqual([{ ...cali, image: "" }]);
});

test("unknown keys are dropped, doubles count once, and the rest is cut off", () => {
  const strange = { ...numbered(1), isAdmin: true, onclick: "alert(1)" };
  expect(readCart(stored(strange, numbered(1)))).toEqual([numbered(1)]);
  const many = Array.from({ length: 300 }, (_, index) => numbered(index + 1));
  expect(readCart(JSON.stringify(many))).toHaveLength(maxCartSize);
});
