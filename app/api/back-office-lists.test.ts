import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, test } from "vitest";
import { database } from "@/db/client";
import { bundles } from "@/db/schema/bundles";
import { presets, sales } from "@/db/schema/catalogue";
import { contactMessages } from "@/db/schema/contact";
import { emailOutbox } from "@/db/schema/email";
import { heldSites } from "@/db/schema/held-sites";
import { jobs } from "@/db/schema/jobs";
import { refundRequests } from "@/db/schema/refunds";
import { siteReports } from "@/db/schema/site-reports";
import { cannedAnswers, threadMessages, threads } from "@/db/schema/support";
import { call, statusAndBody } from "@/e2e/support/call";
import { addAdmin, addCustomer } from "@/e2e/support/customers";
import { addCoupon, addPresets, addReview, addUser } from "@/e2e/support/factories";
import { addMessages, addOnlineSite, newMessage } from "@/e2e/support/messages";
import { addCorrection, addPurchase } from "@/e2e/support/purchases";
import { addRefund } from "@/e2e/support/refunds";
import { handlerOf } from "@/e2e/support/routes";
import { addStaff } from "@/e2e/support/staff";
import { openapi } from "@/lib/composition/openapi";

/** The lists of the back office, each with records that differ in every field. */
const lists = [
  "/api/preset",
  "/api/coupon",
  "/api/bundle",
  "/api/sale",
  "/api/user/admin",
  "/api/review",
  "/api/shop/invoice",
  "/api/shop/invoice-correction",
  "/api/shop/refund",
  "/api/shop/refund-request",
  "/api/mail",
  "/api/job",
  "/api/contact",
  "/api/thread",
  "/api/thread-message",
  "/api/thread-assignee",
  "/api/canned-answer",
  "/api/published-site",
  "/api/held-site",
  "/api/site-report",
] as const;

type List = (typeof lists)[number];
type Row = Record<string, unknown> & { id: number };

let admin: Awaited<ReturnType<typeof addAdmin>>;

async function get(path: List, query: string[][] | string) {
  const parameters = new URLSearchParams(query);
  return call(await handlerOf({ method: "GET", path }), `${path}?${parameters}`, {
    headers: admin.bearer,
  });
}

async function rowsOf(path: List, ...query: string[][]): Promise<Row[]> {
  const response = await get(path, [["_start", "0"], ["_end", "100"], ...query]);
  const { status, body } = await statusAndBody(response);
  expect(status, `${path} ${query} ${JSON.stringify(body)}`).toBe(200);
  const rows = body as Row[];
  expect(response.headers.get("x-total-count")).toBe(String(rows.length));
  return rows;
}

const payload = (to: string) => ({
  from: "shop@shop.test",
  html: "H",
  text: "T",
  to,
  subject: `For ${to}`,
});

