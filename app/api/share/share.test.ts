import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { database } from "@/db/client";
import { users } from "@/db/schema/accounts";
import { sharedCopies } from "@/db/schema/content";
import { pictureOwners, pictures } from "@/db/schema/pictures";
import { call, jsonBody, statusAndBody } from "@/e2e/support/call";
import { addCustomer } from "@/e2e/support/customers";
import { addAttempts } from "@/e2e/support/rate-limits";
import { noChoices } from "@/lib/customization/palette/rules";
import { deleteUnusedPictures } from "@/lib/customization/pictures/commands";
import { encodeSharedPreview } from "@/lib/customization/preview/rules";
import type { OwnCopy } from "@/lib/customization/sharing/schemas";
import * as one from "./[code]/route";
import { GET, POST } from "./route";

type Customer = Awaited<ReturnType<typeof addCustomer>>;

const documentOf = (content: object, template = "silent") => ({ template, version: 1, content });

const post = (customer: Customer | null, body: object) =>
  call(POST, "/api/share", {
    ...jsonBody({ template: "silent", brand: "0000", ...body }, customer?.bearer ?? {}),
    method: "POST",
  });

async function share(customer: Customer, content: object, brand = "0000"): Promise<OwnCopy> {
  const response = await post(customer, { brand, document: documentOf(content) });
  expect(response.status).toBe(201);
  return response.json();
}

const list = async (customer: Customer): Promise<OwnCopy[]> =>
  (await call(GET, "/api/share", { headers: customer.bearer })).json();

const read = async (code: string) =>
  statusAndBody(await call(one.GET, `/api/share/${code}`, { params: { code } }));

const takeBack = (customer: Customer | null, code: string) =>
  call(one.DELETE, `/api/share/${code}`, {
    method: "DELETE",
    headers: customer?.bearer ?? {},
    params: { code },
  });

const title = (text: string) => ({ "opening.title": text });

/** @requirement Content: Words that an address cannot hold are shared as a copy, until it is taken back */
test("a copy is stored, read by anyone with its code, listed, and taken back", async () => {
  const ann = await addCustomer();
  const copy = await share(ann, { ...title("Quiet"), "opening.kicker": "Here" }, "1200.QW5u");
  expect(copy.code).toMatch(/^[\w-]{43}$/);
  expect(copy.url).toMatch(new RegExp(`/preview/silent/shared/1200\\.QW5u#copy=${copy.code}$`));
  expect(await list(ann)).toEqual([copy]);
  const { status, body } = await read(copy.code);
  expect(status).toBe(200);
  expect(body).toEqual({
    template: "silent",
    document: {
      template: "silent",
      version: 1,
      language: "en",
      title: "",
      description: "",
      content: { "opening.kicker": "Here", "opening.title": "Quiet" },
    },
  });
  expect((await takeBack(ann, copy.code)).status).toBe(204);
  expect(await read(copy.code)).toEqual({ status: 200, body: null });
  expect(await list(ann)).toEqual([]);
  expect((await takeBack(ann, copy.code)).status).toBe(404);
});

test("the same words in the same brand have the link they had", async () => {
  const ann = await addCustomer();
  const codes = await Promise.all([1, 2, 3].map(async () => (await share(ann, title("A"))).code));
  expect(new Set(codes).size).toBe(1);
  expect((await share(ann, title("A"), "1000")).code).not.toBe(codes[0]);
  expect((await share(ann, title("B"))).code).not.toBe(codes[0]);
  expect((await share(await addCustomer(), title("A"))).code).not.toBe(codes[0]);
});

/** @requirement API: A resource with an owner is only for its owner and the admin */
test("copies are listed for, and taken back by, their customer only", async () => {
  const [ann, bob] = [await addCustomer(), await addCustomer()];
  const { code } = await share(ann, title("Ann's"));
  expect(await list(bob)).toEqual([]);
  expect((await takeBack(bob, code)).status).toBe(404);
  expect((await takeBack(null, code)).status).toBe(401);
  expect((await post(null, { document: documentOf({}) })).status).toBe(401);
  expect(await list(ann)).toHaveLength(1);
});

