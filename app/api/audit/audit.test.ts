import { desc, eq } from "drizzle-orm";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { database } from "@/db/client";
import { auditEvents } from "@/db/schema/audit";
import { rateLimits } from "@/db/schema/rate-limits";
import { call, fromAddress, type Handler, jsonBody, statusAndBody } from "@/e2e/support/call";
import { addAdmin, addCustomer } from "@/e2e/support/customers";
import { addPreset, addReview, addUser } from "@/e2e/support/factories";
import { startMailbox } from "@/e2e/support/mailbox";
import { addCustomerWithPassword, password } from "@/e2e/support/passwords";
import { addPurchase } from "@/e2e/support/purchases";
import type { ActivityPage, AuditEvent } from "@/lib/platform/audit/schemas";
import { GET as exportTrail } from "../audit-export/route";
import { PUT as changePreset } from "../preset/[id]/route";
import { PUT as hideReview } from "../review/[id]/route";
import { PUT as markPaid } from "../shop/invoice/[id]/route";
import { PUT as saveProfile } from "../user/[email]/route";
import { GET as getActivity } from "../user/account/activity/route";
import { PUT as changePassword } from "../user/account/password/route";
import { PUT as changeCustomer } from "../user/admin/[key]/route";
import { POST as login } from "../user/login/route";
import { GET as getOne } from "./[id]/route";
import { GET } from "./route";

startMailbox();

let admin: Awaited<ReturnType<typeof addAdmin>>;
beforeAll(async () => {
  admin = await addAdmin();
});
beforeEach(async () => {
  await database().delete(rateLimits);
});

type Customer = Awaited<ReturnType<typeof addCustomer>>;

const browser = { "user-agent": "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Firefox/140.0" };

const signIn = (email: string, word: string, address = "203.0.113.7") =>
  call(
    login,
    "/api/user/login",
    jsonBody({ email, password: word }, { ...fromAddress(address), ...browser }),
  );

const send = (
  handler: Handler,
  path: string,
  body: object,
  { bearer }: Pick<Customer, "bearer">,
  params: Record<string, string> = {},
) =>
  call(handler, path, {
    ...jsonBody(body, { ...bearer, ...fromAddress("198.51.100.4") }),
    method: "PUT",
    params,
  });

async function list(query: Record<string, string> = {}) {
  const search = new URLSearchParams({ _end: "100", ...query });
  const response = await call(GET, `/api/audit?${search}`, { headers: admin.bearer });
  expect(response.status).toBe(200);
  return { events: (await response.json()) as AuditEvent[], headers: response.headers };
}

const about = async ({ email }: { email: string }) => (await list({ q: email })).events;

async function activityOf({ cookie }: Customer, query = "") {
  const response = await call(getActivity, `/api/user/account/activity?${query}`, {
    headers: cookie,
  });
  return (await response.json()) as ActivityPage;
}

/** @requirement Audit trail: It says who did what to whom, when and from where */
test("a sign-in and a refused one stand in the trail, with the network and the device", async () => {
  const customer = await addCustomerWithPassword();
  expect((await signIn(customer.email, "Wrong-2026", "203.0.113.9")).status).toBe(401);
  expect((await signIn(customer.email, password)).status).toBe(200);
  expect(await about(customer)).toMatchObject([
    {
      area: "access",
      event: "access.signed-in",
      words: "Logged in",
      actorKind: "customer",
      actorId: customer.id,
      actorEmail: customer.email,
      subjectId: customer.id,
      subjectEmail: customer.email,
      address: "203.0.113.7",
      device: "Firefox on Linux",
    },
    {
      event: "access.sign-in-refused",
      actorKind: "guest",
      actorId: null,
      subjectId: customer.id,
      address: "203.0.113.9",
      detail: "Wrong credentials",
    },
  ]);
});

test("neither passwords nor addresses that nobody has stand in the trail", async () => {
  const customer = await addCustomerWithPassword();
  await signIn(customer.email, "Wrong-2026");
  await signIn("nobody.at.all@example.com", "Wrong-2027");
  const text = JSON.stringify((await list()).events);
  expect(text).not.toMatch(/Wrong-202|nobody\.at\.all/);
});

