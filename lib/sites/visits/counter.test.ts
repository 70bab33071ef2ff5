import { expect, test } from "vitest";
import { takeLog } from "@/e2e/support/log";
import { type Counted, createVisitCounter } from "./counter";

const view = (visitor: string, more: object = {}) => ({
  invoiceItemId: 1,
  page: "index.html",
  visitor,
  host: "",
  by: "browser" as const,
  ...more,
});

const once = {
  isPerson: false,
  hasViewed: true,
  pages: new Map([["index.html", 1]]),
  hosts: new Map<string, number>(),
};

const viewsOf = ({ visitors }: Counted) =>
  [...visitors.values()].flatMap(({ pages }) => [...pages.values()]).reduce((a, b) => a + b, 0);

/** A counter whose store keeps what it gets. */
function counting(options: { maxEntries?: number; failures?: number } = {}) {
  const stored: Counted[] = [];
  let failures = options.failures ?? 0;
  const counter = createVisitCounter({
    ...options,
    store: async (counted) => {
      if (failures-- > 0) throw new Error("No database");
      stored.push(counted);
    },
    now: () => Date.parse("2026-11-22T12:00:00Z"),
  });
  return { ...counter, stored };
}

test("views of one site and day are stored together", async () => {
  const { count, flush, stored } = counting();
  count(view("a", { host: "news.example" }));
  count(view("a"));
  count(view("a", { page: null }));
  count(view("a", { page: "imprint.html" }));
  count(view("b", { by: "program", host: "spam.example" }));
  count(view("c", { isKnown: true }));
  count(view("d", { by: "prefetch" }));
  count(view("d", { by: "prefetch", page: null }));
  count(view("a", { invoiceItemId: 2 }));
  await flush();
  expect(stored).toEqual([
    {
      invoiceItemId: 1,
      day: "2026-11-22",
      visitors: new Map([
        [
          "a",
          {
            isPerson: true,
            hasViewed: true,
            pages: new Map([
              ["index.html", 2],
              ["imprint.html", 1],
            ]),
            hosts: new Map([["news.example", 1]]),
          },
        ],
        ["b", { isPerson: false, hasViewed: true, pages: new Map(), hosts: new Map() }],
        ["c", { ...once, isPerson: true }],
        ["d", { isPerson: false, hasViewed: true, pages: new Map(), hosts: new Map() }],
      ]),
    },
    { invoiceItemId: 2, day: "2026-11-22", visitors: new Map([["a", once]]) },
  ]);
  await flush();
  expect(stored).toHaveLength(2);
});

test("what was not stored waits for the next time, beside what has come since", async () => {
  takeLog();
  const { count, flush, stored } = counting({ failures: 2 });
  count(view("a"));
  await flush();
  count(view("a"));
  count(view("b"));
  await flush();
  await flush();
  expect(stored.map(viewsOf)).toEqual([3]);
  expect([...(stored[0]?.visitors.keys() ?? [])]).toEqual(["a", "b"]);
  // Once for the outage.
  expect(takeLog().map(({ level }) => level)).toEqual(["error"]);
});

test("a site whose visits cannot be stored keeps no other from it", async () => {
  takeLog();
  const stored: number[] = [];
  const { count, flush } = createVisitCounter({
    store: async ({ invoiceItemId }) => {
      if (invoiceItemId === 1) throw new Error("Locked");
      stored.push(invoiceItemId);
    },
  });
  const visitAll = () => {
    for (const invoiceItemId of [1, 2, 3]) count(view("a", { invoiceItemId }));
  };
  visitAll();
  const storing = flush();
  await Promise.resolve();
  visitAll();
  await storing;
  await flush();
  expect(stored).toEqual([2, 3]);
  expect(takeLog()).toHaveLength(1);
});

test("in a flood, visitors who are known are still counted, and memory stays bounded", async () => {
  const { count, flush, stored } = counting({ maxEntries: 100 });
  for (let visitor = 0; visitor < 10_000; visitor++) {
    count(view(String(visitor), { host: `${visitor}.example`, page: `${visitor}.html` }));
    count(view("0", { page: "0.html" }));
  }
  for (let site = 2; site < 1_000; site++) count(view("a", { invoiceItemId: site }));
  await flush();
  expect(stored).toHaveLength(1);
  const visitors = stored[0]?.visitors ?? new Map<string, never>();
  expect(visitors.get("0")?.pages).toEqual(new Map([["0.html", 10_001]]));
  const sizes = [...visitors.values()].map(({ pages, hosts }) => 1 + pages.size + hosts.size);
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(100);
});

test("while a store takes long, what comes meanwhile is one bounded batch", async () => {
  const stored: Counted[] = [];
  let free = () => {};
  const isFree = new Promise<void>((resolve) => {
    free = resolve;
  });
  const { count, flush } = createVisitCounter({
    maxEntries: 100,
    store: async (counted) => {
      await isFree;
      stored.push(counted);
    },
  });
  const flushes: Promise<void>[] = [];
  for (let round = 0; round < 50; round++) {
    for (let visitor = 0; visitor < 100; visitor++) count(view(`${round} ${visitor}`));
    flushes.push(flush());
    // As between two timers.
    await Promise.resolve();
  }
  free();
  await Promise.all(flushes);
  expect(stored.reduce((sum, { visitors }) => sum + visitors.size, 0)).toBeLessThan(200);
});
