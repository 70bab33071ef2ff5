import { eq, sql } from "drizzle-orm";
import jsonServerProvider from "ra-data-json-server";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { GET as getPresets } from "@/app/api/preset/route";
import { database } from "@/db/client";
import { users } from "@/db/schema/accounts";
import { apiTokens } from "@/db/schema/api-tokens";
import { auditEvents } from "@/db/schema/audit";
import { rateLimits } from "@/db/schema/rate-limits";
import { staff } from "@/db/schema/staff";
import { call, jsonBody, statusAndBody } from "@/e2e/support/call";
import { addAdmin, addCustomer } from "@/e2e/support/customers";
import { addPreset, addUser } from "@/e2e/support/factories";
import { startMailbox } from "@/e2e/support/mailbox";
import { hashCheaply, password } from "@/e2e/support/passwords";
import { addApiToken, addStaff } from "@/e2e/support/staff";
import { runQueuedJobs } from "@/lib/composition/job-registry";
import { deleteEndedApiTokens, revokeApiTokensOf } from "@/lib/platform/api-tokens/commands";
import { maxApiTokens } from "@/lib/platform/api-tokens/rules";
import type { ApiTokenView } from "@/lib/platform/api-tokens/schemas";
import { POST as postAlarm } from "../user/account/alarm/route";
import { PUT as putCustomer } from "../user/admin/[key]/route";
import { GET as getCustomers } from "../user/admin/route";
import { DELETE } from "./[id]/route";
import { GET, POST } from "./route";

const mailbox = startMailbox();

let admin: Awaited<ReturnType<typeof addAdmin>>;
beforeAll(async () => {
  admin = await addAdmin();
});
beforeEach(async () => {
  await database().delete(rateLimits);
});

type Headers = Record<string, string>;

const body = {
  name: "Nightly export",
  scopes: ["customers:read"],
  days: 30,
  currentPassword: "",
};

const make = (sent: object, headers: Headers = admin.cookie) =>
  call(POST, "/api/api-token", jsonBody(sent, headers));

const revoke = (id: number, headers: Headers = admin.cookie) =>
  call(DELETE, `/api/api-token/${id}`, { method: "DELETE", headers, params: { id: String(id) } });

const list = async (headers: Headers, query = "_end=100") => {
  const response = await call(GET, `/api/api-token?${query}`, { headers });
  return { status: response.status, tokens: (await response.json()) as ApiTokenView[] };
};

const readCustomers = (headers: Headers) => call(getCustomers, "/api/user/admin", { headers });

const eventsOf = async (userId: number) => {
  const rows = await database()
    .select()
    .from(auditEvents)
    .where(eq(auditEvents.subjectId, userId))
    .orderBy(auditEvents.id);
  return rows.filter(({ event }) => event.includes("api-token"));
};

/** @requirement API tokens: A script signs in with a token that was made in the back office */
test("a token is shown once, works with its scopes, and is stored as a hash", async () => {
  const response = await make(body);
  const { status, body: made } = await statusAndBody(response);
  expect(status).toBe(201);
  const { token, ...view } = made as ApiTokenView & { token: string };
  expect(token).toMatch(/^presetry_[\w-]{43}$/);
  expect(view).toMatchObject({
    name: body.name,
    scopes: body.scopes,
    email: admin.email,
    state: "live",
    ending: token.slice(-4),
    lastUsedAt: null,
    revokedAt: null,
  });
  const [row] = await database().select().from(apiTokens).where(eq(apiTokens.id, view.id));
  expect(JSON.stringify(row)).not.toContain(token);
  expect(JSON.stringify((await list(admin.cookie)).tokens)).not.toContain(token);

  expect((await readCustomers({ authorization: `Bearer ${token}` })).status).toBe(200);
  expect((await readCustomers({ authorization: token })).status).toBe(200);
});

test("the account's owner is told of a new token", async () => {
  const member = await addStaff("support");
  await make(body, member.cookie);
  await runQueuedJobs();
  const emails = (await mailbox.messages()).filter(({ to }) => to.includes(member.email));
  expect(emails).toMatchObject([{ subject: expect.stringContaining("A new API token") }]);
  expect(emails[0]?.text).toContain("“Nightly export”");
  expect(emails[0]?.text).not.toContain("presetry_");
});

