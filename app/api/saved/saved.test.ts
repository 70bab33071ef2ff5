import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { database } from "@/db/client";
import { savedPresets, seenPresets } from "@/db/schema/saved";
import { call, jsonBody, statusAndBody } from "@/e2e/support/call";
import { addCustomer } from "@/e2e/support/customers";
import { addPresets } from "@/e2e/support/factories";
import { maxSaved, maxSeen } from "@/lib/catalogue/saved/limits";
import type { SavedPresets } from "@/lib/catalogue/saved/rules";
import * as seen from "../seen/route";
import * as one from "./[id]/route";
import { GET, POST } from "./route";

type Customer = Awaited<ReturnType<typeof addCustomer>>;

const headersOf = (customer: Customer | null) => customer?.bearer ?? {};

const post = async (customer: Customer | null, body: unknown) =>
  statusAndBody(await call(POST, "/api/saved", jsonBody(body, headersOf(customer))));

const list = async (customer: Customer): Promise<SavedPresets> =>
  (await call(GET, "/api/saved", { headers: customer.bearer })).json();

const remove = async (customer: Customer | null, id: number | string) =>
  statusAndBody(
    await call(one.DELETE, `/api/saved/${id}`, {
      method: "DELETE",
      headers: headersOf(customer),
      params: { id: String(id) },
    }),
  );

const forget = async (customer: Customer | null) =>
  statusAndBody(
    await call(seen.DELETE, "/api/seen", { method: "DELETE", headers: headersOf(customer) }),
  );

const somePresets = async (count: number, facts = {}) =>
  (await addPresets(...Array.from({ length: count }, () => facts))).map(({ id }) => id);

/** @requirement Saved: A customer's hearts and last seen presets are in the account */
test("presets are saved, listed with the last one first, and taken away", async () => {
  const ann = await addCustomer();
  const [a = 0, b = 0, c = 0] = await somePresets(3);
  expect(await list(ann)).toEqual({ saved: [], seen: [] });
  await post(ann, { saved: [a] });
  const { status, body } = await post(ann, { saved: [b] });
  expect({ status, body }).toEqual({ status: 200, body: { saved: [b, a], seen: [] } });
  await post(ann, { saved: [a, c] });
  expect((await list(ann)).saved).toEqual([c, b, a]);
  expect(await remove(ann, b)).toEqual({ status: 200, body: { saved: [c, a], seen: [] } });
  expect((await remove(ann, b)).status).toBe(200);
});

test("what was looked at again comes first, and the oldest are forgotten", async () => {
  const ann = await addCustomer();
  const ids = await somePresets(maxSeen + 3);
  for (const id of ids) await post(ann, { seen: [id] });
  const newest = ids.toReversed().slice(0, maxSeen);
  expect((await list(ann)).seen).toEqual(newest);
  const again = newest.at(-1) ?? 0;
  await post(ann, { seen: [again] });
  expect((await list(ann)).seen).toEqual([again, ...newest.slice(0, -1)]);
  expect(await database().$count(seenPresets, eq(seenPresets.userId, ann.id))).toBe(maxSeen);
  expect(await forget(ann)).toEqual({ status: 200, body: { saved: [], seen: [] } });
});

/** @requirement Saved: What a guest saved goes along into the account at login, in its order */
test("a guest's list comes before the account's, in its own order", async () => {
  const ann = await addCustomer();
  const [a = 0, b = 0, c = 0, d = 0] = await somePresets(4);
  await post(ann, { saved: [a], seen: [a] });
  const guests = { saved: [d, a, c], seen: [c, b] };
  const { body } = await post(ann, guests);
  expect(body).toEqual({ saved: [d, c, a], seen: [c, b, a] });
  expect((await post(ann, guests)).body).toEqual(body);
});

test("an account has at most a hundred, exactly, however many come at once", async () => {
  const ann = await addCustomer();
  const ids = await somePresets(maxSaved + 20);
  await post(ann, { saved: ids.slice(0, maxSaved - 5) });
  await Promise.all(ids.slice(maxSaved - 5).map((id) => post(ann, { saved: [id] })));
  expect(await database().$count(savedPresets, eq(savedPresets.userId, ann.id))).toBe(maxSaved);
  const { saved } = await list(ann);
  const left = ids.find((id) => !saved.includes(id)) ?? 0;
  expect((await post(ann, { saved: [left] })).body).toMatchObject({ saved });
});

test("unknown presets are left out, and those that are sold no longer stay", async () => {
  const ann = await addCustomer();
  const [gone = 0] = await somePresets(1, { isDisabled: true });
  const { body } = await post(ann, { saved: [2_147_483_647, gone], seen: [2_147_483_646] });
  expect(body).toEqual({ saved: [gone], seen: [] });
});

test.each([
  [{ saved: "1" }],
  [{ saved: [0] }],
  [{ saved: ["1"] }],
  [{ seen: [1.5] }],
  [{ saved: Array.from({ length: maxSaved + 1 }, () => 1) }],
  [{ seen: Array.from({ length: maxSeen + 1 }, () => 1) }],
  [[]],
])("%j is refused", async (body) => {
  expect((await post(await addCustomer(), body)).status).toBe(422);
});

/** @requirement API: A resource with an owner is only for its owner and the admin */
test("everyone has a list of their own, and guests none", async () => {
  const [ann, bob] = [await addCustomer(), await addCustomer()];
  const [a = 0] = await somePresets(1);
  await post(ann, { saved: [a], seen: [a] });
  expect(await list(bob)).toEqual({ saved: [], seen: [] });
  expect((await remove(bob, a)).body).toEqual({ saved: [], seen: [] });
  await forget(bob);
  expect(await list(ann)).toEqual({ saved: [a], seen: [a] });
  for (const { status } of [await post(null, {}), await remove(null, a), await forget(null)]) {
    expect(status).toBe(401);
  }
  expect((await call(GET, "/api/saved")).status).toBe(401);
  expect((await remove(ann, "x")).status).toBe(404);
});

test("what one customer looks at forgets nothing of another", async () => {
  const [ann, bob] = [await addCustomer(), await addCustomer()];
  const [a = 0, b = 0] = await somePresets(2);
  await post(ann, { seen: [a] });
  await post(bob, { seen: [b] });
  expect(await list(ann)).toEqual({ saved: [], seen: [a] });
});
