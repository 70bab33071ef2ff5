import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { database } from "@/db/client";
import { businesses } from "@/db/schema/businesses";
import { call, jsonBody, statusAndBody } from "@/e2e/support/call";
import { addCustomer } from "@/e2e/support/customers";
import { maxBusinesses } from "@/lib/customization/businesses/limits";
import type { StoredBusiness } from "@/lib/customization/businesses/schemas";
import { DELETE, PUT } from "./[id]/route";
import { GET } from "./route";

type Customer = Awaited<ReturnType<typeof addCustomer>>;

const bakery = {
  name: "Bakery Sommer",
  trade: "bakery",
  language: "de",
  facts: {
    phone: "+43 316 123456",
    address: { street: "Ringweg 1", zipcode: "8010", city: "Graz", countryCode: "AT" },
    items: [{ name: "Rye bread", price: { amount: 420, currency: "EUR" } }],
  },
};

const headersOf = (customer: Customer | null) => customer?.bearer ?? {};

const put = async (customer: Customer | null, id: string, body: object) =>
  statusAndBody(
    await call(PUT, `/api/business/${id}`, {
      ...jsonBody(body, headersOf(customer)),
      method: "PUT",
      params: { id },
    }),
  );

const remove = (customer: Customer | null, id: string, version: number) =>
  call(DELETE, `/api/business/${id}?version=${version}`, {
    method: "DELETE",
    headers: headersOf(customer),
    params: { id },
  });

const list = async (customer: Customer): Promise<StoredBusiness[]> =>
  (await call(GET, "/api/business", { headers: customer.bearer })).json();

/** @requirement Facts: A customer's businesses are in the account, one after the other */
test("a business is saved, changed, listed and deleted", async () => {
  const ann = await addCustomer();
  const id = randomUUID();
  const made = await put(ann, id, { version: 0, ...bakery });
  expect(made).toMatchObject({ status: 200, body: { id, version: 1, ...bakery } });
  const changed = { ...bakery, facts: { phone: "+43 316 654321" } };
  expect(await put(ann, id, { version: 1, ...changed })).toMatchObject({
    status: 200,
    body: { id, version: 2, ...changed },
  });
  const second = randomUUID();
  await put(ann, second, { version: 0, ...bakery, name: "" });
  expect((await list(ann)).map((it) => it.id)).toEqual([second, id]);
  expect((await remove(ann, second, 1)).status).toBe(204);
  expect((await remove(ann, second, 1)).status).toBe(204);
  expect(await list(ann)).toMatchObject([{ id, version: 2, ...changed }]);
});

/** @requirement Facts: A change that does not know a newer one is refused and told of it */
test("of two devices that change a business, the second one is told what the first one said", async () => {
  const ann = await addCustomer();
  const id = randomUUID();
  await put(ann, id, { version: 0, ...bakery });
  const first = { ...bakery, name: "Sommer" };
  await put(ann, id, { version: 1, ...first });
  const late = await put(ann, id, { version: 1, ...bakery, name: "Late" });
  expect(late).toMatchObject({ status: 409, body: { theirs: { version: 2, ...first } } });
  expect((await put(ann, id, { version: 0, ...bakery })).status).toBe(409);
  const refused = await statusAndBody(await remove(ann, id, 1));
  expect(refused).toMatchObject({ status: 409, body: { theirs: { version: 2 } } });
  expect(await list(ann)).toMatchObject([{ version: 2, ...first }]);
});

test("a repeated request changes nothing, also where the facts were tidied", async () => {
  const ann = await addCustomer();
  const id = randomUUID();
  const untidy = { version: 0, ...bakery, facts: { about: "We  bake\nwith sourdough. " } };
  const { body } = await put(ann, id, untidy);
  expect(body).toMatchObject({ version: 1, facts: { about: "We bake with sourdough." } });
  expect(await put(ann, id, untidy)).toEqual({ status: 200, body });
});

test("a changed business that was deleted meanwhile is not made again", async () => {
  const ann = await addCustomer();
  expect((await put(ann, randomUUID(), { version: 3, ...bakery })).status).toBe(404);
});

test("an account has at most twenty, exactly, however many come at once", async () => {
  const ann = await addCustomer();
  const answers = await Promise.all(
    Array.from({ length: maxBusinesses + 4 }, () =>
      put(ann, randomUUID(), { version: 0, ...bakery }),
    ),
  );
  expect(answers.filter(({ status }) => status === 409)).toHaveLength(4);
  expect(await database().$count(businesses, eq(businesses.userId, ann.id))).toBe(maxBusinesses);
  expect(await list(ann)).toHaveLength(maxBusinesses);
});

test.each([
  [{ trade: "dragon-tamer" }],
  [{ language: "tlh" }],
  [{ version: -1 }],
  [{ name: "x".repeat(81) }],
  [{ name: "\0" }],
  [{ facts: { phone: "\0" } }],
  [{ facts: { links: ["https://a.example/\0"] } }],
  [{ facts: { links: ["javascript:alert(1)"] } }],
  [{ facts: { address: { street: "Ringweg 1", city: "Graz", countryCode: "\0A" } } }],
  [{ facts: { items: Array.from({ length: 41 }, () => ({ name: "Roll" })) } }],
  [{ facts: { owner: "Ann" } }],
])("%j is refused", async (wrong) => {
  const ann = await addCustomer();
  expect((await put(ann, randomUUID(), { version: 0, ...bakery, ...wrong })).status).toBe(422);
});

/** @requirement API: A resource with an owner is only for its owner and the admin */
test("everyone has businesses of their own, and guests none", async () => {
  const [ann, bob] = [await addCustomer(), await addCustomer()];
  const id = randomUUID();
  await put(ann, id, { version: 0, ...bakery });
  expect(await list(bob)).toEqual([]);
  expect((await put(bob, id, { version: 0, ...bakery })).status).toBe(404);
  expect((await put(bob, id, { version: 1, ...bakery })).status).toBe(404);
  expect((await remove(bob, id, 1)).status).toBe(204);
  expect(await list(ann)).toMatchObject([{ id, version: 1 }]);
  const guests = [await put(null, id, { version: 0, ...bakery }), await remove(null, id, 1)];
  expect(guests.map(({ status }) => status)).toEqual([401, 401]);
  expect((await call(GET, "/api/business")).status).toBe(401);
  expect((await put(ann, "1", { version: 0, ...bakery })).status).toBe(404);
});
