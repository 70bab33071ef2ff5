import { expect, test } from "vitest";
import type { Profile } from "@/lib/platform/sessions/rules";
import type { CartPreset } from "./cart-preset";
import {
  initialSpecState,
  type Model,
  type ModelOrder,
  reduceSpec,
  type SpecAction,
  type SpecState,
} from "./spec-actions";

const model = (facts: Partial<Model> = {}): Model => ({
  id: 1,
  name: "Cali",
  priceCents: 7_000,
  owned: 0,
  rating: 0,
  released: "2026-01-01T00:00:00.000Z",
  colors: ["blue"],
  type: ["shop"],
  ...facts,
});

const preset = (id: number): CartPreset => ({
  id,
  name: `Preset ${id}`,
  priceCents: 2_000,
  lowestPriceCents: null,
  color: "blue",
  type: "shop",
  category: "basic",
  image: "",
  rating: 0,
});

const ann: Profile = { email: "ann@example.com", name: "Acme", logo: "", about: "" };
const eve: Profile = { ...ann, email: "eve@example.com" };

/** The state after `actions`; whatever they do, the states before stay as they were. */
const after = (...actions: SpecAction[]): SpecState =>
  actions.reduce((state, action) => {
    const before = structuredClone(state);
    const next = reduceSpec(state, action);
    expect(state).toEqual(before);
    return next;
  }, initialSpecState);

const withModels = (...models: Model[]): SpecAction => ({ type: "add-models", models });
const ids = (models: Model[]) => models.map(({ id }) => id);

/**
 * @requirement Client state: The state starts with one preset, page 1, no deployment, cost 0,
 *   nobody signed in
 */
test("the initial state has one preset, page 1, an empty cart and an unknown visitor", () => {
  expect(initialSpecState).toEqual({
    models: [],
    allModels: [],
    cart: [],
    cartStatus: "unknown",
    bought: [],
    user: null,
    presets: 1,
    deployment: false,
    deploymentCents: 0,
    login: false,
    isVisitorKnown: false,
    colores: { primary: "", secondary: "", text01: "", text02: "" },
    currentPage: 1,
  });
});

/**
 * @requirement Client state: Models are added to both lists, one model to what is shown, a disabled
 *   one leaves both
 */
test("models are added to what is shown and to everything, one model only to what is shown", () => {
  const state = after(withModels(model({ id: 1 })), withModels(model({ id: 2 })), {
    type: "add-model",
    model: model({ id: 3 }),
  });
  expect(ids(state.models)).toEqual([1, 2, 3]);
  expect(ids(state.allModels)).toEqual([1, 2]);
});

/**
 * @requirement Client state: Models are added to both lists, one model to what is shown, a disabled
 *   one leaves both
 */
test("a disabled model is removed from both lists", () => {
  const state = after(withModels(model({ id: 1 }), model({ id: 2 })), {
    type: "remove-disabled",
    id: 1,
  });
  expect(ids(state.models)).toEqual([2]);
  expect(ids(state.allModels)).toEqual([2]);
});

const three = withModels(
  model({ id: 1, name: "bravo", priceCents: 2_000, owned: 5, rating: 3, released: "2026-02-01" }),
  model({ id: 2, name: "Alpha", priceCents: 9_000, owned: 1, rating: 5, released: "2026-03-01" }),
  model({ id: 3, name: "Charlie", priceCents: 4_500, owned: 9, rating: 4, released: "2026-01-01" }),
);

/**
 * @requirement Client state: Sorts by name, owned, price ("ascendant" is highest first), rating and
 *   release
 */
test.each<[ModelOrder, number[], string]>([
  ["name-ascendant", [2, 1, 3], "A to Z, capitals or not"],
  ["name-descendant", [3, 1, 2], "Z to A"],
  ["owned", [3, 1, 2], "most first"],
  ["price-ascendant", [2, 3, 1], "highest first, whatever the word says"],
  ["price-descendant", [1, 3, 2], "lowest first"],
  ["rating", [2, 3, 1], "highest first"],
  ["release", [2, 1, 3], "newest first"],
])("sorted by %s: %j (%s)", (order, expected) => {
  const state = after(three, { type: "sort-models", order });
  expect(ids(state.models)).toEqual(expected);
  expect(ids(state.allModels), "everything stays as it came").toEqual([1, 2, 3]);
});

test("models that are equal keep their order", () => {
  const state = after(withModels(model({ id: 2 }), model({ id: 1 })), {
    type: "sort-models",
    order: "price-ascendant",
  });
  expect(ids(state.models)).toEqual([2, 1]);
});