beforeAll(async () => {
  admin = await addAdmin();
  await addStaff("support");
  const db = database();
  const [first, second] = await addPresets(
    {
      name: "Álamo",
      color: "blue",
      type: "home",
      images: ["/presets/x/1.webp", "/b.webp"],
      imageTexts: [{ image: "/b.webp", text: "Bread" }],
    },
    { category: "premium", isDisabled: true, images: ["https://images.example/1.webp"] },
    { category: "medium", images: [] },
  );
  const ann = await addCustomer({ firstname: "Ann", city: "Oslo", zipcode: "0150", about: "A" });
  const bob = await addUser({
    lastname: "Bo",
    country: "Norway",
    bannedAt: new Date(),
    emailVerifiedAt: new Date(),
    logo: "/media/0b5e0c1e-7c52-4f0e-9a8e-3f1b2c4d5e6f.webp",
  });
  const [presetId, secondId] = [first?.id ?? 0, second?.id ?? 0];
  await db
    .update(presets)
    .set({ launchAt: new Date(Date.UTC(2200, 0, 1)) })
    .where(eq(presets.id, secondId));
  await db.insert(bundles).values([
    { category: "basic", percent: 10 },
    { category: "premium", percent: 15, size: 4 },
  ]);
  const [sale] = await db
    .insert(sales)
    .values([
      {
        name: "Spring sale",
        percent: 10,
        startsAt: new Date(2026, 0, 1),
        endsAt: new Date(2026, 0, 2),
      },
      {
        name: "Autumn sale",
        percent: 20,
        presetIds: [presetId],
        categories: ["premium"],
        startsAt: new Date(2200, 0, 1),
        endsAt: new Date(2200, 0, 2),
        createdAt: new Date(2026, 0, 3),
      },
    ])
    .returning();
  await db
    .update(presets)
    .set({ saleId: sale?.id, priceCents: 900, regularPriceCents: 1_200, lowestPriceCents: 1_100 })
    .where(eq(presets.id, presetId));
  const offers = [
    { startsAt: new Date(2026, 0, 1), endsAt: new Date(2026, 0, 2, 3, 4, 5, 6) },
    { percent: null, amountCents: 1_250, presetIds: [presetId], maxUses: 5 },
    { categories: ["premium" as const, "basic" as const], startsAt: new Date(2200, 0, 1) },
  ];
  // The database knows parts of a millisecond, which the wire does not.
  for (const [day, offer] of offers.entries()) {
    await addCoupon({ ...offer, createdAt: new Date(2026, 0, day + 1) });
  }
  const opinions = [
    {
      presetId,
      userId: ann.id,
      rating: 2,
      message: "Dull",
      answer: "We are sorry",
      answeredAt: new Date(2026, 0, 5),
    },
    { presetId, userId: bob.id, isHidden: true, hiddenReason: "Rude" },
    { presetId: secondId, userId: bob.id },
  ];
  for (const [day, opinion] of opinions.entries()) {
    await addReview({ ...opinion, createdAt: new Date(2026, 0, day + 1) });
  }
  const bought = await addPurchase(ann, { withDeployment: true });
  const returned = await addPurchase(ann);
  await addRefund(bought, {
    amountCents: 2_000,
    deploymentCents: 500,
    method: "paypal",
    reference: "R-1",
    createdBy: "a@shop.test",
    note: "Yes",
  });
  await addRefund(returned, {
    status: "refused",
    refusal: "No",
    completedAt: null,
    number: null,
    reference: null,
    reason: "bought_twice",
  });
  await db.insert(refundRequests).values([
    { invoiceId: bought.invoiceId, itemIds: [bought.itemId], reason: "changed_mind", note: "So" },
    {
      invoiceId: returned.invoiceId,
      itemIds: [],
      reason: "does_not_work",
      answer: "No",
      status: "declined",
      decidedAt: new Date(),
      decidedBy: "a@shop.test",
    },
  ]);
  await addPurchase(ann, { status: "pending" });
  const corrected = await addPurchase(bob);
  const french = {
    company: "Bo SARL",
    firstname: "Bob",
    lastname: "Bo",
    zipcode: "69001",
    city: "Lyon",
    email: bob.email,
    country: "France",
    vatId: "FRXX123456789",
  };
  await addCorrection(corrected, { customer: french, createdAt: new Date(2026, 0, 1) });
  await addCorrection(corrected, {
    version: 2,
    customer: { ...french, company: "Bo SA" },
    note: "It moved",
    language: "de",
    vatCheck: {
      result: "valid",
      vatId: french.vatId,
      consultationNumber: "W1",
      at: new Date().toISOString(),
    },
  });
  await addCorrection(await addPurchase(ann));
  await db.insert(contactMessages).values([
    { email: ann.email, message: "Hello", firstName: "Ann", company: "Acme" },
    { email: bob.email, message: "Bye", lastName: "Bo" },
  ]);
  const [thread] = await db
    .insert(threads)
    .values({
      invoiceId: bought.invoiceId,
      email: "Z@example.com",
      name: "Zoe",
      status: "done",
      assigneeId: admin.id,
      lastMessageAt: new Date(2200, 0, 1),
    })
    .returning({ id: threads.id });
  const answer = { threadId: thread?.id ?? 0, author: "staff", channel: "web" } as const;
  await db.insert(threadMessages).values([
    { ...answer, body: "Gladly", authorId: admin.id },
    {
      ...answer,
      author: "customer",
      channel: "mail",
      body: "Thanks",
      fromAddress: "eve@example.com",
      attachments: 2,
      isShortened: true,
      createdAt: new Date(2026, 0, 1),
    },
  ]);
  await db.insert(cannedAnswers).values([
    { title: "Thanks", body: "Hello {name}", createdAt: new Date(2026, 0, 1) },
    { title: "Alike", body: "Bye", createdAt: new Date(2026, 0, 2) },
  ]);
  await db.insert(emailOutbox).values([
    { key: "contact:1", payload: payload(ann.email), status: "sent", sentAt: new Date() },
    { key: "contact:2", payload: payload(bob.email), status: "dead", lastError: "No", attempts: 8 },
    { key: "contact:3", payload: payload(bob.email) },
  ]);
  const site = await addOnlineSite();
  const [heard] = await addMessages(newMessage(site.itemId), newMessage(site.itemId));
  await addOnlineSite();
  const about = { invoiceItemId: site.itemId, dueAt: new Date(2026, 0, 3) };
  await db.insert(siteReports).values([
    {
      ...about,
      address: "https://shop.test/sites/one/",
      kind: "spam",
      explanation: "Look",
      reporterName: "Ann",
      reporterEmail: "ann@example.com",
      receivedAt: new Date(2026, 0, 2),
    },
    {
      ...about,
      address: "https://shop.test/sites/two/",
      kind: "phishing",
      receivedAt: new Date(2026, 0, 1),
      status: "upheld",
      ground: "law",
      reason: "Fraud",
      decidedBy: "a@shop.test",
      decidedAt: new Date(2026, 0, 2),
      objection: "No",
      objectedAt: new Date(2026, 0, 3),
      objectionAnswer: "Yes",
      objectionDecidedBy: "b@shop.test",
      objectionDecidedAt: new Date(2026, 0, 4),
    },
    {
      address: "",
      kind: "other",
      source: "shop",
      dueAt: new Date(),
      status: "restored",
      decidedAt: new Date(),
    },
  ]);
  const judged = { findings: [], content: {}, contentHash: "0" };
  await db.insert(heldSites).values([
    { invoiceItemId: site.itemId, change: "publication", score: 9, ...judged },
    {
      invoiceItemId: site.itemId,
      change: "settings",
      score: 12,
      ...judged,
      status: "refused",
      decidedAt: new Date(2026, 0, 2),
      decidedBy: admin.id,
      answer: "No",
      createdAt: new Date(2026, 0, 1),
    },
  ]);
  await db.insert(emailOutbox).values({
    key: `site-message:${heard?.id}`,
    payload: payload("owner@example.com"),
    status: "dead",
    lastError: "No",
    attempts: 8,
  });
  await db.insert(jobs).values([
    { name: "a", key: "1", payload: {}, status: "dead", lastError: "No", attempts: 5 },
    { name: "b", key: "2", payload: {} },
  ]);
});