test.each([
  [{ ...body, name: "  " }, "name"],
  [{ ...body, scopes: [] }, "scopes"],
  [{ ...body, scopes: ["everything"] }, "scopes.0"],
  [{ ...body, scopes: ["staff:write"] }, "scopes.0"],
  [{ ...body, days: 0 }, "days"],
  [{ ...body, days: 366 }, "days"],
  [{ name: "A", scopes: body.scopes }, "days"],
])("%o is refused with the field's name", async (sent, field) => {
  const response = await statusAndBody(await make(sent));
  expect(response).toMatchObject({
    status: 422,
    body: { fields: { [field]: expect.any(String) } },
  });
});

test("nobody gives a token more than their own role has", async () => {
  const support = await addStaff("support");
  const scopes = ["customers:read", "orders:read", "presets:write"];
  expect(await statusAndBody(await make({ ...body, scopes }, support.cookie))).toMatchObject({
    status: 422,
    body: { fields: { scopes: "Your role does not include orders:read, presets:write" } },
  });
  expect(await database().$count(apiTokens, eq(apiTokens.userId, support.id))).toBe(0);
});

test("an API token that may not make another is sent to no scope that there is not", async () => {
  const { bearer } = await addApiToken(admin, ["customers:write"]);
  expect(await statusAndBody(await make({ ...body, scopes: ["customers:write"] }, bearer))).toEqual(
    {
      status: 403,
      body: { error: "API tokens are not for this. Please log in." },
    },
  );
});

test("a scope that changes something includes the one that reads it, and no other", async () => {
  const { bearer } = await addApiToken(admin, ["customers:write"]);
  expect((await readCustomers(bearer)).status).toBe(200);
  const response = await call(getPresets, "/api/preset?_sort=name", { headers: bearer });
  expect(await statusAndBody(response)).toMatchObject({
    status: 403,
    body: { error: expect.stringContaining("with the scope presets:read") },
  });
  expect(response.headers.get("www-authenticate")).toBe(
    'Bearer error="insufficient_scope", scope="presets:read"',
  );
});

const wrong = "presetry_AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA";

/** @requirement API tokens: One that is wrong, expired or revoked is refused at once, with what to do */
test("wrong, expired and revoked tokens are 401, also for guests' calls and beside a session", async () => {
  const expired = await addApiToken(admin, ["customers:read"]);
  await database()
    .update(apiTokens)
    .set({ expiresAt: sql`now() - interval '1 second'` })
    .where(eq(apiTokens.id, expired.id));
  const revoked = await addApiToken(admin, ["customers:read"]);
  expect((await readCustomers(revoked.bearer)).status).toBe(200);
  expect((await revoke(revoked.id)).status).toBe(200);
  const credentials = [expired.bearer, revoked.bearer, { authorization: `Bearer ${wrong}` }];
  for (const headers of [
    ...credentials,
    ...credentials.map((it) => ({ ...admin.cookie, ...it })),
  ]) {
    for (const response of [
      await readCustomers(headers),
      await call(getPresets, "/api/preset", { headers }),
    ]) {
      expect(response.headers.get("www-authenticate")).toBe('Bearer error="invalid_token"');
      expect(await statusAndBody(response)).toEqual({
        status: 401,
        body: { error: expect.stringMatching(/Create another where you created this one/) },
      });
    }
  }
});

test("guesses are limited by network like passwords, and valid tokens of that network are not", async () => {
  const { bearer } = await addApiToken(admin, ["customers:read"]);
  const guess = () => readCustomers({ authorization: wrong });
  for (let n = 0; n < 60; n++) expect((await guess()).status).toBe(401);
  const response = await guess();
  expect(response.status).toBe(429);
  expect(Number(response.headers.get("retry-after"))).toBeGreaterThan(0);
  expect((await readCustomers(bearer)).status).toBe(200);
});

test("what is done with a token stands in the audit trail: made, used first, refused, revoked", async () => {
  const member = await addStaff("support");
  const response = await make({ ...body, scopes: ["customers:write"] }, member.cookie);
  const { id, token } = (await response.json()) as { id: number; token: string };
  const bearer = { authorization: `Bearer ${token}` };
  await Promise.all([readCustomers(bearer), readCustomers(bearer), readCustomers(bearer)]);
  const customer = await addUser();
  await call(putCustomer, "/api/user/admin/x", {
    ...jsonBody({ isBanned: true }, bearer),
    method: "PUT",
    params: { key: String(customer.id) },
  });
  await revoke(id, member.cookie);
  await revoke(id, member.cookie);
  await readCustomers(bearer);
  expect(await eventsOf(member.id)).toMatchObject([
    { event: "access.api-token-made", detail: "“Nightly export” for 30 days: customers:write" },
    {
      event: "access.api-token-first-used",
      actorId: member.id,
      actorKind: "admin",
      device: "API token “Nightly export”",
    },
    { event: "access.api-token-revoked", detail: "“Nightly export”" },
    { event: "access.api-token-refused", actorKind: "guest", detail: "“Nightly export”, revoked" },
  ]);
  const [ban] = await database()
    .select()
    .from(auditEvents)
    .where(eq(auditEvents.subjectId, customer.id));
  expect(ban).toMatchObject({
    event: "account.banned",
    actorId: member.id,
    device: "API token “Nightly export”",
  });
  expect(JSON.stringify(await eventsOf(member.id))).not.toContain(token);
});

