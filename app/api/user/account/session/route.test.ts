import { eq, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { database } from "@/db/client";
import { identities, sessions } from "@/db/schema/accounts";
import { call, statusAndBody } from "@/e2e/support/call";
import { addCustomer } from "@/e2e/support/customers";
import type { SecurityView } from "@/lib/accounts/security/schemas";
import { findActor } from "@/lib/platform/sessions/authenticate";
import { openSession } from "@/lib/platform/sessions/commands";
import { GET } from "../route";
import { DELETE as deleteOne } from "./[id]/route";
import { DELETE } from "./route";

type Headers = Record<string, string>;

const view = async (headers: Headers): Promise<SecurityView> =>
  (await call(GET, "/api/user/account", { headers })).json();

const end = (id: string, headers: Headers) =>
  call(deleteOne, `/api/user/account/session/${id}`, { method: "DELETE", headers, params: { id } });

const endAll = (headers: Headers) =>
  call(DELETE, "/api/user/account/session", { method: "DELETE", headers });

const isSignedIn = async (headers: Headers) =>
  (await findActor({ headers: new Headers(headers) })) !== null;

/** @requirement Accounts: A customer sees where they are signed in, and signs out each device and all */
test("a customer sees their live sessions, the latest used first, and no secret", async () => {
  const customer = await addCustomer();
  const phone = await openSession(customer.id, { device: "Safari on iPhone" });
  await openSession(customer.id, { device: "Firefox on Linux" });
  const age = (device: string, lastSeenAt: ReturnType<typeof sql>) =>
    database().update(sessions).set({ lastSeenAt }).where(eq(sessions.device, device));
  await age("Safari on iPhone", sql`now() - interval '3 days'`);
  await age("Firefox on Linux", sql`now() - interval '15 days'`);
  await addCustomer();
  const { sessions: listed } = await view(customer.cookie);
  expect(listed).toMatchObject([
    { device: "", isCurrent: true },
    { device: "Safari on iPhone", isCurrent: false },
  ]);
  expect(JSON.stringify(listed)).not.toContain(phone.cookie.slice(12, 50));
});

test("the view names what opens the account", async () => {
  const customer = await addCustomer({ emailVerifiedAt: new Date() });
  await database()
    .insert(identities)
    .values({ provider: "https://id.example/realm", subject: "1", userId: customer.id });
  expect(await view(customer.cookie)).toMatchObject({
    email: customer.email,
    isVerified: true,
    hasPassword: false,
    emailChange: null,
    identities: [{ id: expect.any(String), provider: "id.example", linkedAt: expect.any(String) }],
  });
});

test("a device is signed out at once, and the others stay", async () => {
  const customer = await addCustomer();
  const phone = { authorization: (await openSession(customer.id, { device: "Phone" })).token };
  const { sessions: listed } = await view(customer.cookie);
  const id = listed.find(({ device }) => device === "Phone")?.id ?? "";
  const { status, body } = await statusAndBody(await end(id, customer.cookie));
  expect(status).toBe(200);
  expect((body as SecurityView).sessions.map(({ isCurrent }) => isCurrent)).toEqual([true]);
  expect(await isSignedIn(phone)).toBe(false);
  expect(await isSignedIn(customer.cookie)).toBe(true);
  expect((await end(id, customer.cookie)).status).toBe(404);
});

test("somebody else's device, and what is none, are unknown", async () => {
  const [ann, bob] = [await addCustomer(), await addCustomer()];
  const [session] = (await view(bob.cookie)).sessions;
  for (const id of [session?.id ?? "", crypto.randomUUID(), "x", "1"]) {
    expect((await end(id, ann.cookie)).status).toBe(404);
  }
  expect(await isSignedIn(bob.cookie)).toBe(true);
});

test("everywhere is this device, too, and nobody else's", async () => {
  const [customer, other] = [await addCustomer(), await addCustomer()];
  const phone = { authorization: (await openSession(customer.id)).token };
  const response = await endAll(customer.cookie);
  expect(response.status).toBe(204);
  expect(response.headers.getSetCookie()).toEqual([
    "__Host-sid=; Max-Age=0; HttpOnly; SameSite=Lax; Path=/; Secure",
  ]);
  for (const headers of [customer.cookie, customer.bearer, phone]) {
    expect(await isSignedIn(headers)).toBe(false);
  }
  expect(await isSignedIn(other.cookie)).toBe(true);
});

test("another site can sign nobody out", async () => {
  const customer = await addCustomer();
  const [session] = (await view(customer.cookie)).sessions;
  const headers = { ...customer.cookie, "sec-fetch-site": "cross-site" };
  expect((await endAll(headers)).status).toBe(403);
  expect((await end(session?.id ?? "", headers)).status).toBe(403);
  expect(await isSignedIn(customer.cookie)).toBe(true);
});
