import { and, eq } from "drizzle-orm";
import { expect, test } from "vitest";
import type { ContentValues } from "@/components/templates/content/values";
import { database } from "@/db/client";
import { contentRevisions } from "@/db/schema/content";
import { purchaseClaims } from "@/db/schema/invoices";
import { pictureOwners, pictures } from "@/db/schema/pictures";
import { deployments } from "@/db/schema/sites";
import { call, jsonBody, statusAndBody } from "@/e2e/support/call";
import { addCustomer } from "@/e2e/support/customers";
import { addRevision } from "@/e2e/support/factories";
import { addPurchase } from "@/e2e/support/purchases";
import { addAttempts } from "@/e2e/support/rate-limits";
import type { Draft, DraftSummary, RevisionSummary } from "@/lib/customization/content/api-schemas";
import { getRevisionById } from "@/lib/customization/content/queries";
import { GET as getOne } from "./[template]/revision/[number]/route";
import { GET as getRevisions } from "./[template]/revision/route";
import { DELETE, GET as getDraft, PUT } from "./[template]/route";
import { GET as getDrafts } from "./route";

type Customer = Awaited<ReturnType<typeof addCustomer>>;

const documentOf = (content: object, template = "silent") => ({ template, version: 1, content });

const put = (customer: Customer | null, body: unknown, template = "silent") =>
  call(PUT, `/api/draft/${template}`, {
    ...jsonBody(body, customer?.bearer ?? {}),
    method: "PUT",
    params: { template },
  });

const save = (customer: Customer, base: number | null, content: object) =>
  put(customer, { base, document: documentOf(content) });

async function saved(customer: Customer, base: number | null, content: object): Promise<Draft> {
  const response = await save(customer, base, content);
  expect(response.status).toBe(200);
  return response.json();
}

const read = (customer: Customer, template = "silent") =>
  call(getDraft, `/api/draft/${template}`, { headers: customer.bearer, params: { template } });

const readRevision = (customer: Customer, number: number | string, template = "silent") =>
  call(getOne, `/api/draft/${template}/revision/${number}`, {
    headers: customer.bearer,
    params: { template, number: String(number) },
  });

const revisions = async (customer: Customer): Promise<RevisionSummary[]> =>
  (
    await call(getRevisions, "/api/draft/silent/revision", {
      headers: customer.bearer,
      params: { template: "silent" },
    })
  ).json();

const title = (text: string) => ({ "opening.title": text });
const lead = (text: string) => ({ "opening.lead": [text] });

test("texts in a further language are saved, listed as changes, and refused with their place", async () => {
  const ann = await addCustomer();
  const german = { de: { "opening.title": "Stille Räume" }, fr: {} };
  const document = { ...documentOf(title("Quiet rooms")), translations: german };
  expect((await put(ann, { base: null, document })).status).toBe(200);
  expect(await (await read(ann)).json()).toMatchObject({ document: { translations: german } });
  expect(await revisions(ann)).toMatchObject([
    { changes: ["de:", "de:opening.title", "fr:", "opening.title"] },
  ]);
  const wrong = { ...document, translations: { en: {}, de: { "opening.title": 1 } } };
  const refused = await put(ann, { base: 1, document: wrong });
  expect(refused.status).toBe(422);
  expect(Object.keys((await refused.json()).fields)).toEqual([
    "translations.en",
    "translations.de.opening.title",
  ]);
});

/** @requirement Content: A customer's words are kept as revisions, the newest fifty */
test("a draft is saved, read, and listed", async () => {
  const ann = await addCustomer();
  const first = await saved(ann, null, { ...title("Quiet"), ...lead("Here") });
  expect(first).toMatchObject({ template: "silent", number: 1, document: { language: "en" } });
  expect(await (await read(ann)).json()).toEqual(first);
  const second = await saved(ann, 1, title("Quieter"));
  expect(second.number).toBe(2);
  expect(await (await readRevision(ann, 1)).json()).toEqual(first);
  expect(await revisions(ann)).toMatchObject([
    { number: 2, base: 1, isDeployed: false, changes: ["opening.lead", "opening.title"] },
    { number: 1, base: null, changes: ["opening.lead", "opening.title"] },
  ]);
  const drafts: DraftSummary[] = await (
    await call(getDrafts, "/api/draft", { headers: ann.bearer })
  ).json();
  const bytes = Buffer.byteLength(JSON.stringify(second.document));
  expect(drafts).toEqual([{ template: "silent", number: 2, changedAt: second.changedAt, bytes }]);
});

