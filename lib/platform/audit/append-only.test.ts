import { eq, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { database } from "@/db/client";
import { users } from "@/db/schema/accounts";
import { auditEvents } from "@/db/schema/audit";
import { addUser } from "@/e2e/support/factories";
import { forgetOldEvents, recordEvent } from "./commands";
import { fullAddressDays, keptYears } from "./rules";

type NewEvent = typeof auditEvents.$inferInsert;

const daysAgo = (days: number) => new Date(Date.now() - days * 24 * 60 * 60 * 1000);

async function addEvent(facts: Partial<NewEvent> = {}) {
  const values = { event: "access.signed-in", actorKind: "customer", ...facts };
  const [row] = await database().insert(auditEvents).values(values).returning();
  if (!row) throw new Error("The event was not stored.");
  return row;
}

const rowOf = async ({ id }: { id: number }) =>
  (await database().select().from(auditEvents).where(eq(auditEvents.id, id)))[0];

const change = ({ id }: { id: number }, values: Partial<NewEvent>) =>
  database().update(auditEvents).set(values).where(eq(auditEvents.id, id));

const remove = ({ id }: { id: number }) =>
  database().delete(auditEvents).where(eq(auditEvents.id, id));

const refusal = { cause: { message: "The audit trail stays as it is", code: "42501" } };

/** @requirement Audit trail: What it says cannot be changed or deleted, not even by the shop's own role */
test.each<[string, Partial<NewEvent>]>([
  ["another event", { event: "account.opened" }],
  ["another time", { at: daysAgo(1) }],
  ["another kind of actor", { actorKind: "shop" }],
  ["nobody who did it", { actorId: null }],
  ["nobody whom it is about", { subjectId: null }],
  ["another thing it was done to", { target: "order 8" }],
  ["nothing it was done to", { target: null }],
  ["other words", { detail: "" }],
  ["no address", { address: null }],
  ["a shorter address too early", { address: "203.0.113.0/24" }],
  ["another device", { device: null }],
])("a row cannot get %s", async (_, values) => {
  const { id: userId } = await addUser();
  const row = await addEvent({
    actorId: userId,
    subjectId: userId,
    target: "order 7",
    detail: "Blue",
    address: "203.0.113.7",
    device: "Firefox on Linux",
  });
  await expect(change(row, values)).rejects.toMatchObject(refusal);
  expect(await rowOf(row)).toEqual(row);
});

test("a row cannot be given to another account", async () => {
  const [ann, bob] = [await addUser(), await addUser()];
  const row = await addEvent({ actorId: ann.id, subjectId: ann.id });
  await expect(change(row, { actorId: bob.id })).rejects.toMatchObject(refusal);
  await expect(change(row, { subjectId: bob.id })).rejects.toMatchObject(refusal);
});

test("an old row gets a shorter address and nothing else with it", async () => {
  const row = await addEvent({ at: daysAgo(fullAddressDays + 1), address: "203.0.113.7" });
  const shorter = { address: "203.0.113.0/24" };
  await expect(change(row, { ...shorter, event: "x" })).rejects.toMatchObject(refusal);
  await expect(change(row, { address: "203.0.0.0/16" })).rejects.toMatchObject(refusal);
  await expect(change(row, { address: "198.51.100.0/24" })).rejects.toMatchObject(refusal);
  await change(row, shorter);
  expect(await rowOf(row)).toEqual({ ...row, ...shorter });
});

test("the whole trail cannot be emptied", async () => {
  await expect(database().execute(sql`truncate audit_events`)).rejects.toMatchObject(refusal);
  await expect(database().execute(sql`truncate users cascade`)).rejects.toMatchObject(refusal);
});

/** @requirement Audit trail: Addresses lose their last part after 90 days, rows go after three years */
test("old addresses are shortened, and what was kept for long enough is deleted", async () => {
  const [young, old] = [daysAgo(fullAddressDays - 1), daysAgo(fullAddressDays + 1)];
  const fresh = await addEvent({ at: young, address: "203.0.113.7" });
  const four = await addEvent({ at: old, address: "203.0.113.7" });
  const six = await addEvent({ at: old, address: "2001:db8:1:2::/64" });
  const none = await addEvent({ at: old });
  const [lastDay] = await database().execute<{ at: string }>(
    sql`select now() - make_interval(years => ${keptYears}) as at`,
  );
  const end = new Date(lastDay?.at ?? "").getTime();
  const kept = await addEvent({ at: new Date(end + 60_000) });
  const over = await addEvent({ at: new Date(end - 60_000) });
  await expect(remove(kept)).rejects.toMatchObject(refusal);
  await forgetOldEvents();
  await forgetOldEvents();
  expect((await rowOf(fresh))?.address).toBe("203.0.113.7");
  expect((await rowOf(four))?.address).toBe("203.0.113.0/24");
  expect((await rowOf(six))?.address).toBe("2001:db8:1::/48");
  expect(await rowOf(none)).toEqual(none);
  expect(await rowOf(kept)).toEqual(kept);
  expect(await rowOf(over)).toBeUndefined();
});

/** @requirement Audit trail: With an account goes what names it, and what happened stays */
test("the trail lets go of a deleted account", async () => {
  const [ann, shop] = [await addUser(), await addUser()];
  const from = { address: "203.0.113.7", device: "Firefox on Linux" };
  const about = { target: "site zebrafink", detail: "was zebra" };
  const own = await addEvent({ actorId: ann.id, subjectId: ann.id, ...from, ...about });
  const byShop = await addEvent({ actorId: shop.id, subjectId: ann.id, ...from, ...about });
  const byGuest = await addEvent({ actorKind: "guest", subjectId: ann.id, ...from });
  const toPreset = await addEvent({ actorId: ann.id, ...from, target: "preset 7" });
  const other = await addEvent({ actorId: shop.id, subjectId: shop.id, ...from, ...about });
  await database().delete(users).where(eq(users.id, ann.id));
  const nowhere = { address: null, device: null };
  const nothing = { target: null, detail: null };
  const nobody = { actorId: null, subjectId: null };
  expect(await rowOf(own)).toEqual({ ...own, ...nobody, ...nowhere, ...nothing });
  expect(await rowOf(byShop)).toEqual({ ...byShop, subjectId: null, ...nothing });
  expect(await rowOf(byGuest)).toEqual({ ...byGuest, subjectId: null, ...nowhere });
  expect(await rowOf(toPreset)).toEqual({ ...toPreset, actorId: null, ...nowhere });
  expect(await rowOf(other)).toEqual(other);
});

/** @requirement Audit trail: A change that is rolled back leaves no row, one that is committed has its row */
test("an event stands or falls with its transaction", async () => {
  const { id: subjectId } = await addUser();
  const ofUser = eq(auditEvents.subjectId, subjectId);
  const failed = database().transaction(async (tx) => {
    await recordEvent(tx, "account.opened", { subjectId });
    throw new Error("Changed my mind");
  });
  await expect(failed).rejects.toThrow("Changed my mind");
  expect(await database().$count(auditEvents, ofUser)).toBe(0);
  await database().transaction((tx) => recordEvent(tx, "account.opened", { subjectId }));
  const [row] = await database().select().from(auditEvents).where(ofUser);
  expect(row).toMatchObject({ area: "account", actorKind: "shop", actorId: null, address: null });
});