/** @requirement Client state: Filters by color and type work on what is shown */
test("filters keep the models with the value, of those that are shown", () => {
  const all = withModels(
    model({ id: 1, colors: ["blue", "red"], type: ["shop"] }),
    model({ id: 2, colors: ["red"], type: ["shop", "cart"] }),
    model({ id: 3, colors: ["green"], type: ["cart"] }),
  );
  const byColor = { type: "filter-by-color", color: "red" } as const;
  const byType = { type: "filter-by-type", value: "cart" } as const;
  expect(ids(after(all, byColor).models)).toEqual([1, 2]);
  expect(ids(after(all, byType).models)).toEqual([2, 3]);
  expect(ids(after(all, byColor, byType).models)).toEqual([2]);
  expect(ids(after(all, byColor, byType).allModels)).toEqual([1, 2, 3]);
  expect(after(all, { type: "filter-by-color", color: "re" }).models).toEqual([]);
});

/** @requirement Client state: Creating presets sets their number to 0 */
test("creating presets sets their number to 0", () => {
  expect(after({ type: "create-presets" }).presets).toBe(0);
});

/**
 * @requirement Client state: The cart is appended to or replaced; deployment, its cost, the page
 *   and the palette are replaced
 */
test("a preset is appended to the cart, or the whole list is replaced and then settled", () => {
  const one = after(
    { type: "add-to-cart", preset: preset(1) },
    { type: "add-to-cart", preset: preset(2) },
  );
  expect(one.cart.map(({ id }) => id)).toEqual([1, 2]);
  const replaced = reduceSpec(one, { type: "replace-cart", cart: [preset(3)] });
  expect(replaced.cart).toEqual([preset(3)]);
  expect(replaced.cartStatus).toBe("loaded");
});

test("a cart that cannot be loaded has the status failed, and keeps its last content", () => {
  const state = after({ type: "replace-cart", cart: [preset(1)] }, { type: "fail-cart" });
  expect(state.cartStatus).toBe("failed");
  expect(state.cart).toEqual([preset(1)]);
});

test("what the customer bought is replaced", () => {
  expect(after({ type: "replace-bought", bought: [3, 1] }).bought).toEqual([3, 1]);
});

/**
 * @requirement Client state: The cart is appended to or replaced; deployment, its cost, the page
 *   and the palette are replaced
 */
test("deployment, its cost, the page and the palette are each replaced", () => {
  const colores = { primary: "bg-white", secondary: "", text01: "text-black", text02: "" };
  const state = after(
    { type: "set-deployment", deployment: true },
    { type: "set-deployment-cost", deploymentCents: 6_500 },
    { type: "set-current-page", currentPage: 3 },
    { type: "set-colores", colores },
  );
  expect(state).toEqual({
    ...initialSpecState,
    deployment: true,
    deploymentCents: 6_500,
    currentPage: 3,
    colores,
  });
});

test("a guest is a known visitor without a user", () => {
  expect(after({ type: "identify-guest" })).toEqual({ ...initialSpecState, isVisitorKnown: true });
});

test("a login sets the user, and the cart waits for the account's", () => {
  const state = after(
    { type: "identify-guest" },
    { type: "replace-cart", cart: [preset(1)] },
    { type: "log-in", user: ann },
  );
  expect(state).toMatchObject({ user: ann, login: true, isVisitorKnown: true });
  expect(state.cart).toEqual([preset(1)]);
  expect(state.cartStatus).toBe("merging");
});

test("a login at page load leaves the cart unknown", () => {
  expect(after({ type: "log-in", user: ann }).cartStatus).toBe("unknown");
});

test("a renewed login of the same customer changes nothing else", () => {
  const before = after({ type: "log-in", user: ann }, { type: "replace-cart", cart: [preset(1)] });
  const renamed = { ...ann, name: "Acme & Co" };
  expect(reduceSpec(before, { type: "log-in", user: renamed })).toEqual({
    ...before,
    user: renamed,
  });
});

test("a login of another customer removes the previous one's data", () => {
  const state = after(
    { type: "log-in", user: ann },
    { type: "replace-cart", cart: [preset(1)] },
    { type: "replace-bought", bought: [2] },
    { type: "log-in", user: eve },
  );
  expect(state).toMatchObject({ user: eve, cart: [], cartStatus: "unknown", bought: [] });
});

/** @requirement Client state: A logout resets the flag and the user and empties the cart */
test("a logout resets the flag and the user, and empties the cart", () => {
  const state = after(
    { type: "log-in", user: ann },
    { type: "replace-cart", cart: [preset(1)] },
    { type: "replace-bought", bought: [2] },
    { type: "log-out" },
  );
  expect(state).toEqual({ ...initialSpecState, isVisitorKnown: true });
});