test("a document is stored in its canonical form: without what the sample says anyway, in NFC", async () => {
  const ann = await addCustomer();
  const { document } = await saved(ann, null, {
    "packages.items.2.name": "Quiet plan",
    "opening.title": "Cafe\u0301",
    "opening.lead": ["One ", "", "two"],
  });
  expect(document.content).toEqual({ "opening.lead": ["One two"], "opening.title": "Café" });
});

test("saving the same document again makes no revision", async () => {
  const ann = await addCustomer();
  await saved(ann, null, title("Quiet"));
  expect((await saved(ann, 1, title("Quiet"))).number).toBe(1);
  expect(await revisions(ann)).toHaveLength(1);
});

/** @requirement Content: A save on an older revision is merged slot by slot, and loses nothing */
test("a save on an older revision is merged with what was saved since", async () => {
  const ann = await addCustomer();
  await saved(ann, null, { ...title("Quiet"), ...lead("Here") });
  await saved(ann, 1, { ...title("Quiet"), ...lead("There") });
  const merged = await saved(ann, 1, { ...title("Quieter"), ...lead("Here") });
  expect(merged).toMatchObject({ number: 3, document: { content: { ...title("Quieter") } } });
  expect(merged.document.content).toEqual({ ...title("Quieter"), ...lead("There") });
});

/** @requirement Content: A save on an older revision is merged slot by slot, and loses nothing */
test("a slot that both changed is a conflict with both texts, and nothing is stored", async () => {
  const ann = await addCustomer();
  await saved(ann, null, title("Quiet"));
  const theirs = await saved(ann, 1, title("Theirs"));
  const { status, body } = await statusAndBody(
    await save(ann, 1, { ...title("Mine"), ...lead("x") }),
  );
  expect(status).toBe(409);
  expect(body).toEqual({
    error: "This text was also changed somewhere else. Please choose which to keep.",
    conflicts: [{ slot: "opening.title", mine: "Mine", theirs: "Theirs" }],
    theirs: { number: 2, document: theirs.document },
  });
  expect(await revisions(ann)).toHaveLength(2);
  expect((await saved(ann, 2, title("Mine"))).number).toBe(3);
});

test("lists that are too long together are a conflict", async () => {
  const ann = await addCustomer();
  const ids = (prefix: string) => ["1", ...Array.from({ length: 6 }, (_, n) => `${prefix}${n}`)];
  await saved(ann, null, title("Quiet"));
  await saved(ann, 1, { ...title("Quiet"), "packages.items": ids("a") });
  const response = await save(ann, 1, { ...title("Quiet"), "packages.items": ids("b") });
  expect(await statusAndBody(response)).toMatchObject({
    status: 409,
    body: { conflicts: [{ slot: "packages.items", mine: ids("b"), theirs: ids("a") }] },
  });
});

test("a repeated request answers with the draft as it is, even after somebody else's save", async () => {
  const ann = await addCustomer();
  await saved(ann, null, title("Quiet"));
  await saved(ann, 1, { ...title("Mine") });
  await saved(ann, 2, { ...title("Theirs"), ...lead("Theirs") });
  const repeated = await saved(ann, 1, { ...title("Mine") });
  expect(repeated).toMatchObject({ number: 3, document: { content: title("Theirs") } });
  expect(await revisions(ann)).toHaveLength(3);
});

test.each([null, 7, 2_000_000_000])(
  "a base that is not there (%j) is that of the sample: what differs on both sides is a conflict",
  async (base) => {
    const ann = await addCustomer();
    await saved(ann, null, title("Theirs"));
    expect((await save(ann, base, title("Mine"))).status).toBe(409);
    const merged = await saved(ann, base, lead("Mine"));
    expect(merged.document.content).toEqual({ ...title("Theirs"), ...lead("Mine") });
  },
);