/** @requirement Audit trail: Refusals that anybody can cause cannot fill the disk */
test("of the same refusals the 1st, the 10th and so on are recorded", async () => {
  const customer = await addCustomerWithPassword();
  for (let n = 0; n < 12; n++) await signIn(customer.email, "Wrong-2026");
  const details = (await about(customer)).map(({ detail }) => detail);
  expect(details).toEqual(["Wrong credentials, 10 times within an hour", "Wrong credentials"]);
});

test("of all refusals together a thousand an hour are recorded, and that there were more", async () => {
  const resetsAt = new Date(Date.now() + 60_000);
  await database().insert(rateLimits).values({ key: "recorded-refusals", hits: 998, resetsAt });
  const before = await database().$count(auditEvents);
  for (let n = 0; n < 5; n++) await signIn(`guess-${n}@example.com`, "Wrong-2026");
  const added = await database()
    .select({ event: auditEvents.event })
    .from(auditEvents)
    .orderBy(desc(auditEvents.id))
    .limit((await database().$count(auditEvents)) - before);
  expect(added.map(({ event }) => event)).toEqual([
    "access.refusals-left-out",
    "access.sign-in-refused",
    "access.sign-in-refused",
  ]);
});

test("a customer who tries the back office is recorded, once", async () => {
  const customer = await addCustomer();
  for (let n = 0; n < 3; n++) {
    expect((await call(GET, "/api/audit", { headers: customer.bearer })).status).toBe(403);
  }
  expect(await about(customer)).toMatchObject([
    { event: "access.back-office-refused", actorId: customer.id, detail: "GET /api/audit" },
  ]);
});

test("a wrong password changes nothing and leaves no row; the right one has its row", async () => {
  const customer = await addCustomerWithPassword();
  const change = (currentPassword: string) =>
    send(
      changePassword,
      "/api/user/account/password",
      { currentPassword, password: "Green-Gate-8" },
      customer,
    );
  expect((await change("Wrong-2026")).status).toBe(422);
  expect(await about(customer)).toEqual([]);
  expect((await change(password)).status).toBe(200);
  expect(await about(customer)).toMatchObject([
    { event: "account.password-changed", actorId: customer.id, address: "198.51.100.4" },
  ]);
});

test("a profile's row names the fields that differ, and not what is in them", async () => {
  const customer = await addCustomer({ city: "Oslo" });
  const save = (body: object) =>
    send(saveProfile, "/api/user/x", body, customer, { email: customer.email });
  await save({ city: "Oslo" });
  await save({ city: "Bergen", country: "Norway" });
  expect(await about(customer)).toMatchObject([
    { event: "account.profile-changed", detail: "city, country" },
  ]);
});

test("what the admin does to a customer has both: who did it, and whom it was done to", async () => {
  const customer = await addUser();
  const change = (body: object) =>
    send(changeCustomer, "/api/user/admin/x", body, admin, { key: String(customer.id) });
  await change({ isBanned: true });
  await change({ isBanned: false, city: "Bergen" });
  const by = { actorKind: "admin", actorId: admin.id, actorEmail: admin.email };
  const of = { subjectId: customer.id, subjectEmail: customer.email };
  const found = await about(customer);
  expect(found).toMatchObject([
    { ...by, ...of, event: "account.changed-by-shop", detail: "city" },
    { ...by, ...of, event: "account.ban-lifted" },
    { ...by, ...of, event: "account.banned" },
  ]);
  const ofAdmin = await about(admin);
  expect(ofAdmin.map(({ id }) => id)).toEqual(expect.arrayContaining(found.map(({ id }) => id)));
});

