import { expect, test } from "vitest";
import { call, statusAndBody } from "@/e2e/support/call";
import { addPreset, addPresets, addReview } from "@/e2e/support/factories";
import { DELETE, GET, PATCH, PUT } from "./route";

interface Row {
  id: number;
  name: string;
}

const list = (query: Record<string, string> = {}) =>
  call(GET, `/api/preset?${new URLSearchParams(query)}`);
const rows = async (query: Record<string, string>) => (await (await list(query)).json()) as Row[];
const idsOf = async (query: Record<string, string>) => (await rows(query)).map(({ id }) => id);

/** A combination of category, color and type that only one test uses, so that tests do not see each other's presets. */
const only = (type: string, color: string) => ({
  filters: JSON.stringify({ types: [type], defaultColors: [color] }),
});

/**
 * @requirement API: Presets: a bare list with its total in a header, ten at a time from A to Z
 *   unless asked otherwise, or by ids in their order
 */
test("without parameters the list is the first ten presets by name", async () => {
  const names = "nopqrstuvwxy".split("").reverse();
  await addPresets(...names.map((name) => ({ name: `!${name}` })));
  const response = await list();
  const page = (await response.json()) as Row[];
  expect(page.map(({ name }) => name)).toEqual("nopqrstuvw".split("").map((name) => `!${name}`));
  expect(Number(response.headers.get("x-total-count"))).toBeGreaterThanOrEqual(12);
});

/**
 * @requirement API: Presets: a bare list with its total in a header, ten at a time from A to Z
 *   unless asked otherwise, or by ids in their order
 */
test("a preset's response has exactly the documented fields", async () => {
  const releasedAt = new Date("2026-07-07T09:00:00Z");
  const preset = await addPreset({
    name: "On the wire",
    priceCents: 1_750,
    releasedAt,
    purchasedCount: 3,
    category: "premium",
    color: "brown",
    type: "about",
    images: ["/presets/wire/1.webp"],
    url: "/preview/wire",
  });
  await addReview({ presetId: preset.id, rating: 5, message: "First" });
  await addReview({ presetId: preset.id, rating: 4, message: "Second" });
  expect(await rows(only("about", "brown"))).toEqual([
    {
      id: preset.id,
      name: "On the wire",
      price: 17.5,
      regularPrice: null,
      lowestPrice30Days: null,
      color: "brown",
      defaultColor: "brown",
      type: "about",
      category: "premium",
      images: ["https://shop.test/presets/wire/1.webp"],
      imageTexts: [],
      url: "https://shop.test/preview/wire",
      ratingAverage: 4.5,
      ratingCount: 2,
      released: "2026-07-07T09:00:00.000Z",
      releasedAt: "2026-07-07T09:00:00.000Z",
      release: "2026-07-07T09:00:00.000Z",
      reviews: [
        { message: "Second", rating: 4, createdAt: expect.any(String) },
        { message: "First", rating: 5, createdAt: expect.any(String) },
      ],
      purchased: 3,
      isBought: false,
      isDisabled: false,
      launchAt: null,
      sibling: null,
    },
  ]);
});

test("of many reviews the newest twenty are listed, and all count", async () => {
  const { id: presetId } = await addPreset();
  for (let n = 1; n <= 21; n++) await addReview({ presetId, rating: 3, message: `No. ${n}` });
  const [preset] = (await (await list({ ids: String(presetId) })).json()) as {
    ratingCount: number;
    reviews: { message: string }[];
  }[];
  expect(preset?.ratingCount).toBe(21);
  expect(preset?.reviews.map(({ message }) => message)).toEqual(
    Array.from({ length: 20 }, (_, n) => `No. ${21 - n}`),
  );
});

/** @requirement Catalogue: What is disabled is in no list and in no count */
test("a disabled preset is hidden from the list and from its total", async () => {
  const where = only("about", "yellow");
  const [shown] = await addPresets(
    { type: "about", color: "yellow" },
    { type: "about", color: "yellow", isDisabled: true },
  );
  const response = await list(where);
  expect(response.headers.get("x-total-count")).toBe("1");
  expect((await response.json()) as Row[]).toMatchObject([{ id: shown?.id }]);
});

/**
 * @requirement API: Presets: a bare list with its total in a header, ten at a time from A to Z
 *   unless asked otherwise, or by ids in their order
 */
test("ids come in the order asked for, each once; unknown ones are left out", async () => {
  const [first, second, gone] = await addPresets({}, {}, { isDisabled: true });
  const [a, b, c] = [first?.id, second?.id, gone?.id];
  expect(await idsOf({ ids: `${b},${a}` })).toEqual([b, a]);
  expect(await idsOf({ ids: `${b},2147483647,${a},${b}` })).toEqual([b, a]);
  expect(await idsOf({ ids: `${c}` })).toEqual([c]);
  expect(await idsOf({ ids: "" })).toEqual([]);
  expect(await idsOf({ ids: "2147483647" })).toEqual([]);
  const hundred = Array.from({ length: 100 }, (_, n) => 2_000_000_000 + n).join();
  expect((await list({ ids: hundred })).status).toBe(200);
});

test.each([
  ["1,,2"],
  ["abc"],
  ["1;2"],
  ["0"],
  ["-1"],
  ["1.5"],
  ["1e3"],
  ["2147483648"],
  ["99999999999999999999"],
  ["1 or 1=1"],
  [Array.from({ length: 101 }, (_, n) => n + 1).join()],
])("ids=%s is refused with 422", async (ids) => {
  const { status, body } = await statusAndBody(await list({ ids }));
  expect(status).toBe(422);
  expect(body).toMatchObject({ error: expect.stringMatching(/^(This must|Please ask)/) });
});