/** Worked out when a record is read, so that no list can be sorted or filtered by it. */
const isWorkedOut = (field: string) => /^(?:screening|sibling)\b/.test(field);

/** The names and values of a record's fields, with dots for those of objects in it. */
const fieldsOf = (row: object, prefix = ""): [string, unknown][] =>
  Object.entries(row).flatMap(([name, value]) =>
    typeof value === "object" && value !== null && !Array.isArray(value)
      ? fieldsOf(value, `${prefix}${name}.`)
      : [[prefix + name, value] as [string, unknown]],
  );

const fieldOf = (row: Row, field: string) => new Map(fieldsOf(row)).get(field);

/** The records whose text contains a text, whatever its case. */
const containing = (rows: readonly Row[], field: string, value: unknown) =>
  rows.filter((row) => {
    const text = fieldOf(row, field);
    return (
      typeof value === "string" &&
      typeof text === "string" &&
      text.toLowerCase().includes(value.toLowerCase())
    );
  });

const inQuery = (value: unknown) => (value === null ? "" : String(value));

// Two requests for every field of a record take a while on a busy machine.
describe.each(lists)("%s", { timeout: 60_000 }, (path) => {
  /** @requirement Back office: Every field of a record can be sorted and filtered by */
  test("is sorted by every field, in both directions, with the id deciding between equals", async () => {
    const [sample] = await rowsOf(path);
    for (const [field] of fieldsOf(sample ?? {})) {
      if (isWorkedOut(field)) continue;
      const ascending = await rowsOf(path, ["_sort", field], ["_order", "ASC"]);
      const descending = await rowsOf(path, ["_sort", field], ["_order", "DESC"]);
      const values = ascending.map((row) => fieldOf(row, field));
      if (!values.some(Array.isArray)) {
        expect(descending.map((row) => fieldOf(row, field)).reverse(), field).toEqual(values);
      }
      const numbers = values.filter((it) => typeof it === "number");
      expect(numbers, field).toEqual(numbers.toSorted((a, b) => a - b));
      for (const rows of [ascending, descending]) {
        for (const [n, row] of rows.entries()) {
          const next = rows[n + 1];
          if (!next || fieldOf(row, field) !== fieldOf(next, field)) continue;
          expect(row.id, field).toBeLessThan(next.id);
        }
      }
    }
  });

  /** @requirement Back office: Every field of a record can be sorted and filtered by */
  test("is filtered by every field: the records with that value or text, or with one of several", async () => {
    const all = await rowsOf(path);
    expect(all.length).toBeGreaterThan(1);
    for (const [field] of fieldsOf(all[0] ?? {})) {
      if (isWorkedOut(field)) continue;
      const values = all.map((row) => fieldOf(row, field));
      if (values.some(Array.isArray)) continue;
      for (const value of new Set(values)) {
        const equal = all.filter((row) => fieldOf(row, field) === value);
        const found = await rowsOf(path, [field, inQuery(value)]);
        expect([equal, containing(all, field, value)], `${field}=${value}`).toContainEqual(found);
      }
      const several = [...new Set(values)].map((value) => [field, inQuery(value)]);
      expect(await rowsOf(path, ...several), field).toEqual(all);
    }
  });

  test.each(["nonsense", "_embed", "price.cents", "constructor"])(
    "refuses the unknown field %s by name, as a filter and as an order",
    async (field) => {
      for (const query of [
        [[field, "1"]],
        [
          ["_start", "0"],
          [field, "1"],
        ],
      ]) {
        const { status, body } = await statusAndBody(await get(path, query));
        expect(status, `${query}`).toBe(422);
        expect(body).toMatchObject({ error: expect.stringContaining(field.slice(0, 60)) });
      }
      const sorted = await statusAndBody(await get(path, [["_sort", field]]));
      expect(sorted).toMatchObject({
        status: 422,
        body: { fields: { _sort: expect.stringContaining("Known values") } },
      });
    },
  );

  test("gives one record by its id, and 404 for an unknown one", async () => {
    const [row] = await rowsOf(path);
    const parameter = path === "/api/user/admin" ? "key" : "id";
    const handler = await handlerOf({ method: "GET", path: `${path}/{${parameter}}` });
    const one = (id: number) =>
      call(handler, `${path}/${id}`, {
        headers: admin.bearer,
        params: { [parameter]: String(id) },
      });
    expect(await statusAndBody(await one(row?.id ?? 0))).toEqual({ status: 200, body: row });
    expect((await one(200_000_000)).status).toBe(404);
  });
});