test("prices, offers and other facts of presets are told apart", async () => {
  const preset = await addPreset({ priceCents: 1_500 });
  const change = (body: object) =>
    send(changePreset, "/api/preset/x", body, admin, { id: String(preset.id) });
  await change({ price: 20, isDisabled: true });
  await change({ price: 20, name: "Harbour" });
  const rows = (await list({ area: "catalog" })).events.filter(
    ({ target }) => target === `preset ${preset.id}`,
  );
  expect(rows).toMatchObject([
    { event: "catalog.preset-changed", detail: "name", subjectId: null },
    { event: "catalog.preset-off-sale" },
    { event: "catalog.price-changed", detail: "$15 to $20", actorId: admin.id },
  ]);
});

test("a review that is hidden twice is recorded once, about its customer", async () => {
  const { id, userId } = await addReview({ presetId: (await addPreset()).id });
  const hide = () =>
    send(hideReview, "/api/review/x", { isHidden: true }, admin, { id: String(id) });
  await hide();
  await hide();
  expect((await list({ q: String(userId) })).events).toMatchObject([
    { event: "catalog.review-hidden", target: `review ${id}` },
  ]);
});

test("a transfer that the admin marks as paid is recorded with its order and amount", async () => {
  const customer = await addCustomer();
  const { invoiceId } = await addPurchase(customer, { status: "pending" });
  const mark = () =>
    send(markPaid, "/api/shop/invoice/x", { isPaid: true }, admin, { id: String(invoiceId) });
  expect((await mark()).status).toBe(200);
  await mark();
  expect(await about(customer)).toMatchObject([
    { event: "order.paid", target: `order ${invoiceId}`, actorId: admin.id },
    { event: "order.transfer-arrived", target: `order ${invoiceId}`, actorId: admin.id },
  ]);
});

/** @requirement Audit trail: The back office filters it, pages through it and exports it */
test("the trail is filtered by area, event, account and time, in both orders, page by page", async () => {
  const customer = await addUser();
  const day = (n: number) => new Date(Date.UTC(2025, 0, n));
  const names = ["access.signed-in", "account.opened", "access.signed-out", "access.signed-in"];
  await database()
    .insert(auditEvents)
    .values(
      names.map((event, n) => ({
        event,
        at: day(n + 1),
        actorKind: "customer",
        actorId: customer.id,
        subjectId: customer.id,
      })),
    );
  const days = async (query: Record<string, string>) =>
    (await list({ q: String(customer.id), ...query })).events.map(({ at }) =>
      new Date(at).getUTCDate(),
    );
  expect(await days({})).toEqual([4, 3, 2, 1]);
  expect(await days({ _order: "ASC", _sort: "at" })).toEqual([1, 2, 3, 4]);
  expect(await days({ _order: "ASC", _sort: "id" })).toEqual([1, 2, 3, 4]);
  expect(await days({ _order: "DESC", _sort: "id" })).toEqual([4, 3, 2, 1]);
  expect(await days({ area: "access" })).toEqual([4, 3, 1]);
  expect(await days({ event: "access.signed-in" })).toEqual([4, 1]);
  expect(await days({ event: "access.signed-in", area: "access" })).toEqual([4, 1]);
  expect(await days({ event: "access.signed-in", area: "account" })).toEqual([]);
  const between = { at_gte: day(2).toISOString(), at_lte: day(3).toISOString() };
  expect(await days(between)).toEqual([3, 2]);
  const page = await list({ q: String(customer.id), _start: "1", _end: "3" });
  expect(page.events.map(({ at }) => new Date(at).getUTCDate())).toEqual([3, 2]);
  expect(page.headers.get("x-total-count")).toBe("4");
  expect((await list({ q: customer.email.toUpperCase() })).events).toHaveLength(4);
  expect((await list({ q: "nobody@example.com" })).events).toEqual([]);
});

test("events are found by the network that they came from", async () => {
  const customer = await addUser();
  const facts = { event: "account.opened", actorKind: "customer", subjectId: customer.id };
  const addresses = ["192.0.2.10", "192.0.2.11", "2001:db8:1:2::/64", "2001:db8:1:3::/64"];
  await database()
    .insert(auditEvents)
    .values(addresses.map((address) => ({ ...facts, address })));
  const found = async (q: string) => (await list({ q })).events.map(({ address }) => address);
  expect(await found("192.0.2.10")).toEqual(["192.0.2.10"]);
  expect(await found("2001:db8:1:2:aaaa::1")).toEqual(["2001:db8:1:2::/64"]);
  expect(await found("192.0.2.12")).toEqual([]);
});

