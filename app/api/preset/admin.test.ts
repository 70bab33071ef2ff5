import { eq } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import { database } from "@/db/client";
import { presets } from "@/db/schema/catalogue";
import { call, jsonBody, statusAndBody } from "@/e2e/support/call";
import { addAdmin, addCustomer } from "@/e2e/support/customers";
import { addPreset } from "@/e2e/support/factories";
import { revalidated } from "@/e2e/support/next-stubs/next-cache";
import { DELETE, GET as getOne, PUT } from "./[id]/route";
import { GET, POST } from "./route";

let admin: Awaited<ReturnType<typeof addAdmin>>;
beforeAll(async () => {
  admin = await addAdmin();
});

const site = "https://shop.test";

const facts = {
  name: "Harbour",
  price: 49.9,
  color: "blue",
  type: "home",
  category: "premium",
  images: [`${site}/presets/harbour/1.webp`],
  url: `${site}/preview/Silent`,
};

type Headers = Record<string, string>;

const create = (body: unknown, headers: Headers = admin.bearer) =>
  call(POST, "/api/preset", jsonBody(body, headers));

const params = (id: number) => ({ id: String(id) });

const change = (id: number, body: unknown, headers: Headers = admin.bearer) =>
  call(PUT, `/api/preset/${id}`, { ...jsonBody(body, headers), method: "PUT", params: params(id) });

const disable = (id: number, headers: Headers = admin.bearer) =>
  call(DELETE, `/api/preset/${id}`, { method: "DELETE", headers, params: params(id) });

const list = (query: string, headers: Headers = admin.bearer) =>
  call(GET, `/api/preset?${query}`, { headers });

const bodyOf = async (response: Response) => (await response.json()) as { id: number };
const rowsOf = async (response: Response) => (await response.json()) as { id: number }[];

/**
 * @requirement Back office: Presets are added, changed and taken off sale, and shoppers see it at
 *   once
 */
test("a preset is added, with its color under either name, and shoppers see it at once", async () => {
  const { color, ...rest } = facts;
  for (const sent of [facts, { ...rest, defaultColor: color }]) {
    const response = await statusAndBody(await create(sent));
    expect(response).toMatchObject({ status: 201, body: { ...facts, isDisabled: false } });
  }
  expect(revalidated).toEqual(expect.arrayContaining(["presets", "testimonials"]));
});

test("fields that are not sent are unchanged; false and empty values are sent values", async () => {
  const { id, name } = await addPreset({ isDisabled: true, images: ["/a.webp"] });
  expect(await statusAndBody(await change(id, { price: 12 }))).toMatchObject({
    status: 200,
    body: { name, price: 12, isDisabled: true, images: [`${site}/a.webp`] },
  });
  expect(await statusAndBody(await change(id, { isDisabled: false, images: [] }))).toMatchObject({
    body: { price: 12, isDisabled: false, images: [] },
  });
  expect(revalidated).toContain(`preset:${id}`);
});

test("taking a preset off sale keeps its page", async () => {
  const { id } = await addPreset();
  expect(await statusAndBody(await disable(id))).toMatchObject({
    status: 200,
    body: { isDisabled: true },
  });
  const response = await call(getOne, `/api/preset/${id}`, { params: params(id) });
  expect(await statusAndBody(response)).toMatchObject({
    status: 200,
    body: { id, isDisabled: true },
  });
});

test("an empty change returns the preset, and an unknown preset is 404", async () => {
  const { id, name } = await addPreset();
  expect(await statusAndBody(await change(id, {}))).toMatchObject({ status: 200, body: { name } });
  expect((await change(2_000_000_000, {})).status).toBe(404);
  expect((await disable(2_000_000_000)).status).toBe(404);
});