/** @requirement Sites: A draft that looks like fraud is not shared by a link, and says which words are the reason */
test("a draft that would be held as a site is not shared, and one like it is", async () => {
  const ann = await addCustomer();
  const said = { "opening.title": "Ihr Konto wurde gesperrt. Geben Sie Ihre PIN ein." };
  const scam = { ...documentOf(said), title: "PayPal Kundenservice" };
  const { status, body } = await statusAndBody(await post(ann, { document: scam }));
  expect(status).toBe(409);
  expect(body).toMatchObject({ error: expect.stringMatching(/PayPal.+change .+ write to/i) });
  expect(await list(ann)).toEqual([]);
  // The name in the link is as much a part of it as its words.
  const named = encodeSharedPreview({ choices: noChoices, name: "PayPal Kundenservice", logo: "" });
  expect((await post(ann, { brand: named, document: documentOf(said) })).status).toBe(409);
  await share(ann, title("Wir nehmen PayPal"));
});

test("an account has fifty copies, however many are sent at once", async () => {
  const ann = await addCustomer();
  const shared = (n: number) => post(ann, { document: documentOf(title(`No. ${n}`)) });
  const rows = Array.from({ length: 48 }, (_, n) => ({
    code: `${ann.id}-${n}`.padEnd(43, "x"),
    userId: ann.id,
    template: "silent",
    brand: "0000",
    document: documentOf({}),
    hash: String(n),
  }));
  await database().insert(sharedCopies).values(rows);
  const answers = await Promise.all([1, 2, 3, 4, 5].map(shared));
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 201, 409, 409, 409]);
  expect(await list(ann)).toHaveLength(50);
});

test("copies are deleted with the account", async () => {
  const ann = await addCustomer();
  const { code } = await share(ann, title("Quiet"));
  await database().delete(users).where(eq(users.id, ann.id));
  expect(await read(code)).toEqual({ status: 200, body: null });
});

test("pictures have to be the customer's own, and are kept for as long as a copy shows them", async () => {
  const [ann, bob] = [await addCustomer(), await addCustomer()];
  const hash = "5a".repeat(32);
  const content = { "opening.picture": { file: hash, alt: "Our house" } };
  await database().insert(pictures).values({ hash, width: 800, height: 600, bytes: 1 });
  await database()
    .insert(pictureOwners)
    .values({ userId: ann.id, hash, unusedSince: new Date(0) });
  const refused = await statusAndBody(await post(bob, { document: documentOf(content) }));
  expect(refused).toMatchObject({
    status: 422,
    body: { fields: { "content.opening.picture": expect.stringMatching("not in your account") } },
  });
  const owners = () => database().$count(pictureOwners, eq(pictureOwners.hash, hash));
  const { code } = await share(ann, content);
  await deleteUnusedPictures();
  expect(await owners()).toBe(1);
  await takeBack(ann, code);
  await database()
    .update(pictureOwners)
    .set({ unusedSince: new Date(0) });
  await deleteUnusedPictures();
  expect(await owners()).toBe(0);
});

test.each([
  ["another template", { template: "nothing" }, 404],
  ["a prototype", { template: "__proto__" }, 404],
  ["another template's words", { document: documentOf({}, "cali") }, 422],
  ["HTML", { document: documentOf(title("<script>alert(1)</script>")) }, 422],
  ["no brand", { brand: "../.." }, 422],
  ["no document", { document: null }, 422],
])("%s is refused", async (_, body, status) => {
  const ann = await addCustomer();
  expect((await post(ann, { document: documentOf({}), ...body })).status).toBe(status);
  expect(await list(ann)).toEqual([]);
});

test.each(["x", "a".repeat(44), "__proto__"])("there is no code %s", async (code) => {
  expect((await read(code)).status).toBe(404);
  expect((await takeBack(await addCustomer(), code)).status).toBe(404);
});

test("an account may share a hundred times an hour", async () => {
  const ann = await addCustomer();
  await addAttempts("share", ann.id, 99);
  expect((await post(ann, { document: documentOf(title("A")) })).status).toBe(201);
  expect((await post(ann, { document: documentOf(title("B")) })).status).toBe(429);
});
