import { once } from "node:events";
import { createServer } from "node:http";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { database } from "@/db/client";
import { shopVisitDays, shopVisitors } from "@/db/schema/figures";
import { visitSalts } from "@/db/schema/visits";
import { takeLog } from "@/e2e/support/log";
import { dayOf, daysAfter } from "@/lib/sites/visits/rules";
import { deleteOldVisitors, storeStageVisitors } from "./commands";
import { countPages } from "./count-pages";
import { createStageCounter, type StageVisitors } from "./counter";

const counter = createStageCounter({ store: storeStageVisitors });
const count = countPages(counter);

let answered: Promise<unknown>[] = [];

const server = createServer((request, response) => {
  answered.push(once(response, "close"));
  if (count(request, response)) throw new Error("It answered.");
  response.statusCode = request.url === "/detail/404" ? 404 : 200;
  response.end("page");
});

let base = "";
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  base = typeof address === "object" ? `http://127.0.0.1:${address?.port}` : "";
});
afterAll(() => new Promise((resolve) => server.close(resolve)));

beforeEach(async () => {
  // The address is what the proxy says, so that there are several.
  vi.stubEnv("TRUSTED_PROXIES", "1");
  await database().delete(shopVisitDays);
  await database().delete(shopVisitors);
});

const browser = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0";

async function open(path: string, visitor = 1, init: RequestInit = {}) {
  const headers = {
    "user-agent": browser,
    "x-forwarded-for": `198.51.100.${visitor}`,
    ...init.headers,
  };
  const response = await fetch(base + path, { ...init, headers });
  await response.text();
}

async function stored() {
  await Promise.all(answered);
  answered = [];
  await counter.flush();
  const rows = await database().select().from(shopVisitDays);
  return Object.fromEntries(rows.map(({ stage, visitors }) => [stage, visitors]));
}

/** @requirement Back office: Visitors on the way to a payment are counted without cookies */
test("a device counts once a day at each stage, whatever it opens there", async () => {
  for (const path of ["/detail/1", "/detail/2", "/detail/1?x=1", "/cart", "/pay"]) await open(path);
  await open("/detail/1", 2);
  await open("/detail/3", 3, { method: "HEAD" });
  expect(await stored()).toEqual({ detail: 3, cart: 1, checkout: 1 });
  await open("/detail/9", 2);
  await open("/cart", 2);
  expect(await stored()).toEqual({ detail: 3, cart: 2, checkout: 1 });
});

/** @requirement Back office: Visitors on the way to a payment are counted without cookies */
test("a device that skips a stage counts there, too: no stage has more than the one before", async () => {
  await open("/cart", 1);
  await open("/pay", 2);
  expect(await stored()).toEqual({ detail: 2, cart: 2, checkout: 1 });
  await open("/detail/1", 1);
  expect(await stored()).toEqual({ detail: 2, cart: 2, checkout: 1 });
});

test("programs, pages fetched ahead, failures and other pages are not counted", async () => {
  await open("/detail/1", 1, { headers: { "user-agent": "Googlebot/2.1" } });
  await open("/detail/1", 2, { headers: { "next-router-prefetch": "1" } });
  await open("/detail/1", 3, { headers: { "next-router-segment-prefetch": "/_tree" } });
  await open("/detail/1", 4, { headers: { "sec-purpose": "prefetch" } });
  await open("/detail/404", 5);
  await open("/shop", 6);
  await open("/cart", 7, { method: "POST" });
  expect(await stored()).toEqual({});
});

test("no address is stored, and a device has another hash at each stage", async () => {
  await open("/detail/1");
  await open("/cart");
  await stored();
  const rows = await database().select().from(shopVisitors);
  expect(new Set(rows.map(({ hash }) => hash)).size).toBe(2);
  expect(JSON.stringify(rows)).not.toMatch(/198\.51|Firefox/);
});

test("when the day is over, its hashes are deleted and its sums stay", async () => {
  await open("/detail/1");
  await stored();
  const tomorrow = Date.parse(daysAfter(dayOf(Date.now()), 1)) + 5 * 60_000;
  const runAgainIn = vi.fn();
  await deleteOldVisitors({}, { runAgainIn });
  expect(await database().$count(shopVisitors)).toBe(1);
  await deleteOldVisitors({}, { runAgainIn }, tomorrow);
  expect(await database().$count(shopVisitors)).toBe(0);
  expect(await stored()).toEqual({ detail: 1 });
  expect(runAgainIn).toHaveBeenCalledTimes(2);
});

const visitors = (...names: string[]): StageVisitors => ({
  day: dayOf(Date.now()),
  stage: "cart",
  visitors: new Set(names),
});

test("fifty instances at once lose no device and count none twice", async () => {
  await database().delete(visitSalts);
  await Promise.all(
    Array.from({ length: 50 }, (_, at) => storeStageVisitors(visitors("everywhere", String(at)))),
  );
  expect(await stored()).toEqual({ cart: 51 });
});

test("devices of a day that is over are not counted again", async () => {
  const day = daysAfter(dayOf(Date.now()), -2);
  await storeStageVisitors({ ...visitors("a"), day });
  const [row] = await database().select().from(shopVisitDays).where(eq(shopVisitDays.day, day));
  expect(row?.visitors).toBe(0);
});

test("what was not stored waits for the next time, is logged once, and a flood is bounded", async () => {
  const taken: StageVisitors[] = [];
  let failures = 2;
  const { count: add, flush } = createStageCounter({
    store: async (counted) => {
      if (failures-- > 0) throw new Error("No database");
      taken.push(counted);
    },
    maxItems: 2,
  });
  takeLog();
  add("cart", "a");
  await flush();
  for (const name of ["a", "b", "c"]) add("cart", name);
  await flush();
  await flush();
  expect(taken.map((it) => [...it.visitors])).toEqual([["a", "b"]]);
  expect(takeLog()).toHaveLength(1);
});
