import { eq, sql } from "drizzle-orm";
import fc from "fast-check";
import { expect, test } from "vitest";
import { database } from "@/db/client";
import { deployments } from "@/db/schema/sites";
import {
  sitePageViews,
  siteReferrals,
  siteVisitDays,
  siteVisitors,
  visitSalts,
} from "@/db/schema/visits";
import { addSite } from "@/e2e/support/sites";
import { deleteOldVisits, storeVisits } from "./commands";
import { createVisitCounter, type Visitor } from "./counter";
import { dayOf, daysAfter, maxHosts, maxWaiting } from "./rules";

const today = () => dayOf(Date.now());

const newCounter = (now?: () => number) => createVisitCounter({ store: storeVisits, now });

const daysOf = (invoiceItemId: number) =>
  database().select().from(siteVisitDays).where(eq(siteVisitDays.invoiceItemId, invoiceItemId));

/** The text of every row of every table. */
async function everything(): Promise<string> {
  const tables = await database().execute<{ name: string }>(
    sql`select table_name as name from information_schema.tables where table_schema = 'public'`,
  );
  const texts: string[] = [];
  for (const { name } of tables) {
    const rows = await database().execute<{ text: string }>(
      sql`select one::text as text from ${sql.identifier(name)} as one`,
    );
    texts.push(...rows.map(({ text }) => text));
  }
  return texts.join("\n");
}

interface Step {
  visitor: number;
  /** The page, its styles, or both in this order. */
  asks: "page" | "styles" | "both";
  instance: number;
  /** What happens to the instance afterwards. */
  fate: "goes on" | "stores" | "restarts";
}

const addressOf = (visitor: number) => `198.51.100.${visitor}`;

/** @requirement Sites: Visitors of a day are counted once, and no address is stored */
test("visitors are counted exactly, over instances and restarts, and no address is in any table", async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(
        fc.record<Step>({
          visitor: fc.integer({ min: 1, max: 25 }),
          asks: fc.constantFrom("page", "styles", "both"),
          instance: fc.integer({ min: 0, max: 2 }),
          fate: fc.constantFrom("goes on", "stores", "restarts"),
        }),
        { minLength: 1, maxLength: 80 },
      ),
      async (steps) => {
        const { itemId } = await addSite();
        const instances = [newCounter(), newCounter(), newCounter()];
        for (const { visitor, asks, instance, fate } of steps) {
          const key = `${addressOf(visitor)}\nBrowser`;
          const view = { invoiceItemId: itemId, visitor: key, host: "", by: "browser" } as const;
          if (asks !== "styles") instances[instance]?.count({ ...view, page: "index.html" });
          if (asks !== "page") instances[instance]?.count({ ...view, page: null });
          if (fate !== "goes on") await instances[instance]?.flush();
          if (fate === "restarts") instances[instance] = newCounter();
        }
        await Promise.all(instances.map(({ flush }) => flush()));
        const viewed = steps.filter(({ asks }) => asks !== "styles");
        const shown = steps.filter(({ asks }) => asks !== "page");
        const people = new Set(shown.map(({ visitor }) => visitor));
        const all = new Set(viewed.map(({ visitor }) => visitor));
        const visits = [...all].filter((it) => people.has(it)).length;
        const views = viewed.filter(({ visitor }) => people.has(visitor)).length;
        expect(await daysOf(itemId)).toEqual([
          { invoiceItemId: itemId, day: today(), visits, views, programs: all.size - visits },
        ]);
        const text = await everything();
        expect(text).not.toContain("198.51.100.");
        expect(text).not.toContain("Browser");
      },
    ),
    { seed: 20_261_122, numRuns: 10 },
  );
});

const person = (facts: Partial<Visitor> = {}): Visitor => ({
  isPerson: true,
  hasViewed: true,
  pages: new Map([["index.html", 1]]),
  hosts: new Map<string, number>(),
  ...facts,
});

const counted = (invoiceItemId: number, facts: Partial<Visitor> = {}, day = today()) => ({
  invoiceItemId,
  day,
  visitors: new Map([["a", person(facts)]]),
});

test("what a visitor viewed counts as soon as it turns out to be a person, and never twice", async () => {
  const { itemId } = await addSite();
  const hosts = new Map([["news.example", 1]]);
  await storeVisits(counted(itemId, { isPerson: false, hosts }));
  await storeVisits(counted(itemId, { isPerson: false }));
  expect(await daysOf(itemId)).toMatchObject([{ visits: 0, views: 0, programs: 1 }]);
  const styles = { hasViewed: false, pages: new Map() };
  await storeVisits(counted(itemId, styles));
  await storeVisits(counted(itemId, styles));
  expect(await daysOf(itemId)).toMatchObject([{ visits: 1, views: 2, programs: 0 }]);
  await storeVisits(counted(itemId, { isPerson: false }));
  expect(await daysOf(itemId)).toMatchObject([{ visits: 1, views: 3, programs: 0 }]);
  expect(
    await database().select().from(siteReferrals).where(eq(siteReferrals.invoiceItemId, itemId)),
  ).toMatchObject([{ host: "news.example", views: 1 }]);
});