test("the last use is written at most once a minute", async () => {
  const { id, bearer } = await addApiToken(admin, ["customers:read"]);
  const lastUse = async () =>
    (await database().select().from(apiTokens).where(eq(apiTokens.id, id)))[0]?.lastUsedAt;
  await readCustomers(bearer);
  const first = await lastUse();
  expect(first).toBeInstanceOf(Date);
  await readCustomers(bearer);
  expect(await lastUse()).toEqual(first);
  await database()
    .update(apiTokens)
    .set({ lastUsedAt: sql`now() - interval '61 seconds'` })
    .where(eq(apiTokens.id, id));
  await readCustomers(bearer);
  expect((await lastUse())?.getTime()).toBeGreaterThanOrEqual(first?.getTime() ?? 0);
});

test("a member with a password types it again to make a token", async () => {
  const member = await addStaff("support");
  const passwordHash = await hashCheaply(password);
  await database().update(users).set({ passwordHash }).where(eq(users.id, member.id));
  expect(await statusAndBody(await make(body, member.cookie))).toMatchObject({
    status: 422,
    body: { fields: { currentPassword: expect.any(String) } },
  });
  const proved = { ...body, currentPassword: password };
  expect((await make(proved, member.cookie)).status).toBe(201);
});

/** @requirement API tokens: A token does no more than the role of its owner */
test("a token loses what its maker's role loses, at once", async () => {
  const member = await addStaff("support");
  const { bearer } = await addApiToken(member, ["customers:read"]);
  const ofMember = eq(staff.userId, member.id);
  expect((await readCustomers(bearer)).status).toBe(200);
  await database().update(staff).set({ role: "bookkeeping" }).where(ofMember);
  expect((await readCustomers(bearer)).status).toBe(403);
  await database().update(staff).set({ role: "support" }).where(ofMember);
  await database().update(users).set({ bannedAt: new Date() }).where(eq(users.id, member.id));
  expect((await readCustomers(bearer)).status).toBe(401);
  await database().update(users).set({ bannedAt: null }).where(eq(users.id, member.id));
  await database().delete(staff).where(ofMember);
  expect((await readCustomers(bearer)).status).toBe(401);
});

test("a ban ends the tokens of an account, and lifting it revives none", async () => {
  const member = await addStaff("support");
  const { bearer } = await addApiToken(member, ["customers:read"]);
  const setBanned = (isBanned: boolean) =>
    call(putCustomer, "/api/user/admin/x", {
      ...jsonBody({ isBanned }, admin.cookie),
      method: "PUT",
      params: { key: String(member.id) },
    });
  expect((await setBanned(true)).status).toBe(200);
  expect((await readCustomers(bearer)).status).toBe(401);
  expect((await setBanned(false)).status).toBe(200);
  expect((await readCustomers(bearer)).status).toBe(401);
});

test("everybody sees and revokes their own tokens; the owner, all of them", async () => {
  const [ann, bob] = [await addStaff("support"), await addStaff("bookkeeping")];
  const token = await addApiToken(ann, ["customers:read"]);
  const idsOf = async (headers: Headers) => (await list(headers)).tokens.map(({ id }) => id);
  expect(await idsOf(ann.cookie)).toEqual([token.id]);
  expect(await idsOf(bob.cookie)).toEqual([]);
  expect(await idsOf(admin.cookie)).toContain(token.id);
  expect((await revoke(token.id, bob.cookie)).status).toBe(404);
  expect((await readCustomers(token.bearer)).status).toBe(200);
  expect((await revoke(token.id)).status).toBe(200);
  expect((await list(ann.cookie)).tokens).toMatchObject([{ state: "revoked" }]);
  expect((await revoke(999_999_999)).status).toBe(404);
});