test.each<[List, string, (row: Row) => boolean]>([
  ["/api/preset", "images=/b.webp", (row) => row.name === "Álamo"],
  ["/api/preset", "images=https://shop.test/b.webp", (row) => row.name === "Álamo"],
  ["/api/preset", "imageTexts.image=https://shop.test/b.webp", (row) => row.name === "Álamo"],
  ["/api/preset", "imageTexts.text=Bread&imageTexts.text=Cake", (row) => row.name === "Álamo"],
  ["/api/preset", "imageTexts.text=Cake", () => false],
  ["/api/preset", "reviews.rating=2", (row) => row.name === "Álamo"],
  ["/api/preset", "reviews.message=nothing", () => false],
  ["/api/preset", "reviews.createdAt=2020-01-01T00:00:00Z", () => false],
  ["/api/preset", "category=premium&category=medium", (row) => row.category !== "basic"],
  ["/api/shop/invoice", "invoiceItems.preset.category=premium", () => false],
  ["/api/shop/invoice", "coupon=SPRING", () => false],
  ["/api/shop/invoice", "discount=0", () => true],
  ["/api/coupon", "categories=premium", (row) => row.state === "planned"],
  ["/api/coupon", "presetIds=1", (row) => row.amount === 12.5],
  ["/api/shop/invoice", "invoiceItems.preset.price=0.01", () => false],
])("%s?%s names records by what is in their lists", async (path, query, isExpected) => {
  const pairs = [...new URLSearchParams(query)];
  const expected = (await rowsOf(path)).filter(isExpected);
  expect(await rowsOf(path, ...pairs)).toEqual(expected);
});

