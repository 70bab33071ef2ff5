import { beforeEach, expect, test, vi } from "vitest";
import { database } from "@/db/client";
import { webVitals } from "@/db/schema/figures";
import { call, statusAndBody } from "@/e2e/support/call";
import { addAdmin } from "@/e2e/support/customers";
import { takeLog } from "@/e2e/support/log";
import { addApiToken, addStaff } from "@/e2e/support/staff";
import { deleteOldVisitors } from "@/lib/analytics/visits/commands";
import { storeVitals, vitalsCounter } from "@/lib/analytics/vitals/commands";
import { type CountedVitals, createVitalsCounter } from "@/lib/analytics/vitals/counter";
import { dayOf, daysAfter } from "@/lib/sites/visits/rules";
import { GET } from "../shop/vitals/route";
import { POST } from "./route";

const browser = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0";
const today = dayOf(Date.now());

beforeEach(async () => {
  // The address is what the proxy says, so that there are several.
  vi.stubEnv("TRUSTED_PROXIES", "1");
  // What a test before has counted, too.
  await vitalsCounter.flush();
  await database().delete(webVitals);
});

interface Sent {
  agent?: string;
  from?: number;
  headers?: Record<string, string>;
}

const measured = { kind: "detail", device: "phone", values: { LCP: 1_900, INP: 40, CLS: 0.02 } };

const send = async (body: unknown, { agent = browser, from = 1, headers = {} }: Sent = {}) => {
  const response = await call(POST, "/api/vitals", {
    method: "POST",
    body: typeof body === "string" ? body : JSON.stringify(body),
    headers: {
      "content-type": "application/json",
      "user-agent": agent,
      "x-forwarded-for": `198.51.100.${from}`,
      ...headers,
    },
  });
  return response.status;
};

async function stored() {
  await vitalsCounter.flush();
  const rows = await database().select().from(webVitals);
  return rows.sort((a, b) => `${a.vital} ${a.upTo}`.localeCompare(`${b.vital} ${b.upTo}`));
}

/** @requirement Back office: How fast pages are for visitors is measured without cookies, and shown by kind of page */
test("page views are added to the buckets of their day, and nothing of who sent them is kept", async () => {
  expect(await send(measured)).toBe(204);
  expect(await send(measured, { from: 2 })).toBe(204);
  expect(await send({ ...measured, values: { LCP: 1_600 } })).toBe(204);
  const row = { day: today, kind: "detail", device: "phone" };
  const rows = await stored();
  expect(rows).toEqual([
    { ...row, vital: "CLS", upTo: 25, views: 2 },
    { ...row, vital: "INP", upTo: 50, views: 2 },
    { ...row, vital: "LCP", upTo: 1_750, views: 1 },
    { ...row, vital: "LCP", upTo: 2_000, views: 2 },
  ]);
  expect(JSON.stringify(rows)).not.toMatch(/198\.51|Firefox/);
});

test.each([
  "Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)",
  "curl/8.5.0",
  "",
])("what the program %j sends is taken and not counted", async (agent) => {
  expect(await send(measured, { agent })).toBe(204);
  expect(await stored()).toEqual([]);
});

test.each([
  ["an address", { ...measured, kind: "/detail/3" }],
  ["another device", { ...measured, device: "watch" }],
  ["no value", { ...measured, values: {} }],
  ["another value", { ...measured, values: { FID: 3 } }],
  ["a negative value", { ...measured, values: { LCP: -1 } }],
  ["more than a minute", { ...measured, values: { LCP: 60_001 } }],
  ["a score beyond all", { ...measured, values: { CLS: 11 } }],
  ["words", { ...measured, values: { LCP: "1900" } }],
  ["more than is asked for", { ...measured, visitor: "ann" }],
  ["nothing", {}],
])("%s is refused", async (_, body) => {
  expect(await send(body)).toBe(422);
  expect(await stored()).toEqual([]);
});

test("what is no JSON, too large or from another site is refused", async () => {
  expect(await send("not JSON")).toBe(400);
  expect(await send(measured, { headers: { "content-type": "text/plain" } })).toBe(415);
  expect(await send({ ...measured, more: "x".repeat(2_048) })).toBe(413);
  const other = { "sec-fetch-site": "cross-site", origin: "https://evil.test" };
  expect(await send(measured, { headers: other })).toBe(403);
  expect(await stored()).toEqual([]);
});

