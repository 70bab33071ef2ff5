import { desc } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import { database } from "@/db/client";
import { auditEvents } from "@/db/schema/audit";
import { call, jsonBody, statusAndBody } from "@/e2e/support/call";
import { addAdmin } from "@/e2e/support/customers";
import { addPreset } from "@/e2e/support/factories";
import { DELETE, GET as getOne, PUT } from "./[id]/route";
import { POST } from "./route";

let admin: Awaited<ReturnType<typeof addAdmin>>;
beforeAll(async () => {
  admin = await addAdmin();
});

interface Coupon {
  id: number;
  code: string;
  state: string;
  endsAt: string | null;
}

const make = async (body: object) =>
  statusAndBody(await call(POST, "/api/coupon", jsonBody(body, admin.bearer)));

const made = async (body: object) => (await make(body)).body as Coupon;

const at = (id: number) => ({ params: { id: String(id) } });

const change = async (id: number, body: object) =>
  statusAndBody(
    await call(PUT, `/api/coupon/${id}`, {
      ...jsonBody(body, admin.bearer),
      method: "PUT",
      ...at(id),
    }),
  );

const end = async (id: number) =>
  statusAndBody(
    await call(DELETE, `/api/coupon/${id}`, {
      method: "DELETE",
      headers: admin.bearer,
      ...at(id),
    }),
  );

const newestEvents = async (limit: number) =>
  (await database().select().from(auditEvents).orderBy(desc(auditEvents.id)).limit(limit)).map(
    ({ event, target, detail }) => `${event} ${target} ${detail}`,
  );

/** @requirement Prices: Coupons are made, changed and ended in the back office, and the trail says so */
test("a coupon is made, changed and ended; the audit trail has all of it", async () => {
  const preset = await addPreset({ name: "Harbor" });
  const { status, body } = await make({
    code: " spring-20 ",
    percent: 20,
    presetIds: [preset.id],
    categories: ["premium"],
    endsAt: "2200-01-31T10:00:00+01:00",
  });
  expect({ status, body }).toEqual({
    status: 201,
    body: {
      id: expect.any(Number),
      code: "SPRING-20",
      percent: 20,
      amount: null,
      presetIds: [preset.id],
      categories: ["premium"],
      startsAt: null,
      endsAt: "2200-01-31T09:00:00.000Z",
      maxUses: null,
      uses: 0,
      state: "running",
      createdAt: expect.any(String),
    },
  });
  const { id } = body as Coupon;
  const seen = await call(getOne, `/api/coupon/${id}`, { headers: admin.bearer, ...at(id) });
  expect(await statusAndBody(seen)).toEqual({ status: 200, body });
  const changed = await change(id, { percent: null, amount: 12.5, maxUses: 3, presetIds: null });
  expect(changed).toMatchObject({
    status: 200,
    body: { percent: null, amount: 12.5, maxUses: 3, presetIds: [], categories: ["premium"] },
  });
  expect(await end(id)).toMatchObject({ status: 200, body: { state: "ended" } });
  expect((await end(id)).status).toBe(200);
  expect(await newestEvents(3)).toEqual([
    `catalog.coupon-ended coupon ${id} SPRING-20: $12.50 off premium templates`,
    `catalog.coupon-changed coupon ${id} SPRING-20: percent, presetIds, maxUses, amountCents`,
    `catalog.coupon-made coupon ${id} SPRING-20: 20% off Harbor and premium templates`,
  ]);
});

test("what a panel sends back unchanged changes nothing", async () => {
  const coupon = await made({ code: "AS-IT-IS", amount: 5 });
  const before = await newestEvents(1);
  expect(await change(coupon.id, coupon)).toEqual({ status: 200, body: coupon });
  expect(await newestEvents(1)).toEqual(before);
});

test("one that has not begun ends, too", async () => {
  const { id, state } = await made({
    code: "LATER",
    percent: 5,
    startsAt: "2200-01-01T00:00:00Z",
  });
  expect(state).toBe("planned");
  expect(await end(id)).toMatchObject({ status: 200, body: { state: "ended" } });
});

test.each<[string, object, string]>([
  ["no code", { percent: 5 }, "code"],
  ["a short code", { code: "AB", percent: 5 }, "code"],
  ["a code with other characters", { code: "FÜR-DICH", percent: 5 }, "code"],
  ["nothing to take off", { code: "NOTHING" }, "percent"],
  ["both kinds", { code: "BOTH", percent: 5, amount: 5 }, "amount"],
  ["more than all", { code: "MORE", percent: 101 }, "percent"],
  ["parts of a cent", { code: "PARTS", amount: 0.001 }, "amount"],
  [
    "an end before it begins",
    { code: "BACK", percent: 5, startsAt: "2027-01-02T00:00:00Z", endsAt: "2027-01-01T00:00:00Z" },
    "endsAt",
  ],
  ["no date", { code: "DATE", percent: 5, endsAt: "tomorrow" }, "endsAt"],
  [
    "a preset that does not exist",
    { code: "PRESET", percent: 5, presetIds: [200_000_000] },
    "presetIds",
  ],
  ["an unknown category", { code: "CATEGORY", percent: 5, categories: ["luxury"] }, "categories"],
  ["no order at all", { code: "NONE", percent: 5, maxUses: 0 }, "maxUses"],
])("a coupon with %s is refused with the field", async (_, body, field) => {
  const response = await make(body);
  expect(response.status).toBe(422);
  const { fields } = response.body as { fields: object };
  expect(Object.keys(fields)[0]?.split(".")[0]).toBe(field);
});

test("a code is there once, and stays", async () => {
  const { id } = await made({ code: "ONCE", percent: 5 });
  expect(await make({ code: "once", percent: 10 })).toEqual({
    status: 409,
    body: { error: "There is a coupon ONCE already." },
  });
  expect(await change(id, { code: "TWICE" })).toMatchObject({
    status: 409,
    body: { error: expect.stringContaining("The code ONCE cannot be changed") },
  });
});