test("saves at the same moment all count: each slot has its text, each number one revision", async () => {
  const ann = await addCustomer();
  await saved(ann, null, title("Quiet"));
  const slots = [
    "opening.kicker",
    "opening.place",
    "opening.caption",
    "about.title",
    "social.title",
  ];
  const answers = await Promise.all(
    slots.map((slot) => saved(ann, 1, { ...title("Quiet"), [slot]: "Mine" })),
  );
  expect(new Set(answers.map(({ number }) => number)).size).toBe(slots.length);
  const { document, number }: Draft = await (await read(ann)).json();
  expect(number).toBe(1 + slots.length);
  expect(document.content).toEqual({
    ...title("Quiet"),
    ...Object.fromEntries(slots.map((slot) => [slot, "Mine"])),
  });
});

test("the same save sent ten times at once is one revision", async () => {
  const ann = await addCustomer();
  const answers = await Promise.all(
    Array.from({ length: 10 }, () => saved(ann, null, title("Quiet"))),
  );
  expect(new Set(answers.map(({ number }) => number))).toEqual(new Set([1]));
  expect(await revisions(ann)).toHaveLength(1);
});

/** @requirement Content: A customer's words are kept as revisions, the newest fifty */
test("the newest fifty revisions are kept, and one that a deployment shows", async () => {
  const ann = await addCustomer();
  const shown = await addRevision(ann, { number: 1 });
  for (let number = 2; number <= 52; number++) await addRevision(ann, { number });
  const { itemId } = await addPurchase(ann, { withDeployment: true });
  await database()
    .insert(deployments)
    .values({ invoiceItemId: itemId, name: `site-${itemId}`, revisionId: shown.id });
  expect((await saved(ann, 52, title("New"))).number).toBe(53);
  const kept = await revisions(ann);
  expect(kept.map(({ number }) => number)).toEqual([
    ...Array.from({ length: 50 }, (_, index) => 53 - index),
    1,
  ]);
  expect(kept.filter(({ isDeployed }) => isDeployed).map(({ number }) => number)).toEqual([1]);
});

const remove = (customer: Customer, template = "silent") =>
  call(DELETE, `/api/draft/${template}`, {
    method: "DELETE",
    headers: customer.bearer,
    params: { template },
  });

/** @requirement Content: A customer can delete a draft; what is published stays as it is */
test("a deleted draft is gone with its revisions, and can be begun anew", async () => {
  const [ann, bob] = [await addCustomer(), await addCustomer()];
  await saved(ann, null, title("Quiet"));
  await saved(ann, 1, title("Quieter"));
  await saved(bob, null, title("Bob's"));
  expect((await remove(ann)).status).toBe(204);
  expect((await read(ann)).status).toBe(404);
  expect((await readRevision(ann, 1)).status).toBe(404);
  const drafts = await call(getDrafts, "/api/draft", { headers: ann.bearer });
  expect(await drafts.json()).toEqual([]);
  expect((await remove(ann)).status).toBe(404);
  expect((await remove(ann, "nothing")).status).toBe(404);
  expect((await read(bob)).status).toBe(200);
  const anew = await saved(ann, 2, lead("Anew"));
  expect(anew).toMatchObject({ number: 4, document: { content: lead("Anew") } });
  expect(await revisions(ann)).toHaveLength(1);
  const rows = database().$count(contentRevisions, eq(contentRevisions.userId, ann.id));
  expect(await rows).toBe(1);
});

/** @requirement Content: A customer can delete a draft; what is published stays as it is */
test("a deployment keeps the revision of a deleted draft, for itself alone", async () => {
  const ann = await addCustomer();
  await saved(ann, null, title("Quiet"));
  const shown = await addRevision(ann, { number: 2 });
  const { itemId } = await addPurchase(ann, { withDeployment: true });
  const values = { invoiceItemId: itemId, name: `site-${itemId}`, revisionId: shown.id };
  await database().insert(deployments).values(values);
  expect((await remove(ann)).status).toBe(204);
  expect((await read(ann)).status).toBe(404);
  expect((await readRevision(ann, 2)).status).toBe(404);
  expect(await getRevisionById(shown.id)).toMatchObject({ document: shown.document });
  expect((await saved(ann, null, title("Anew"))).number).toBe(4);
  expect(await revisions(ann)).toMatchObject([{ number: 4, changes: null }]);
  await database().delete(deployments);
  await saved(ann, 4, title("Again"));
  expect(await getRevisionById(shown.id)).toBeNull();
});