test.each([
  [{ ...facts, name: " " }, "name"],
  [{ ...facts, name: "x".repeat(81) }, "name"],
  [{ ...facts, price: -1 }, "price"],
  [{ ...facts, price: 1.001 }, "price"],
  [{ ...facts, price: "12" }, "price"],
  [{ ...facts, color: "pink" }, "color"],
  [{ ...facts, type: "blog" }, "type"],
  [{ ...facts, category: "free" }, "category"],
  [{ ...facts, url: "javascript:alert(1)" }, "url"],
  [{ ...facts, url: "//evil.example/x" }, "url"],
  [{ ...facts, url: "/preview/no-such-template" }, "url"],
  [{ ...facts, url: `${site}/preview/Harbour` }, "url"],
  [{ ...facts, url: "/shop" }, "url"],
  [{ ...facts, imageTexts: [{ image: "javascript:alert(1)", text: "" }] }, "imageTexts.0.image"],
  [{ ...facts, imageTexts: [{ image: "/a.webp", text: "x".repeat(251) }] }, "imageTexts.0.text"],
  [{ ...facts, images: ["/\\evil.example/x"] }, "images.0"],
  [{ ...facts, images: Array(11).fill("/a.webp") }, "images"],
  [{ name: "Only a name" }, "price"],
  ["Harbour", "body"],
])("%#: what cannot be a preset is refused, by field", async (sent, field) => {
  const { status, body } = await statusAndBody(await create(sent));
  expect(status).toBe(422);
  expect(Object.keys((body as { fields: object }).fields)).toContain(field);
});

test("guests and customers change nothing", async () => {
  const { id, name } = await addPreset();
  const customer = await addCustomer();
  for (const [headers, status] of [
    [{}, 401],
    [customer.bearer, 403],
    [customer.cookie, 403],
  ] as const) {
    expect((await create(facts, headers)).status).toBe(status);
    expect((await change(id, { name: "Mine" }, headers)).status).toBe(status);
    expect((await disable(id, headers)).status).toBe(status);
    expect((await list("hideDisabled=false", headers)).status).toBe(status);
    expect((await list("_start=0&_end=5", headers)).status).toBe(status);
  }
  const response = await call(getOne, `/api/preset/${id}`, { params: params(id) });
  expect(await response.json()).toMatchObject({ name, isDisabled: false });
});

test("a back office pages and sorts through everything, on sale or not", async () => {
  const low = await addPreset({ priceCents: 1, isDisabled: true });
  const page = await list("_start=0&_end=2&_sort=price&_order=ASC");
  expect(page.headers.get("cache-control")).toBe("private, no-store");
  const total = Number(page.headers.get("x-total-count"));
  const rows = await rowsOf(page);
  expect(rows).toHaveLength(2);
  expect(rows[0]?.id).toBe(low.id);
  const last = await rowsOf(
    await list(`_start=${total - 1}&_end=${total}&_sort=price&_order=DESC`),
  );
  expect(last.map(({ id }) => id)).toEqual([low.id]);
});

test("a back office fetches rows by id", async () => {
  const [one, two] = [await addPreset(), await addPreset({ isDisabled: true })];
  const response = await list(`id=${two.id}&id=${one.id}`);
  expect((await rowsOf(response)).map(({ id }) => id).sort()).toEqual([one.id, two.id].sort());
  expect(await rowsOf(await list(`id=${one.id}`))).toHaveLength(1);
});

test.each(["_start=-1", "_end=x", "_sort=password", "_order=up", "id=x&_start=0"])(
  "%s is refused",
  async (query) => {
    expect((await list(`_start=0&${query}`)).status).toBe(422);
  },
);

test("a new preset can be changed", async () => {
  const { id } = await bodyOf(await create(facts));
  expect((await change(id, { name: "Haven" })).status).toBe(200);
});

/** @requirement Back office: A preset without an address has the preview of its name */
test.each([{}, { url: "" }, { url: null }])(
  "a preset with %j has the preview of its name",
  async (sent) => {
    const { url: _, ...rest } = facts;
    const created = await statusAndBody(await create({ ...rest, ...sent }));
    const preview = "https://shop.test/preview/harbour";
    expect(created).toMatchObject({ status: 201, body: { url: preview } });
    const { id } = await addPreset({ name: "Silver Lake", url: "/preview/silent" });
    const kept =
      "url" in sent ? "https://shop.test/preview/silver-lake" : "https://shop.test/preview/silent";
    expect(await statusAndBody(await change(id, sent))).toMatchObject({
      status: 200,
      body: { url: kept },
    });
  },
);