test("little is kept of what programs view", async () => {
  const { itemId } = await addSite();
  for (let at = 0; at < 4; at++) {
    const many = Array.from({ length: 30 }, (_, n) => [`${at}-${n}`, 1] as const);
    const facts = { isPerson: false, pages: new Map(many), hosts: new Map(many) };
    await storeVisits(counted(itemId, facts));
  }
  const [row] = await database()
    .select()
    .from(siteVisitors)
    .where(eq(siteVisitors.invoiceItemId, itemId));
  expect(row?.waiting?.pages).toHaveLength(maxWaiting);
  expect(row?.waiting?.hosts).toHaveLength(maxWaiting);
});

test("a hundred instances at once make one salt and lose no view", async () => {
  await database().delete(visitSalts);
  const { itemId } = await addSite();
  await Promise.all(
    Array.from({ length: 100 }, (_, at) =>
      storeVisits({
        invoiceItemId: itemId,
        day: today(),
        visitors: new Map([
          ["everywhere", person({ hosts: new Map([["a.example", 1]]) })],
          [String(at), person({ pages: new Map() })],
        ]),
      }),
    ),
  );
  expect(await daysOf(itemId)).toMatchObject([{ visits: 101, views: 100 }]);
  expect(await database().$count(visitSalts)).toBe(1);
  const pages = await database()
    .select()
    .from(sitePageViews)
    .where(eq(sitePageViews.invoiceItemId, itemId));
  expect(pages).toMatchObject([{ path: "index.html", views: 100 }]);
});

test("hosts that nobody can count are added up", async () => {
  const { itemId } = await addSite();
  const many = Array.from({ length: maxHosts + 20 }, (_, at) => [`${at}.example`, 1] as const);
  await storeVisits(counted(itemId, { hosts: new Map(many) }));
  await storeVisits(
    counted(itemId, {
      hosts: new Map([
        ["0.example", 2],
        ["new.example", 3],
      ]),
    }),
  );
  const rows = await database()
    .select({ host: siteReferrals.host, views: siteReferrals.views })
    .from(siteReferrals)
    .where(eq(siteReferrals.invoiceItemId, itemId));
  expect(rows).toHaveLength(maxHosts + 1);
  expect(rows).toContainEqual({ host: "", views: 23 });
  expect(rows).toContainEqual({ host: "0.example", views: 3 });
});

const deleteAt = async (now: number) => {
  let next = 0;
  const runAgainIn = (seconds: number) => {
    next = seconds;
  };
  await deleteOldVisits({}, { runAgainIn }, now);
  return next;
};

/** @requirement Sites: Visitors of a day are counted once, and no address is stored */
test("when the day is over, its salt and hashes are gone and its sums stay", async () => {
  const { itemId } = await addSite();
  await storeVisits(counted(itemId));
  await deleteAt(Date.now());
  expect(await database().$count(siteVisitors, eq(siteVisitors.invoiceItemId, itemId))).toBe(1);
  const tomorrow = Date.parse(daysAfter(today(), 1));
  const next = await deleteAt(tomorrow + 5 * 60_000);
  expect(await database().$count(siteVisitors)).toBe(0);
  expect(await database().$count(visitSalts)).toBe(0);
  expect(await daysOf(itemId)).toMatchObject([{ visits: 1, views: 1 }]);
  expect(new Date(tomorrow + 5 * 60_000 + next * 1_000).getUTCHours()).toBe(0);
});

test("a day with more visitors than one statement can delete in its time is deleted in parts", async () => {
  const { itemId } = await addSite();
  await database().execute(sql`
    insert into ${siteVisitors} (invoice_item_id, day, hash)
    select ${itemId}, ${daysAfter(today(), -2)}::date, 'visitor ' || n
    from generate_series(1, 25000) as n`);
  await database().execute(sql`
    create function refuse_large_deletions() returns trigger language plpgsql as $$
    begin
      if (select count(*) from deleted) > 20000 then raise exception 'too many rows'; end if;
      return null;
    end $$`);
  await database().execute(sql`
    create trigger small_deletions after delete on ${siteVisitors}
    referencing old table as deleted for each statement execute function refuse_large_deletions()`);
  await deleteAt(Date.now());
  expect(await database().$count(siteVisitors, eq(siteVisitors.invoiceItemId, itemId))).toBe(0);
  await database().execute(sql`drop trigger small_deletions on ${siteVisitors}`);
  await database().execute(sql`drop function refuse_large_deletions()`);
});

test("views by people of a day that is over are counted, and its visitors not again", async () => {
  const { itemId } = await addSite();
  const day = daysAfter(today(), -2);
  await storeVisits(counted(itemId, {}, day));
  await storeVisits(counted(itemId, { isPerson: false }, day));
  expect(await daysOf(itemId)).toMatchObject([{ day, visits: 0, views: 1 }]);
  expect(await database().$count(visitSalts, eq(visitSalts.day, day))).toBe(0);
});

test("pages and hosts stay for 90 days, sums of a day for 400", async () => {
  const { itemId } = await addSite();
  for (const age of [401, 399, 91, 89]) {
    const day = daysAfter(today(), -age);
    await storeVisits(counted(itemId, { hosts: new Map([["a.example", 1]]) }, day));
  }
  await deleteAt(Date.now());
  expect(await daysOf(itemId)).toHaveLength(3);
  for (const table of [sitePageViews, siteReferrals]) {
    expect(await database().$count(table, eq(table.invoiceItemId, itemId))).toBe(1);
  }
});

test("visits of a site that is gone are dropped", async () => {
  const { itemId } = await addSite();
  await database().delete(deployments).where(eq(deployments.invoiceItemId, itemId));
  await storeVisits(counted(itemId));
  expect(await daysOf(itemId)).toEqual([]);
});
