import { eq } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { database } from "@/db/client";
import { securityAlarms, sessions, users } from "@/db/schema/accounts";
import { emailOutbox } from "@/db/schema/email";
import { rateLimits } from "@/db/schema/rate-limits";
import { call, fromAddress, jsonBody } from "@/e2e/support/call";
import { CookieJar } from "@/e2e/support/cookie-jar";
import { addUser } from "@/e2e/support/factories";
import { hashCheaply, password } from "@/e2e/support/passwords";
import { listActivity } from "@/lib/platform/audit/queries";
import { listSessions } from "@/lib/platform/sessions/queries";
import { POST } from "./route";

beforeEach(async () => {
  await database().delete(rateLimits);
});

/** Of a university in Berlin, for decades. */
const addressInGermany = "130.149.7.201";

const firefox = "Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0";

/** A browser without cookies. */
function newBrowser(agent = firefox, address = "192.168.0.7") {
  const jar = new CookieJar();
  const own = { "user-agent": agent, "sec-fetch-site": "same-origin", ...fromAddress(address) };
  return async (email: string, word = password) => {
    const headers = { cookie: jar.header, ...own };
    const login = call(POST, "/api/user/login", jsonBody({ email, password: word }, headers));
    return jar.store(await login).status;
  };
}

const addOwner = async () => addUser({ passwordHash: await hashCheaply(password) });

const noticesTo = async (email: string) =>
  (await database().select().from(emailOutbox))
    .map(({ payload }) => payload)
    .filter((it) => it?.to === email);

/** @requirement Accounts: An owner is told of a sign-in with a new browser, not of the first or a known one */
test("the owner is told of each new browser once", async () => {
  const { id, email } = await addOwner();
  const [first, second] = [newBrowser(), newBrowser()];
  expect(await first(email)).toBe(200);
  expect(await first(email)).toBe(200);
  expect(await noticesTo(email)).toEqual([]);
  expect(await second(email)).toBe(200);
  expect(await second(email)).toBe(200);
  expect(await noticesTo(email)).toMatchObject([
    {
      subject: "A new device logged in to Presetry",
      text: expect.stringMatching(/Firefox on Windows.*shop\.test\/not-me#[\w-]{43}\b/s),
    },
  ]);
  expect(await database().$count(securityAlarms, eq(securityAlarms.userId, id))).toBe(1);
  expect((await listSessions(id)).map(({ device }) => device)).toEqual(
    Array(4).fill("Firefox on Windows"),
  );
});

test("a refused login tells nobody and is not the first", async () => {
  const { id, email } = await addOwner();
  expect(await newBrowser()(email, "Wrong-1-guess")).toBe(401);
  const [user] = await database().select().from(users).where(eq(users.id, id));
  expect(user?.signedInAt).toBeNull();
  expect(await noticesTo(email)).toEqual([]);
});

test("what a browser calls itself is not quoted", async () => {
  const { email } = await addOwner();
  await newBrowser()(email);
  expect(await newBrowser('<a href="https://evil.test">Click</a>')(email)).toBe(200);
  const [notice] = await noticesTo(email);
  expect(notice?.html).not.toContain("evil.test");
});

/** @requirement Accounts: A sign-in says which country it came from, and its address is not kept with it */
test("the owner is told of the country, which is all that the session keeps of the address", async () => {
  const { id, email } = await addOwner();
  expect(await newBrowser()(email)).toBe(200);
  const abroad = newBrowser(firefox, addressInGermany);
  expect(await abroad(email, "Wrong-1-guess")).toBe(401);
  expect(await abroad(email)).toBe(200);
  expect(await noticesTo(email)).toMatchObject([{ text: expect.stringContaining("Germany") }]);
  const [, kept] = await database()
    .select()
    .from(sessions)
    .where(eq(sessions.userId, id))
    .orderBy(sessions.createdAt);
  expect(kept).toMatchObject({ country: "DE" });
  expect(JSON.stringify(kept)).not.toContain(addressInGermany);
  expect((await listActivity(id)).events).toMatchObject([
    { event: "access.signed-in", detail: "Germany" },
    { event: "access.sign-in-refused", detail: "Wrong credentials, Germany" },
    { event: "access.signed-in", detail: null },
  ]);
});