/** A part of an OpenAPI document. */
interface Described {
  $ref?: string;
  anyOf?: Described[];
  properties?: Record<string, Described>;
  type?: string;
  items?: Described;
}

interface DescribedList {
  parameters: { name: string; schema: { enum?: string[] } }[];
  responses: { "200": { content: { "application/json": { schema: Described } } } };
}

const document: {
  paths: Record<string, { get?: DescribedList }>;
  components: { schemas: Record<string, Described> };
} = JSON.parse(JSON.stringify(openapi("https://shop.test")));

function resolve(schema: Described | undefined): Described {
  const { $ref, anyOf } = schema ?? {};
  if ($ref) return resolve(document.components.schemas[$ref.split("/").at(-1) ?? ""]);
  return anyOf ? resolve(anyOf.find(({ type }) => type !== "null")) : (schema ?? {});
}

const describedFields = (schema: Described, prefix = ""): { name: string; schema: Described }[] =>
  Object.entries(schema.properties ?? {}).flatMap(([name, its]) => {
    const field = resolve(its);
    return field.properties
      ? describedFields(field, `${prefix}${name}.`)
      : [{ name: prefix + name, schema: field }];
  });

const describedLists = Object.entries(document.paths).flatMap(([path, { get }]) =>
  // The trail of many years is read by its indexes: in the order of time, by what they begin with.
  get?.parameters.some(({ name }) => name === "_start") && path !== "/api/audit"
    ? [[path, get] as const]
    : [],
);

/** @requirement Back office: Every field of a record can be sorted and filtered by */
test.each(describedLists)(
  "%s can be sorted and filtered by every field of its schema",
  (_, list) => {
    const parameters = new Map(list.parameters.map(({ name, schema }) => [name, schema]));
    const sorts = parameters.get("_sort")?.enum ?? [];
    const { items } = resolve(list.responses["200"].content["application/json"].schema);
    const fields = describedFields(resolve(items)).filter(({ name }) => !isWorkedOut(name));
    expect(fields.length).toBeGreaterThan(1);
    expect(fields.map(({ name }) => name).filter((name) => !sorts.includes(name))).toEqual([]);
    const plain = fields.filter((field) => !resolve(field.schema.items).properties);
    expect(plain.map(({ name }) => name).filter((name) => !parameters.has(name))).toEqual([]);
  },
);

