import { eq, sql } from "drizzle-orm";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { POST as postMcp } from "@/app/api/mcp/route";
import { database } from "@/db/client";
import { sessions, users } from "@/db/schema/accounts";
import { apiTokens } from "@/db/schema/api-tokens";
import { rateLimits } from "@/db/schema/rate-limits";
import { connectAgent } from "@/e2e/support/agent";
import { addCustomerWithApp, codeOf } from "@/e2e/support/authenticator";
import { call, jsonBody, statusAndBody } from "@/e2e/support/call";
import { addAdmin, addCustomer } from "@/e2e/support/customers";
import { startRowWatch } from "@/e2e/support/fuzz/row-watch";
import { startMailbox } from "@/e2e/support/mailbox";
import { addCustomerWithPassword, password } from "@/e2e/support/passwords";
import { addPurchase } from "@/e2e/support/purchases";
import { handlerOf } from "@/e2e/support/routes";
import { runQueuedJobs } from "@/lib/composition/job-registry";
import { endpoints } from "@/lib/composition/openapi-operations";
import { ownScopes } from "@/lib/platform/api-tokens/rules";
import { isForGuests } from "@/lib/platform/http/endpoint";
import { scopes } from "@/lib/platform/staff/rules";
import { DELETE } from "./[id]/route";
import { GET, POST } from "./route";

const mailbox = startMailbox();
const path = "/api/user/account/api-token";

type Headers = Record<string, string>;

/** These customers have no password, and their sign-in is recent. */
const body = { name: "My assistant", scopes: [...ownScopes], days: 30, currentPassword: "" };

const addVerified = () => addCustomer({ emailVerifiedAt: new Date() });

const make = (headers: Headers, sent: object = body) => call(POST, path, jsonBody(sent, headers));

async function made(headers: Headers, sent: object = {}) {
  const response = await make(headers, { ...body, ...sent });
  expect(response.status).toBe(201);
  const { token, id } = await response.json();
  return { id, bearer: { authorization: `Bearer ${token}` } };
}

const list = async (headers: Headers) => (await call(GET, path, { headers })).json();

const revoke = (id: number, headers: Headers) =>
  call(DELETE, `${path}/${id}`, { method: "DELETE", headers, params: { id: String(id) } });

const agent = (headers: Headers) =>
  connectAgent("https://shop.test/api/mcp", {
    headers,
    fetch: async (_, init) =>
      init?.method === "POST"
        ? call(postMcp, "/api/mcp", init)
        : new Response(null, { status: 405 }),
  });

const ask = async (headers: Headers, name = "list_orders") => (await agent(headers)).use(name);

const statusOf = async (headers: Headers) =>
  (
    await call(
      postMcp,
      "/api/mcp",
      jsonBody({ jsonrpc: "2.0", id: 1, method: "tools/list" }, headers),
    )
  ).status;

let admin: Awaited<ReturnType<typeof addAdmin>>;
beforeAll(async () => {
  admin = await addAdmin();
});
beforeEach(async () => {
  await database().delete(rateLimits);
});

/** @requirement Agents: With a token made in the profile, a program reads its customer's own orders and sites */
test("a token reads the orders and sites of its customer, and nobody else's", async () => {
  const [ann, bob] = [await addVerified(), await addVerified()];
  const purchase = await addPurchase(ann, { withDeployment: true });
  await addPurchase(bob);
  const { bearer } = await made(ann.cookie);
  const orders = await ask(bearer);
  expect(orders.data.orders).toMatchObject([
    { id: purchase.invoiceId, presets: [{ id: purchase.presetId }], currency: "USD" },
  ]);
  expect(orders.text).not.toContain(bob.email);
  expect(orders.text).not.toContain(ann.email);
  expect((await ask(bearer, "list_sites")).isError).toBe(false);
  const none = await made((await addVerified()).cookie);
  expect((await ask(none.bearer)).data.orders).toEqual([]);
});

test("a token is for its scopes only", async () => {
  const ann = await addVerified();
  const { bearer } = await made(ann.cookie, { scopes: ["own-sites:read"] });
  expect((await ask(bearer, "list_sites")).isError).toBe(false);
  const { isError, text } = await ask(bearer);
  expect([isError, text]).toEqual([true, expect.stringContaining("own-orders:read")]);
});

/** @requirement Agents: A customer's token reaches no other call of the API, and nothing of the back office */
test.each(["a customer", "the owner"] as const)(
  "%s: with a token for their own, every other call that needs a session is refused and changes nothing",
  async (who) => {
    const maker = who === "a customer" ? await addVerified() : admin;
    const { bearer } = await made(maker.cookie);
    const readRows = await startRowWatch();
    // The first use of a token is noted.
    await statusOf(bearer);
    const before = await readRows();
    for (const it of endpoints.filter(({ access }) => !isForGuests(access))) {
      const response = await call(await handlerOf(it), `${it.path}?email=${maker.email}`, {
        method: it.method,
        headers: { "content-type": "application/json", ...bearer },
        params: { id: "1", email: maker.email, key: maker.email, license: "x", template: "silent" },
        ...(it.method === "GET" ? {} : { body: "{}" }),
      });
      expect(response.status, `${it.method} ${it.path}`).toBe(403);
    }
    expect(await readRows()).toEqual(before);
  },
);