test("a revision that a deployment shows cannot be deleted by a mistake", async () => {
  const ann = await addCustomer();
  const { id: revisionId } = await addRevision(ann);
  const { itemId } = await addPurchase(ann, { withDeployment: true });
  const values = { invoiceItemId: itemId, name: `site-${itemId}`, revisionId };
  await database().insert(deployments).values(values);
  await expect(
    database().delete(contentRevisions).where(eq(contentRevisions.id, revisionId)),
  ).rejects.toMatchObject({ cause: { code: "23503" } });
});

/** @requirement API: A resource with an owner is only for its owner and the admin */
test("drafts are their owner's only", async () => {
  const [ann, bob] = [await addCustomer(), await addCustomer()];
  await saved(ann, null, title("Ann's"));
  expect((await read(bob)).status).toBe(404);
  expect((await readRevision(bob, 1)).status).toBe(404);
  expect((await saved(bob, 1, title("Bob's"))).number).toBe(1);
  expect(await (await read(ann)).json()).toMatchObject({ document: { content: title("Ann's") } });
  expect((await put(null, { base: null, document: documentOf({}) })).status).toBe(401);
});

test.each(["0", "-1", "x", "2147483648", "7"])("there is no revision %s", async (number) => {
  const ann = await addCustomer();
  await saved(ann, null, title("Quiet"));
  expect((await readRevision(ann, number)).status).toBe(404);
});

test.each(["nothing", "__proto__", "constructor"])("%s is no template", async (template) => {
  const ann = await addCustomer();
  expect((await read(ann, template)).status).toBe(404);
  expect((await put(ann, { base: null, document: {} }, template)).status).toBe(404);
});

const deep = "[".repeat(10_000) + "]".repeat(10_000);

/** @requirement Content: Hostile documents are refused with the name of the slot, and never a 5xx */
test.each([
  ["content.opening.title", '{"opening.title":"Turned\\u202e"}'],
  ["content.opening.title", '{"opening.title":"\\u0000"}'],
  ["content.opening.title", '{"opening.title":"\\ud800"}'],
  ["content.opening.title", '{"opening.title":"<script>alert(1)</script>"}'],
  ["content.opening.title", '{"opening.title":{"__proto__":{"x":1}}}'],
  ["content.opening.title", '{"opening.title":null}'],
  ["content.opening.lead", `{"opening.lead":${deep}}`],
  ["content.opening.action", '{"opening.action":{"label":"x","to":"javascript:alert(1)"}}'],
  ["content.opening.picture", '{"opening.picture":{"file":"https://evil.test/x.png","alt":""}}'],
  ["content.__proto__", '{"__proto__":{"isAdmin":true}}'],
  ["content.constructor", '{"constructor":1}'],
  ["content.nothing.here", '{"nothing.here":"x"}'],
  ["content.pages.a.name", '{"pages":["a"],"pages.a.name":"index"}'],
  ["content", deep],
])("a document is refused at %s", async (field, content) => {
  const ann = await addCustomer();
  const response = await call(PUT, "/api/draft/silent", {
    method: "PUT",
    headers: { ...ann.bearer, "content-type": "application/json" },
    body: `{"base":null,"document":{"template":"silent","version":1,"content":${content}}}`,
    params: { template: "silent" },
  });
  const { status, body } = await statusAndBody(response);
  expect(status).toBe(422);
  expect(body).toEqual({
    error: expect.stringMatching(/\w/),
    fields: { [field]: expect.stringMatching(/\w/) },
  });
  expect((await read(ann)).status).toBe(404);
});

test("the fields of the document itself are named, too", async () => {
  const ann = await addCustomer();
  const document = {
    ...documentOf({}, "cali"),
    language: "tlh",
    title: "x".repeat(71),
    unplaced: { a: "\0" },
  };
  const { status, body } = await statusAndBody(await put(ann, { base: null, document }));
  expect(status).toBe(422);
  const { fields } = body as { fields: object };
  expect(Object.keys(fields)).toEqual(["template", "language", "title"]);
  expect((await put(ann, { base: 0, document: documentOf({}) })).status).toBe(422);
  expect((await put(ann, { document: documentOf({}) })).status).toBe(422);
});