test("one event is read by its id", async () => {
  const [event] = (await list()).events;
  const read = (id: number) =>
    call(getOne, "/api/audit/x", { headers: admin.bearer, params: { id: String(id) } });
  expect(await statusAndBody(await read(event?.id ?? 0))).toEqual({ status: 200, body: event });
  expect((await read(999_999_999)).status).toBe(404);
});

test.each(["_sort=device", "device=Firefox", "area=x", "event=x", "_start=1001", "at_gte=soon"])(
  "%s is refused with the field's name",
  async (query) => {
    const response = await call(GET, `/api/audit?${query}`, { headers: admin.bearer });
    const { status, body } = await statusAndBody(response);
    expect({ status, body }).toMatchObject({
      status: 422,
      body: { fields: { [query.split("=")[0] ?? ""]: expect.any(String) } },
    });
  },
);

test("the export has every event that matches, and no formula", async () => {
  const customer = await addUser();
  const rows = Array.from({ length: 1_005 }, (_, n) => ({
    event: "site.renamed",
    actorKind: "customer",
    subjectId: customer.id,
    // Some are of the same time, so that only their ids tell them apart.
    at: new Date(Date.UTC(2025, 5, 1, 0, 0, Math.floor(n / 10))),
    detail: `=cmd()|${n}`,
  }));
  await database().insert(auditEvents).values(rows);
  const query = new URLSearchParams({ q: String(customer.id) });
  const response = await call(exportTrail, `/api/audit-export?${query}`, {
    headers: admin.bearer,
  });
  expect(response.headers.get("content-disposition")).toContain("audit-trail.csv");
  const text = await response.text();
  expect(text.split("\r\n")).toHaveLength(1_005 + 2);
  expect(new Set(text.match(/cmd\(\)\|\d+/g)).size).toBe(1_005);
  expect(text).not.toMatch(/"=/);
  const [exported] = (await list({ event: "operation.trail-exported" })).events;
  expect(exported).toMatchObject({ actorId: admin.id, detail: "By q" });
});

/** @requirement Audit trail: A customer sees their own part */
test("a customer sees what was done with their account, page by page, and of the shop only what it did", async () => {
  const [customer, other] = [await addCustomerWithPassword(), await addCustomer()];
  await signIn(customer.email, "Wrong-2026", "203.0.113.9");
  await signIn(customer.email, password);
  await send(changeCustomer, "/api/user/admin/x", { city: "Bergen" }, admin, {
    key: String(customer.id),
  });
  const { events, next } = await activityOf(customer);
  expect(next).toBeNull();
  expect(events).toMatchObject([
    { by: "shop", event: "account.changed-by-shop", address: null, device: null, detail: null },
    { by: "you", event: "access.signed-in", words: "Logged in", address: "203.0.113.7" },
    { by: "guest", event: "access.sign-in-refused", address: "203.0.113.9" },
  ]);
  expect(JSON.stringify(events)).not.toContain("198.51.100.4");
  expect((await activityOf(other)).events).toEqual([]);

  const many = Array.from({ length: 30 }, () => ({
    event: "site.renamed",
    actorKind: "customer",
    subjectId: customer.id,
  }));
  await database().insert(auditEvents).values(many);
  const first = await activityOf(customer);
  const second = await activityOf(customer, `before=${first.next}`);
  expect([first.events.length, second.events.length, second.next]).toEqual([20, 13, null]);
  const ids = [...first.events, ...second.events].map(({ id }) => id);
  expect(new Set(ids).size).toBe(33);
  const [foreign] = await database()
    .insert(auditEvents)
    .values({ event: "site.renamed", actorKind: "customer", subjectId: other.id })
    .returning();
  expect((await activityOf(customer, `before=${foreign?.id}`)).events).toEqual([]);
  expect(await database().$count(auditEvents, eq(auditEvents.subjectId, other.id))).toBe(1);
});
