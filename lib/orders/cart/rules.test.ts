import { expect, test } from "vitest";
import { presetView } from "@/e2e/support/presets";
import type { CartPreset } from "@/lib/platform/state/cart-preset";
import {
  cartPresetOf,
  cartTotals,
  countLicenses,
  countPerPreset,
  idsOfCartLink,
  isInCart,
  licensesOf,
  maxCartSize,
  partitionAddable,
  perLicense,
  wantedOf,
  withLicenses,
  withoutPresets,
  withPresets,
} from "./rules";

const cali = cartPresetOf(presetView());
const numbered = (id: number): CartPreset => ({ ...cali, id });
const ids = (cart: readonly { id: number }[]) => cart.map(({ id }) => id);

/** @requirement Cart: A preset in the cart keeps its average as rating */
test("a cart's preset has the fields it shows, and the average as its rating", () => {
  expect(cartPresetOf(presetView({ ratingAverage: 4.5 }))).toEqual({
    id: 9,
    name: "Cali",
    priceCents: 7_000,
    lowestPriceCents: null,
    color: "blue",
    type: "shop",
    category: "premium",
    image: "/presets/cali/1.webp",
    rating: 4.5,
  });
  expect(cartPresetOf(presetView({ images: [] })).image).toBe("");
});

const priced = (count: number) => Array.from({ length: count }, () => ({ priceCents: 2_000 }));

/**
 * @requirement Cart: Deployment costs 15 a template plus 50, otherwise 0; it follows the cart and
 *   is remembered while the cart lives
 */
test.each([
  [0, true, 0],
  [1, false, 0],
  [1, true, 6_500],
  [3, true, 9_500],
  [100, true, 155_000],
])("deployment of %i templates, chosen: %j, costs %i cents", (count, withDeployment, cents) => {
  expect(cartTotals(priced(count), { withDeployment })).toEqual({
    subtotalCents: count * 2_000,
    deploymentCents: cents,
    totalCents: count * 2_000 + cents,
  });
});

test("presets are appended to a cart once, up to its limit", () => {
  expect(ids(withPresets([numbered(2)], [numbered(1), numbered(2)]))).toEqual([2, 1]);
  const full = Array.from({ length: maxCartSize }, (_, index) => numbered(index + 1));
  expect(withPresets(full, [numbered(500)])).toEqual(full);
});

test("presets are removed from a cart, also ones that it does not have", () => {
  expect(ids(withoutPresets([numbered(1), numbered(2)], [2, 3]))).toEqual([1]);
  expect(isInCart([numbered(1)], 1)).toBe(true);
  expect(isInCart([numbered(1)], 2)).toBe(false);
});

test("wanted presets are added, already present, or rejected with the reason", () => {
  const known = [1, 2, 3, 5].map((id) => ({
    id,
    isDisabled: id === 2,
    isBought: id === 5,
  }));
  expect(partitionAddable([4, 3, 2, 5, 1, 3], [1], known)).toEqual({
    added: [3],
    rejected: [
      { id: 4, reason: "unknown" },
      { id: 2, reason: "disabled" },
      { id: 5, reason: "bought" },
    ],
  });
});

test("a full cart rejects new presets only", () => {
  const cart = Array.from({ length: maxCartSize }, (_, index) => index + 1);
  const known = [1, 200].map((id) => ({ id, isDisabled: false, isBought: false }));
  expect(partitionAddable([1, 200], cart, known)).toEqual({
    added: [],
    rejected: [{ id: 200, reason: "full" }],
  });
});

/** @requirement Agents: A cart link names presets, and any other address names none */
test.each([
  ["2,9", [2, 9]],
  ["9,2,9", [9, 2]],
  ["7", [7]],
  ["0,5", [5]],
  ["9999999999,5", [5]],
  ["", []],
  ["2,", []],
  ["2, 9", []],
  ["-2", []],
  ["2;9", []],
  ["<script>", []],
  [Array.from({ length: maxCartSize + 1 }, (_, n) => n + 1).join(), []],
])("the cart link of %s names %j", (list, named) => {
  expect(idsOfCartLink(list)).toEqual(named);
});

/** @requirement Licenses: The cart has a number of licenses for each preset, at most ten */
test("a cart is listed per license, and counted again", () => {
  const cart = [{ ...numbered(7), licenses: 3 }, numbered(2)];
  expect(countLicenses(cart)).toBe(4);
  expect(ids(perLicense(cart))).toEqual([7, 7, 7, 2]);
  expect(countPerPreset([7, 2, 7, 7])).toEqual([
    { id: 7, licenses: 3 },
    { id: 2, licenses: 1 },
  ]);
  expect(cart.map(wantedOf)).toEqual([{ id: 7, licenses: 3 }, 2]);
  expect(withLicenses(cart, 2, 10).map(licensesOf)).toEqual([3, 10]);
  expect(cartTotals(perLicense(cart), { withDeployment: true })).toEqual({
    subtotalCents: 4 * 7_000,
    deploymentCents: 5_000 + 4 * 1_500,
    totalCents: 39_000,
  });
});

test("a cart whose licenses fill it rejects a new preset", () => {
  const known = [{ id: 200, isDisabled: false, isBought: false }];
  expect(partitionAddable([200], [1], known, maxCartSize).rejected).toEqual([
    { id: 200, reason: "full" },
  ]);
  expect(partitionAddable([200], [1], known, maxCartSize - 1).added).toEqual([200]);
});