/** @requirement Catalogue: Several values of one facet add up, facets narrow each other */
test("a filter may be a single value, and several values of a facet are combined with OR", async () => {
  const [blue, green] = await addPresets(
    { type: "cart", color: "blue", category: "medium" },
    { type: "cart", color: "green", category: "medium" },
  );
  const ask = (filters: object) => idsOf({ filters: JSON.stringify(filters) });
  expect(await ask({ types: "cart", defaultColors: "blue" })).toEqual([blue?.id]);
  expect(await ask({ types: ["cart"], defaultColors: ["green", "blue"] })).toEqual([
    blue?.id,
    green?.id,
  ]);
  expect(await ask({ types: ["cart", "cart"], categories: "medium" })).toEqual([
    blue?.id,
    green?.id,
  ]);
  expect(await ask({ types: "cart", categories: "premium" })).toEqual([]);
});

/**
 * @requirement API: Unknown filter values are named with the known ones, broken filters are
 *   malformed
 */
test.each([
  [{ categories: ["gold"] }, "Known values: basic, medium, premium"],
  [{ defaultColors: "pink" }, "Known values: white, green, blue, yellow, brown, red"],
  [{ types: ["shop", "SHOP"] }, "Known values: shop, home, detail, cart, about"],
  [{ types: [null] }, "Known values: shop, home, detail, cart, about"],
  [{ types: 5 }, "This must be a list"],
  [{ categories: { 0: "basic" } }, "This must be a list"],
  [{ categories: Array(51).fill("basic") }, "This must be at most 50"],
  [[], "This must be an object"],
  [null, "This must be an object"],
  ["basic", "This must be an object"],
])("the filters %j are refused: %s", async (filters, error) => {
  const { status, body } = await statusAndBody(await list({ filters: JSON.stringify(filters) }));
  expect({ status, body }).toMatchObject({ status: 422, body: { error } });
});

/**
 * @requirement API: Unknown filter values are named with the known ones, broken filters are
 *   malformed
 */
test.each(["{", "", "undefined", "{'types':'shop'}", "[".repeat(9_000)])(
  "filters that are no JSON are malformed",
  async (filters) => {
    expect(await statusAndBody(await list({ filters }))).toEqual({
      status: 400,
      body: { error: "The filters are not valid JSON." },
    });
  },
);

test("unknown query parameters are ignored, whatever their name", async () => {
  const { id } = await addPreset({ type: "detail", color: "green" });
  const filters =
    '{"types":"detail","defaultColors":"green","__proto__":{"types":"shop"},"constructor":1,"sql":"--"}';
  expect(await idsOf({ filters, __proto__: "x", toString: "y", limit: "0" })).toEqual([id]);
});

test.each([
  ["quantity", "0", "This must be at least 1"],
  ["quantity", "101", "This must be at most 100"],
  ["quantity", "abc", "This must be a whole number"],
  ["quantity", "-1", "This must be a whole number"],
  ["quantity", "1.5", "This must be a whole number"],
  ["quantity", "", "This must be a whole number"],
  ["quantity", "١", "This must be a whole number"],
  ["page", "0", "This must be at least 1"],
  ["page", "2147483648", "This must be at most 2147483647"],
  ["page", "1e3", "This must be a whole number"],
  ["orderType", "id", "Known values: name, rating, release, price, purchased"],
  ["orderType", "constructor", "Known values: name, rating, release, price, purchased"],
  [
    "orderType",
    "price; drop table presets",
    "Known values: name, rating, release, price, purchased",
  ],
  ["orderPriority", "asc", "Known values: a, d"],
  ["hideDisabled", "no", "Known values: true, false"],
])("%s=%s is refused: %s", async (name, value, error) => {
  expect(await statusAndBody(await list({ [name]: value }))).toEqual({
    status: 422,
    body: { error, fields: { [name]: error } },
  });
});

test("a parameter that is not a list cannot be sent twice", async () => {
  expect(await statusAndBody(await call(GET, "/api/preset?quantity=1&quantity=2"))).toEqual({
    status: 422,
    body: { error: "Please send this once", fields: { quantity: "Please send this once" } },
  });
});

test("only the admin may see what is disabled", async () => {
  expect(await statusAndBody(await list({ hideDisabled: "false" }))).toEqual({
    status: 401,
    body: { error: "Please log in." },
  });
});

test("a page past the end is empty and has the total", async () => {
  await addPreset({ type: "home", color: "brown" });
  const response = await list({ ...only("home", "brown"), page: "2147483647", quantity: "100" });
  expect(response.headers.get("x-total-count")).toBe("1");
  expect(await response.json()).toEqual([]);
});

/** @requirement API: Only responses that are the same for everyone may be cached by proxies */
test("the list is cacheable, its failures are not", async () => {
  expect((await list()).headers.get("cache-control")).toMatch(/^public, .*s-maxage=/);
  expect((await list({ page: "0" })).headers.get("cache-control")).toBe("private, no-store");
});

test.each([
  ["PUT", PUT],
  ["PATCH", PATCH],
  ["DELETE", DELETE],
])("%s is 405 with Allow", async (method, handler) => {
  const response = await call(handler, "/api/preset", { method });
  expect(response.headers.get("allow")).toBe("GET, POST, HEAD, OPTIONS");
  expect(await statusAndBody(response)).toEqual({
    status: 405,
    body: { error: "This address does not do that." },
  });
});