test("a token that was revoked, has expired or whose customer is banned reads nothing", async () => {
  const [ann, bob] = [await addVerified(), await addVerified()];
  const [revoked, expired, banned] = [
    await made(ann.cookie),
    await made(ann.cookie),
    await made(bob.cookie),
  ];
  expect(await statusOf(revoked.bearer)).toBe(200);
  expect((await revoke(revoked.id, ann.cookie)).status).toBe(200);
  expect(await statusOf(revoked.bearer)).toBe(401);
  await database()
    .update(apiTokens)
    .set({ expiresAt: new Date(Date.now() - 1_000) })
    .where(eq(apiTokens.id, expired.id));
  expect(await statusOf(expired.bearer)).toBe(401);
  await database().update(users).set({ bannedAt: new Date() }).where(eq(users.id, bob.id));
  expect(await statusOf(banned.bearer)).toBe(401);
});

test("tokens are listed for, and revoked by, their customer only", async () => {
  const [ann, bob] = [await addVerified(), await addVerified()];
  const { id } = await made(ann.cookie);
  expect(await list(ann.cookie)).toMatchObject([{ id, name: "My assistant", state: "live" }]);
  expect(await list(bob.cookie)).toEqual([]);
  expect((await revoke(id, bob.cookie)).status).toBe(404);
  expect((await revoke(id, admin.cookie)).status).toBe(404);
  expect((await revoke(id, ann.cookie)).status).toBe(200);
  expect(await list(ann.cookie)).toMatchObject([{ id, state: "revoked" }]);
});

test.each([
  [{ ...body, scopes: [] }, "scopes"],
  [{ ...body, scopes: ["orders:read"] }, "scopes.0"],
  [{ ...body, scopes: [...scopes] }, "scopes"],
  [{ ...body, name: " " }, "name"],
  [{ ...body, days: 366 }, "days"],
])("%j is refused", async (sent, field) => {
  const { status, body: answer } = await statusAndBody(
    await make((await addVerified()).cookie, sent),
  );
  expect([status, answer]).toEqual([
    422,
    { error: expect.any(String), fields: { [field]: expect.any(String) } },
  ]);
});

/** @requirement API tokens: A token is made with password and code again, by an account with a verified address */
test("a session alone makes no token: it takes the password again, or a recent sign-in", async () => {
  const ann = await addCustomerWithPassword({ emailVerifiedAt: new Date() });
  const refused = { status: 422, body: { fields: { currentPassword: expect.any(String) } } };
  const { currentPassword, ...bare } = body;
  expect(await statusAndBody(await make(ann.cookie, bare))).toMatchObject(refused);
  expect(await statusAndBody(await make(ann.cookie))).toMatchObject(refused);
  expect((await make(ann.cookie, { ...body, currentPassword: password })).status).toBe(201);
  const bob = await addVerified();
  await database()
    .update(sessions)
    .set({ createdAt: sql`now() - interval '16 minutes'` })
    .where(eq(sessions.userId, bob.id));
  expect((await make(bob.cookie)).status).toBe(403);
});

test("an account with an authenticator app also needs its code", async () => {
  const ann = await addCustomerWithApp();
  const proved = { ...body, currentPassword: password };
  expect(await statusAndBody(await make(ann.bearer, proved))).toMatchObject({
    status: 422,
    body: { fields: { code: expect.any(String) } },
  });
  expect((await make(ann.bearer, { ...proved, code: codeOf(ann.secret) })).status).toBe(201);
});

test("an account without a verified address makes no token, and one of before does not work", async () => {
  const ann = await addVerified();
  const { bearer } = await made(ann.cookie);
  expect(await statusOf(bearer)).toBe(200);
  await database().update(users).set({ emailVerifiedAt: null }).where(eq(users.id, ann.id));
  expect(await statusAndBody(await make(ann.cookie))).toEqual({
    status: 409,
    body: {
      error: "Please confirm your e-mail address first. You can ask for the link in your profile.",
    },
  });
  expect(await statusOf(bearer)).toBe(401);
});

test("the owner of a new token gets an email that says what it may do, and where to close the account", async () => {
  const ann = await addVerified();
  await made(ann.cookie);
  await runQueuedJobs();
  const [message] = (await mailbox.messages()).filter(({ to }) => [to].flat().includes(ann.email));
  expect(message?.subject).toContain("A new API token for your account");
  expect(message?.text).toContain("can read your orders or sites, but cannot change anything");
  expect(message?.text).toContain("/not-me#");
});
