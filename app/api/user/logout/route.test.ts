import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { database } from "@/db/client";
import { sessions } from "@/db/schema/accounts";
import { call } from "@/e2e/support/call";
import { addCustomer } from "@/e2e/support/customers";
import { POST } from "./route";

const logOut = (headers: Record<string, string> = {}) =>
  call(POST, "/api/user/logout", { method: "POST", headers });

const sessionsOf = (userId: number) =>
  database().select().from(sessions).where(eq(sessions.userId, userId));

/**
 * @requirement Session: Logout ends the session at once; the next request with its token or cookie
 *   is refused
 */
test.each(["cookie", "bearer"] as const)(
  "a caller with a %s is logged out at once",
  async (way) => {
    const customer = await addCustomer();
    const response = await logOut(customer[way]);
    expect(response.status).toBe(204);
    expect(await response.text()).toBe("");
    expect(response.headers.getSetCookie()).toEqual([
      "__Host-sid=; Max-Age=0; HttpOnly; SameSite=Lax; Path=/; Secure",
    ]);
    expect(await sessionsOf(customer.id)).toEqual([]);
  },
);

test("the provider's ticket cookie is deleted, too, in all its chunks", async () => {
  const ticket = "__Secure-next-auth.session-token";
  const response = await logOut({
    cookie: `theme=dark; ${ticket}.0=a; ${ticket}.1=b`,
    "sec-fetch-site": "same-origin",
  });
  expect(response.headers.getSetCookie().map((it) => it.split("=")[0])).toEqual([
    "__Host-sid",
    `${ticket}.0`,
    `${ticket}.1`,
  ]);
});

test("without a session, or with an invalid one, the response is the same", async () => {
  for (const headers of [
    {},
    { authorization: "x" },
    { cookie: "__Host-sid=1", origin: "https://shop.test" },
  ]) {
    expect((await logOut(headers as Record<string, string>)).status).toBe(204);
  }
});

test("other sessions and other customers stay signed in", async () => {
  const [ann, bob] = [await addCustomer(), await addCustomer()];
  await logOut(ann.cookie);
  expect(await sessionsOf(bob.id)).toHaveLength(1);
});

test("a cross-site request cannot sign a customer out", async () => {
  const { id, cookie } = await addCustomer();
  expect((await logOut({ ...cookie, "sec-fetch-site": "cross-site" })).status).toBe(403);
  expect(await sessionsOf(id)).toHaveLength(1);
});