/** @requirement Back office: A preset sells a template that exists */
test("a preset's preview becomes that of a template only, and one it has already may stay", async () => {
  const { id } = await addPreset({ url: "/preview/harbour" });
  const url = "https://shop.test/preview/harbour";
  expect((await change(id, { price: 12, url })).status).toBe(200);
  const { status, body } = await statusAndBody(await change(id, { url: "/preview/haven" }));
  expect({ status, body }).toMatchObject({
    status: 422,
    body: { fields: { url: expect.stringContaining("no such") } },
  });
  expect((await change(id, { url: "https://shop.test/preview/Gourmet%20Grove" })).status).toBe(200);
  expect((await change(id, { url: "https://elsewhere.example/demo" })).status).toBe(200);
});

/** @requirement Back office: Pictures of presets have alternative texts */
test("alternative texts follow their images, also for clients that know nothing of them", async () => {
  const [a, b] = [`${site}/a.webp`, "https://images.example/b.webp"];
  const texts = [
    { image: a, text: "  A bakery's home page " },
    { image: b, text: "Its products" },
    { image: "/c.webp", text: "Not among the images" },
  ];
  const created = await create({ ...facts, images: [a, b], imageTexts: texts });
  const { id } = await bodyOf(created.clone());
  const kept = [
    { image: a, text: "A bakery's home page" },
    { image: b, text: "Its products" },
  ];
  expect(await created.json()).toMatchObject({ imageTexts: kept });
  expect(await bodyOf(await change(id, { images: [b, a] }))).toMatchObject({
    imageTexts: kept.toReversed(),
  });
  expect(await bodyOf(await change(id, { price: 3 }))).toMatchObject({
    imageTexts: kept.toReversed(),
  });
  const whole = { images: [b], imageTexts: kept };
  expect(await bodyOf(await change(id, whole))).toMatchObject({ imageTexts: [kept[1]] });
  expect(await bodyOf(await change(id, { imageTexts: null }))).toMatchObject({ imageTexts: [] });
});

/** @requirement API: Addresses in responses are absolute */
test("addresses are absolute in every response, and stored as paths when they are sent back", async () => {
  const { id } = await addPreset({ images: ["/presets/harbour/1.webp"], url: "/preview/silent" });
  const images = ["https://shop.test/presets/harbour/1.webp"];
  const absolute = { images, url: "https://shop.test/preview/silent" };
  const one = async () =>
    (await statusAndBody(await call(getOne, `/api/preset/${id}`, { params: params(id) }))).body;
  expect(await one()).toMatchObject(absolute);
  for (const query of [`ids=${id}`, `id=${id}`, "quantity=100", "_start=0&_end=100"]) {
    const rows = await rowsOf(await list(query));
    expect(
      rows.find((row) => row.id === id),
      query,
    ).toMatchObject(absolute);
  }
  const saved = await change(id, { ...((await one()) as object), price: 12 });
  expect(await statusAndBody(saved)).toMatchObject({ status: 200, body: absolute });
  const [row] = await database().select().from(presets).where(eq(presets.id, id));
  expect(row).toMatchObject({ images: ["/presets/harbour/1.webp"], url: "/preview/silent" });
});

test.each([{ images: ["http://images.example/1.webp"] }, { url: "http://shop.test.example/" }])(
  "%j is refused: pictures of other sites need https",
  async (sent) => {
    const { id } = await addPreset();
    const [field = ""] = Object.keys(sent);
    for (const response of [await change(id, sent), await create({ ...facts, ...sent })]) {
      const { status, body } = await statusAndBody(response);
      expect(status).toBe(422);
      expect((body as { fields: object }).fields).toHaveProperty(field);
    }
  },
);