test("revoked while it is used: once the revocation is answered, nothing of it succeeds", async () => {
  const { id, bearer } = await addApiToken(admin, ["customers:read"]);
  const before = Promise.all(Array.from({ length: 10 }, () => readCustomers(bearer)));
  const answer = await revoke(id);
  const after = await Promise.all(Array.from({ length: 10 }, () => readCustomers(bearer)));
  expect(answer.status).toBe(200);
  expect(after.map(({ status }) => status)).toEqual(Array(10).fill(401));
  for (const { status } of await before) expect([200, 401]).toContain(status);
});

test("of tokens that are made at once, no more stay than are allowed", async () => {
  const member = await addStaff("support");
  const spare = { userId: member.id, name: "Spare", ending: "xxxx", scopes: ["customers:read"] };
  await database()
    .insert(apiTokens)
    .values(
      Array.from({ length: maxApiTokens - 1 }, (_, n) => ({
        ...spare,
        tokenHash: `spare-${n}`,
        expiresAt: new Date(Date.now() + 3.6e6),
      })),
    );
  const made = await Promise.all([1, 2, 3].map(() => make(body, member.cookie)));
  expect(made.map(({ status }) => status).sort()).toEqual([201, 409, 409]);
});

test("“That was not me” revokes the tokens, and ended ones are deleted after a while", async () => {
  const member = await addStaff("support");
  const response = await make(body, member.cookie);
  const { id, token } = (await response.json()) as { id: number; token: string };
  await runQueuedJobs();
  const message = (await mailbox.messages()).find(({ to }) => to.includes(member.email));
  const alarm = /\/not-me#([\w-]{43})/.exec(message?.text ?? "")?.[1];
  expect(
    (await call(postAlarm, "/api/user/account/alarm", jsonBody({ token: alarm }))).status,
  ).toBe(200);
  expect((await readCustomers({ authorization: `Bearer ${token}` })).status).toBe(401);

  const exists = async () => (await database().$count(apiTokens, eq(apiTokens.id, id))) === 1;
  await deleteEndedApiTokens();
  expect(await exists()).toBe(true);
  await database()
    .update(apiTokens)
    .set({ revokedAt: sql`now() - interval '91 days'` })
    .where(eq(apiTokens.id, id));
  await deleteEndedApiTokens();
  expect(await exists()).toBe(false);
});

test("a token is no session: customers' calls are refused, its maker is only a guest to the shop", async () => {
  const { bearer } = await addApiToken(admin, ["customers:read", "presets:read"]);
  const preset = await addPreset();
  const response = await call(getPresets, "/api/preset?_sort=id&_order=DESC&_end=1", {
    headers: bearer,
  });
  expect(await statusAndBody(response)).toMatchObject({ status: 200, body: [{ id: preset.id }] });
  expect((await make(body, bearer)).status).toBe(403);
});

/** @requirement Back office: An unmodified react-admin works with the API */
test("a stock react-admin works with an API token", async () => {
  const { bearer } = await addApiToken(admin, ["customers:write"]);
  const handlers = { GET: getCustomers, PUT: putCustomer };
  const provider = jsonServerProvider("https://shop.test/api", async (address, init = {}) => {
    const { pathname, search } = new URL(address);
    const key = pathname.split("/")[4];
    const isList = key === undefined;
    const response = await call(isList ? handlers.GET : handlers.PUT, pathname + search, {
      ...init,
      params: isList ? {} : { key },
      headers: { ...bearer, origin: "https://office.test", "content-type": "application/json" },
    });
    const text = await response.text();
    return {
      status: response.status,
      headers: response.headers,
      body: text,
      json: JSON.parse(text),
    };
  });
  const customer = await addCustomer();
  const { data } = await provider.getList("user/admin", {
    pagination: { page: 1, perPage: 1 },
    sort: { field: "id", order: "DESC" },
    filter: {},
  });
  expect(data).toMatchObject([{ id: customer.id, isBanned: false }]);
  const [previousData] = data;
  const changed = { ...previousData, isBanned: true };
  await provider.update("user/admin", { id: customer.id, data: changed, previousData });
  expect((await readCustomers(customer.bearer)).status).toBe(401);
});

test("tokens of one account are revoked together, those of others are not", async () => {
  const [ann, bob] = [await addStaff("support"), await addStaff("support")];
  const [first, second] = [
    await addApiToken(ann, ["customers:read"]),
    await addApiToken(bob, ["customers:read"]),
  ];
  await revokeApiTokensOf(database(), ann.id);
  expect((await readCustomers(first.bearer)).status).toBe(401);
  expect((await readCustomers(second.bearer)).status).toBe(200);
});