test("one address is limited, and others are not", async () => {
  const statuses: number[] = [];
  for (let at = 0; at < 61; at++) statuses.push(await send(measured, { from: 9 }));
  expect(statuses.indexOf(429)).toBe(60);
  expect(await send(measured, { from: 10 })).toBe(204);
});

const counted = (views: number, facts: object = {}): CountedVitals => ({
  group: { day: today, ...facts },
  items: [
    { item: { kind: "home", device: "desktop", vital: "LCP", upTo: 500 }, count: views },
    { item: { kind: "home", device: "desktop", vital: "TTFB", upTo: 50 }, count: views },
  ],
});

test("fifty instances at once lose no page view", async () => {
  await Promise.all(
    Array.from({ length: 50 }, (_, at) => {
      const { group, items } = counted(2);
      return storeVitals({ group, items: at % 2 === 0 ? items : items.toReversed() });
    }),
  );
  expect(await stored()).toMatchObject([
    { vital: "LCP", views: 100 },
    { vital: "TTFB", views: 100 },
  ]);
});

test("what was not stored waits for the next time, and is logged once", async () => {
  let failures = 2;
  const batches: CountedVitals[] = [];
  const { count, flush } = createVitalsCounter({
    store: async (batch) => {
      if (failures-- > 0) throw new Error("No database");
      batches.push(batch);
    },
  });
  takeLog();
  const view = { kind: "home", device: "desktop", values: { LCP: 400 } } as const;
  count(view);
  await flush();
  count(view);
  await flush();
  await flush();
  expect(batches).toMatchObject([{ items: [{ count: 2, item: { upTo: 500 } }] }]);
  expect(takeLog()).toHaveLength(1);
});

test("sums are kept for 400 days", async () => {
  for (const age of [401, 400, 1]) await storeVitals(counted(1, { day: daysAfter(today, -age) }));
  await deleteOldVisitors({}, { runAgainIn: vi.fn() });
  const days = new Set((await stored()).map(({ day }) => day));
  expect([...days].sort()).toEqual([daysAfter(today, -400), daysAfter(today, -1)]);
});

const read = async (headers: Record<string, string>, query = "?days=7") =>
  statusAndBody(await call(GET, `/api/shop/vitals${query}`, { headers }));

/** @requirement Back office: How fast pages are for visitors is measured without cookies, and shown by kind of page */
test("the back office reads what three of four page views stay within, with its rating", async () => {
  const support = await addStaff("support");
  expect((await read(support.bearer)).body).toMatchObject({ pages: [], last: today });
  for (const LCP of [900, 2_400, 2_450, 4_100]) await send({ ...measured, values: { LCP } });
  await send({ kind: "home", device: "desktop", values: { CLS: 0.3, FCP: 100 } });
  await stored();
  await storeVitals(counted(5, { day: daysAfter(today, -7) }));
  const { status, body } = await read(support.bearer);
  expect(status).toBe(200);
  expect(body).toEqual({
    first: daysAfter(today, -6),
    last: today,
    pages: [
      {
        kind: "detail",
        device: "phone",
        vitals: [{ vital: "LCP", p75: 2_500, rating: "good", views: 4 }],
      },
      {
        kind: "home",
        device: "desktop",
        vitals: [
          { vital: "CLS", p75: 0.325, rating: "poor", views: 1 },
          { vital: "FCP", p75: 187.5, rating: "good", views: 1 },
        ],
      },
    ],
  });
  const month = await read(support.bearer, "?days=30");
  expect(month.body).toMatchObject({
    pages: [{ kind: "detail" }, { kind: "home", vitals: [{ vital: "LCP", views: 5 }, {}, {}, {}] }],
  });
  expect((await read(support.bearer, "?days=8")).status).toBe(422);
});

test("a token needs the scope of figures", async () => {
  const admin = await addAdmin();
  expect((await read((await addApiToken(admin, ["figures:read"])).bearer)).status).toBe(200);
  expect((await read((await addApiToken(admin, ["orders:read"])).bearer)).status).toBe(403);
});