/** A document of this many bytes. */
function documentWith(bytes: number) {
  const content: Record<string, ContentValues[string]> = {
    pages: ["a", "b", "c", "d"],
    ...Object.fromEntries(["a", "b", "c", "d"].map((id) => [`pages.${id}.name`, id])),
  };
  const empty = { template: "silent", version: 1, language: "en", title: "", description: "" };
  const fill = (length: number) => ({
    ...empty,
    content: Object.fromEntries(
      Object.entries({
        ...content,
        ...Object.fromEntries(
          ["a", "b", "c", "d"].map((id, index) => [
            `pages.${id}.body`,
            [{ kind: "paragraph", runs: ["x".repeat(index < 3 ? 19_000 : length)] }],
          ]),
        ),
      }).sort(([a], [b]) => (a < b ? -1 : 1)),
    ),
  });
  return fill(bytes - Buffer.byteLength(JSON.stringify(fill(0))));
}

test("a document may have 64 KB, however it is written, and not a byte more", async () => {
  const ann = await addCustomer();
  const largest = documentWith(64 * 1024);
  const answer = await put(ann, { base: null, document: largest });
  expect(answer.status).toBe(200);
  const [row] = await database()
    .select({ bytes: contentRevisions.bytes })
    .from(contentRevisions)
    .where(and(eq(contentRevisions.userId, ann.id), eq(contentRevisions.number, 1)));
  expect(row?.bytes).toBe(64 * 1024);
  const larger = await put(ann, { base: 1, document: documentWith(64 * 1024 + 1) });
  expect(await statusAndBody(larger)).toEqual({
    status: 413,
    body: { error: "Your text is larger than 64 KB in total." },
  });
  const huge = await put(ann, { base: 1, document: { x: "x".repeat(128 * 1024) } });
  expect(await statusAndBody(huge)).toEqual({
    status: 413,
    body: { error: "This request is larger than 128 KiB." },
  });
});

test("an account may save six hundred times in ten minutes", async () => {
  const ann = await addCustomer();
  await addAttempts("draft", ann.id, 599);
  expect((await save(ann, null, title("Quiet"))).status).toBe(200);
  expect((await save(ann, 1, title("Loud"))).status).toBe(429);
});

test("a draft shows its owner's own pictures only", async () => {
  const [ann, bob] = [await addCustomer(), await addCustomer()];
  const hash = "6b".repeat(32);
  const content = { "opening.picture": { file: hash, alt: "Our house" } };
  await database().insert(pictures).values({ hash, width: 800, height: 600, bytes: 1 });
  await database().insert(pictureOwners).values({ userId: ann.id, hash });
  expect((await save(ann, null, content)).status).toBe(200);
  expect(await statusAndBody(await save(bob, null, content))).toMatchObject({
    status: 422,
    body: { fields: { "content.opening.picture": expect.stringMatching("not in your account") } },
  });
});

/** @requirement Licenses: Each license has its own key, site and words */
test("each license of a template has a draft, once it is ordered", async () => {
  const [ann, bob] = [await addCustomer(), await addCustomer()];
  const { presetId, invoiceId } = await addPurchase(ann);
  const claim = { userId: ann.id, presetId, invoiceId, licenseNumber: 2 };
  await database().insert(purchaseClaims).values(claim);
  const further = (title: string) => ({
    base: null,
    document: documentOf({ "opening.title": title }),
  });
  await saved(ann, null, { "opening.title": "First site" });
  expect(await statusAndBody(await put(ann, further("Second site"), "silent~2"))).toMatchObject({
    status: 200,
    body: { template: "silent", number: 1 },
  });
  expect(await (await read(ann)).json()).toMatchObject({
    document: { content: { "opening.title": "First site" } },
  });
  expect(await (await read(ann, "silent~2")).json()).toMatchObject({
    document: { content: { "opening.title": "Second site" } },
  });
  expect(await statusAndBody(await put(bob, further("Not mine"), "silent~2"))).toEqual({
    status: 404,
    body: { error: "You have no license 2 of this template." },
  });
  expect((await put(ann, further("Not ordered"), "silent~3")).status).toBe(404);
  for (const name of ["silent~1", "silent~0", "silent~", "silent~2~2", "silent~02"]) {
    expect((await put(ann, further("No such name"), name)).status, name).toBe(404);
  }
});
