import { beforeAll, expect, test } from "vitest";
import { database } from "@/db/client";
import { presets } from "@/db/schema/catalogue";
import { purchaseClaims } from "@/db/schema/invoices";
import { seedPresets } from "@/db/seed-presets";
import { call, statusAndBody } from "@/e2e/support/call";
import { addAdmin, addCustomer } from "@/e2e/support/customers";
import { addPreset, addPresets } from "@/e2e/support/factories";
import { addPurchase } from "@/e2e/support/purchases";
import { GET } from "./route";

interface Row {
  id: number;
  name: string;
  isBought: boolean;
}

const ask = (query: Record<string, string>, headers: Record<string, string> = {}) =>
  call(GET, `/api/preset?${new URLSearchParams(query)}`, { headers });
const rows = async (query: Record<string, string>, headers?: Record<string, string>) =>
  (await (await ask(query, headers)).json()) as Row[];
const namesOf = async (query: Record<string, string>) =>
  (await rows(query)).map(({ name }) => name);

beforeAll(async () => {
  await database().insert(presets).values(seedPresets);
});

/** @requirement Search: The API finds the same by `q`, the best match first, with the total in a header */
test("q finds presets, the best first, page by page", async () => {
  const response = await ask({ q: "white shop" });
  const all = ((await response.json()) as Row[]).map(({ name }) => name);
  expect(response.headers.get("x-total-count")).toBe(String(all.length));
  expect(all.slice(0, 2).toSorted()).toEqual(["Atlantic", "Atlantic Premium"]);
  expect(all).toEqual(expect.arrayContaining(["Motion", "Cali", "Simple", "Thunder", "Trend"]));
  expect(await namesOf({ q: "white shop", quantity: "2", page: "2" })).toEqual(all.slice(2, 4));
  expect(await namesOf({ q: "white shop", page: "2147483647" })).toEqual([]);
  expect(await namesOf({ q: "Atlantic", orderType: "price", orderPriority: "d" })).toEqual([
    "Atlantic Premium",
    "Atlantic",
  ]);
});

test("a trade says more about what suits it best than a color, and less about what else does", async () => {
  const [first, ...others] = await namesOf({ q: "resturant blue" });
  expect(first).toBe("Gourmet Grove");
  expect(others).toEqual(expect.arrayContaining(["Cali", "Silent"]));
  expect(await namesOf({ q: "bakery" })).toEqual(["Gourmet Grove", "Cali"]);
});

test("filters narrow a search", async () => {
  const filters = JSON.stringify({ categories: "premium" });
  expect((await namesOf({ q: "white", filters })).toSorted()).toEqual([
    "Atlantic Premium",
    "Thunder",
    "Trend",
  ]);
  expect(await namesOf({ q: "Simple", filters })).toEqual([]);
  expect(await namesOf({ q: "red", filters: JSON.stringify({ defaultColors: "blue" }) })).toEqual(
    [],
  );
});

test("who asks for presets, and not for which, finds all, as the best sellers are", async () => {
  const response = await ask({ q: "a website template", quantity: "100" });
  expect(Number(response.headers.get("x-total-count"))).toBe(
    ((await response.json()) as Row[]).length,
  );
  expect((await rows({ q: "Vorlage für eine Webseite" })).length).toBe(10);
  expect((await ask({ q: "" })).status).toBe(200);
});

test("presets of any name are found, also with errors, until they are disabled", async () => {
  await addPresets(
    { name: "Harbor Lantern", url: "https://elsewhere.example/harbor" },
    { name: "Harbor Gone", isDisabled: true },
    { name: "Old Bay" },
    { name: "Über Grün" },
  );
  for (const q of ["harbor", "harb", "lantern", "HARBOR LANTERN", "harbro", "harbour"]) {
    expect(await namesOf({ q }), q).toEqual(["Harbor Lantern"]);
  }
  for (const q of ["old", "bay", "old bay"]) expect(await namesOf({ q }), q).toEqual(["Old Bay"]);
  for (const q of ["Über", "uber", "über grün"]) {
    expect((await namesOf({ q }))[0], q).toBe("Über Grün");
  }
});

test("a number is found by its beginning, and not by another one", async () => {
  await addPresets({ name: "Loft 2009" }, { name: "Loft 2019" });
  for (const q of ["2009", "200", "2009 loft"]) {
    expect((await namesOf({ q }))[0], q).toBe("Loft 2009");
  }
  expect(await namesOf({ q: "2029" })).toEqual([]);
});

test("of a template, the presets of the color that is meant come first, from every cell", async () => {
  const url = "/preview/gourmet-grove";
  await addPresets(
    { name: "Quill", url, color: "green", type: "cart", category: "premium" },
    { name: "Ember", url, color: "green", type: "about", category: "basic" },
  );
  const found = await namesOf({ q: "restaurant green" });
  expect(found.slice(0, 2).toSorted()).toEqual(["Ember", "Quill"]);
  expect(found).toContain("Gourmet Grove");
});

test("what a customer bought is marked, for them alone", async () => {
  const ann = await addCustomer();
  const { presetId, invoiceId } = await addPurchase(ann, { slug: "silent" });
  await database().insert(purchaseClaims).values({ userId: ann.id, presetId, invoiceId });
  const ofSilent = async (headers?: Record<string, string>) =>
    (await rows({ q: "silent" }, headers)).find(({ id }) => id === presetId);
  expect(await ofSilent(ann.bearer)).toMatchObject({ isBought: true });
  expect(await ofSilent()).toMatchObject({ isBought: false });
});

/** @requirement Search: What is no search gets a clear empty answer, or 422 */
test.each([
  "'; drop table presets; --",
  "1' OR '1'='1",
  "UNION SELECT password FROM users",
  "\u0001\u0007\u001b",
  "%",
  "_",
  "\\",
  "x",
  "🦄🦄🦄",
  "x".repeat(100),
  "٣".repeat(100),
  "ﷺ".repeat(100),
])("%j finds nothing", async (q) => {
  const response = await ask({ q });
  expect(await statusAndBody(response)).toEqual({ status: 200, body: [] });
  expect(response.headers.get("x-total-count")).toBe("0");
});

test.each([
  ["x".repeat(10_000), "Please use at most 100 characters"],
  ["blue\0", "This text contains characters that cannot be stored"],
])("%#: what is too long or no text is refused", async (q, error) => {
  const { status, body } = await statusAndBody(await ask({ q }));
  expect(status).toBe(422);
  expect(body).toEqual({ error, fields: { q: error } });
});

test("with a back office's parameters, q looks for text in names, and is the admin's only", async () => {
  const hidden = await addPreset({ name: "Undertow", isDisabled: true });
  const { bearer } = await addAdmin();
  const page = { _start: "0", _end: "10", q: "ndert" };
  expect((await ask(page)).status).toBe(401);
  expect(await rows(page, bearer)).toMatchObject([{ id: hidden.id }]);
  expect(await rows({ q: "ndert", hideDisabled: "false" }, bearer)).toMatchObject([
    { id: hidden.id },
  ]);
  expect(await rows({ q: "Undertow" }, bearer)).toEqual([]);
});
