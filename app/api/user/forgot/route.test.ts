import { eq, sql } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { database } from "@/db/client";
import { passwordResets, users } from "@/db/schema/accounts";
import { emailOutbox } from "@/db/schema/email";
import { rateLimits } from "@/db/schema/rate-limits";
import { call, fromAddress, jsonBody, statusAndBody } from "@/e2e/support/call";
import { addUser } from "@/e2e/support/factories";
import { takeLogText } from "@/e2e/support/log";
import { startMailbox } from "@/e2e/support/mailbox";
import { flushAfter, withoutAfter } from "@/e2e/support/next-stubs/next-server";
import { deviceCookie } from "@/lib/accounts/device-cookie";
import { hashOf } from "@/lib/secrets";
import { POST } from "./route";

const mailbox = startMailbox();

beforeEach(async () => {
  await database().delete(rateLimits);
});

const forgot = (body: unknown, headers: Record<string, string> = {}) =>
  call(POST, "/api/user/forgot", jsonBody(body, headers));

const resetsOf = (userId: number) =>
  database().select().from(passwordResets).where(eq(passwordResets.userId, userId));

const emailedToken = async () => {
  const [email] = await mailbox.messages();
  return /https:\/\/shop\.test\/reset-password\/([\w-]{43})\b/.exec(email?.text ?? "")?.[1] ?? "";
};

test("a known email is sent a link, whose token is stored as a hash and valid for an hour", async () => {
  const { id, email } = await addUser();
  const response = await forgot({ email: ` ${email.toUpperCase()} ` });
  expect(await statusAndBody(response)).toEqual({ status: 200, body: email });
  const token = await emailedToken();
  const [reset] = await resetsOf(id);
  expect(reset?.tokenHash).toBe(hashOf(token));
  const minutes = ((reset?.expiresAt.getTime() ?? 0) - Date.now()) / 60_000;
  expect(minutes).toBeGreaterThan(59);
  expect(minutes).toBeLessThan(61);
  expect(JSON.stringify(await database().select().from(emailOutbox))).not.toContain(token);
});

/**
 * @requirement Accounts: "Check your email. You will receive a link to create a new password", for
 *   known and unknown addresses
 */
test("unknown and banned emails get the same response in the same time, and no email", async () => {
  const banned = await addUser({ bannedAt: new Date() });
  const known = await addUser();
  for (const email of [known.email, "nobody@example.com", banned.email]) {
    const started = performance.now();
    const response = await withoutAfter(() => forgot({ email }));
    expect(await statusAndBody(response)).toEqual({ status: 200, body: email });
    // Every response waits for the time that a known address takes, so that the duration tells nothing.
    expect(performance.now() - started).toBeGreaterThan(395);
  }
  expect(await resetsOf(banned.id)).toEqual([]);
  await flushAfter();
  expect((await mailbox.messages()).map(({ to }) => to)).toEqual([[known.email]]);
});

/**
 * @requirement Accounts: A link works once and for an hour; the first that is used ends every session and
 *   all other links
 */
test("an earlier link stays valid when another one is requested", async () => {
  const { id, email } = await addUser();
  await forgot({ email });
  const [first] = await resetsOf(id);
  await forgot({ email });
  const both = await resetsOf(id);
  expect(both).toHaveLength(2);
  expect(both.map(({ tokenHash }) => tokenHash)).toContain(first?.tokenHash);
});

/**
 * @requirement Accounts: Forgot password asks for an address: "You need to enter your email
 *   address"
 */
test.each([
  [{}, "You need to enter your email address"],
  [{ email: " " }, "You need to enter your email address"],
  [{ email: "ann" }, "Incorrect email format"],
  [
    { email: "\u0430nn@example.com" },
    "Please write the address with the letters a to z: our e-mail service cannot deliver to others",
  ],
])("%j is refused: %s", async (body, error) => {
  expect(await statusAndBody(await forgot(body))).toEqual({
    status: 422,
    body: { error, fields: { email: error } },
  });
});

/**
 * @requirement Accounts: "There was an error trying to send the data, check the email entered or
 *   try again later" for a real failure
 */
test("when the email cannot be queued, the request fails and the link is invalid", async () => {
  const { id, email } = await addUser();
  await database().execute(
    sql`alter table email_outbox add constraint out_of_order check (false) not valid`,
  );
  const response = await forgot({ email });
  await database().execute(sql`alter table email_outbox drop constraint out_of_order`);
  expect(await statusAndBody(response)).toEqual({
    status: 502,
    body: {
      error:
        "There was an error trying to send the data, check the email entered or try again later",
    },
  });
  const lines = takeLogText();
  expect(lines.join("")).toContain("23514");
  expect(lines.join("")).not.toContain(email);
  expect(await resetsOf(id)).toEqual([]);
});

test("an account gets at most five links an hour, from any number of IP addresses", async () => {
  const { email } = await addUser();
  const responses = await Promise.all(Array.from({ length: 8 }, () => forgot({ email })));
  expect(responses.filter(({ status }) => status === 429)).toHaveLength(3);
  const unknown = await Promise.all(
    Array.from({ length: 8 }, () => forgot({ email: "nobody-else@example.com" })),
  );
  expect(unknown.filter(({ status }) => status === 429)).toHaveLength(3);
});

test("a caller that is refused uses up no links of an account, and adds no row", async () => {
  const { id, email } = await addUser();
  const attacker = fromAddress("192.0.2.66");
  const attack = (address: string) => forgot({ email: address }, attacker);
  await Promise.all(Array.from({ length: 20 }, (_, n) => attack(`nobody-${n}@example.com`)));
  const rows = await database().$count(rateLimits);
  const refusals = await Promise.all(Array.from({ length: 8 }, () => attack(email)));
  expect(new Set(refusals.map(({ status }) => status))).toEqual(new Set([429]));
  expect(await database().$count(rateLimits)).toBe(rows);
  expect((await forgot({ email }, fromAddress("192.0.2.1"))).status).toBe(200);
  expect(await resetsOf(id)).toHaveLength(1);
});

/**
 * @requirement Security and resilience: A browser that signed in to an account before has attempts of its
 *   own, so that others cannot lock its user out
 */
test("the owner's browser gets a link after others used up those of the account", async () => {
  const { id, email, passwordHash } = await addUser();
  await Promise.all(Array.from({ length: 8 }, () => forgot({ email })));
  const cookie = deviceCookie(new Request("https://shop.test"), { id, passwordHash });
  const browser = { cookie: cookie.slice(0, cookie.indexOf(";")), "sec-fetch-site": "same-origin" };
  expect((await forgot({ email })).status).toBe(429);
  const responses = await Promise.all(Array.from({ length: 8 }, () => forgot({ email }, browser)));
  expect(responses.filter(({ status }) => status === 200)).toHaveLength(5);
  expect(await resetsOf(id)).toHaveLength(10);
});

test("a cross-site request cannot send a reset link", async () => {
  const { id, email } = await addUser();
  expect((await forgot({ email }, { origin: "https://evil.test" })).status).toBe(403);
  expect(await resetsOf(id)).toEqual([]);
  await database().delete(users).where(eq(users.id, id));
});