test.each<[List, string, string, (row: Row) => boolean]>([
  ["/api/preset", "name", "LAM", (row) => row.name === "Álamo"],
  ["/api/user/admin", "city", "osl", (row) => row.city === "Oslo"],
  ["/api/sale", "name", "autumn", (row) => row.name === "Autumn sale"],
  ["/api/review", "preset.name", "álam", (row) => fieldOf(row, "preset.name") === "Álamo"],
  ["/api/canned-answer", "body", "%", () => false],
])("%s is filtered by a part of the text of %s", async (path, field, part, isExpected) => {
  const expected = (await rowsOf(path)).filter(isExpected);
  expect(await rowsOf(path, [field, part])).toEqual(expected);
});

test("presets are sorted by the number of their pictures", async () => {
  const rows = await rowsOf("/api/preset", ["_sort", "images"]);
  const counts = rows.map(({ images }) => (images as string[]).length);
  expect(counts).toEqual(counts.toSorted((a, b) => a - b));
});

test.each([...lists, "/api/audit", "/api/staff"] as const)(
  "%s gives up to 1,000 rows at once, and refuses more by name",
  async (path) => {
    const handler = await handlerOf({ method: "GET", path });
    const ask = (query: string) =>
      call(handler, `${path}?${query}`, { headers: admin.bearer }).then(statusAndBody);
    expect(await ask("_start=0&_end=1000")).toMatchObject({ status: 200 });
    expect(await ask("_start=0&_end=1001")).toMatchObject({
      status: 422,
      body: { fields: { _end: expect.stringContaining("1000") } },
    });
  },
);

test("a list gives all rows that were asked for", async () => {
  await database()
    .insert(contactMessages)
    .values(Array.from({ length: 150 }, (_, n) => ({ email: `a${n}@b.example`, message: "Many" })));
  const response = await get("/api/contact", "_start=0&_end=1000&message=many");
  expect(await response.json()).toHaveLength(150);
});

test("orders are found by the id of a preset in them", async () => {
  const [order] = await rowsOf("/api/shop/invoice");
  const [item] = (order?.invoiceItems ?? []) as { presetId: number }[];
  const filter = ["invoiceItems.presetId", String(item?.presetId)];
  expect(await rowsOf("/api/shop/invoice", filter)).toEqual([order]);
});

test.each<[List, string]>([
  ["/api/preset", "price=12.345"],
  ["/api/preset", "price=99999999999"],
  ["/api/preset", "ratingAverage=good"],
  ["/api/preset", "category=luxury"],
  ["/api/review", "createdAt=0000-01-01T00:00:00Z"],
  ["/api/review", "createdAt=yesterday"],
  ["/api/review", "isHidden=maybe"],
  ["/api/mail", "status=lost"],
  ["/api/shop/invoice", "userId=0"],
  ["/api/coupon", "state=lost"],
])("%s?%s is refused with the field's name", async (path, query) => {
  const { status, body } = await statusAndBody(await get(path, `_start=0&${query}`));
  expect(status).toBe(422);
  expect(Object.keys((body as { fields: object }).fields)[0]).toMatch(
    new RegExp(`^${query.split("=")[0]}`),
  );
});

test("the shop's visitors are no back office: unknown parameters are ignored, its fields need the admin", async () => {
  const handler = await handlerOf({ method: "GET", path: "/api/preset" });
  expect((await call(handler, "/api/preset?utm_source=letter")).status).toBe(200);
  expect((await call(handler, "/api/preset?category=premium")).status).toBe(401);
  const { bearer } = await addCustomer();
  const asCustomer = await call(handler, "/api/preset?_sort=id", { headers: bearer });
  expect(asCustomer.status).toBe(403);
});
