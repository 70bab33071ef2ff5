import { eq } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { database } from "@/db/client";
import { emailVerifications } from "@/db/schema/accounts";
import { emailOutbox } from "@/db/schema/email";
import { rateLimits } from "@/db/schema/rate-limits";
import { call, statusAndBody } from "@/e2e/support/call";
import { addCustomer } from "@/e2e/support/customers";
import { emailedToken } from "@/e2e/support/emailed-token";
import { startMailbox } from "@/e2e/support/mailbox";
import { isEmailVerified } from "@/lib/accounts/queries";
import { hashOf } from "@/lib/secrets";
import { POST } from "./route";

const mailbox = startMailbox();

beforeEach(async () => {
  await database().delete(rateLimits);
});

const send = (headers: Record<string, string>) =>
  call(POST, "/api/user/account/verification", { method: "POST", headers });

const linksOf = (userId: number) =>
  database().select().from(emailVerifications).where(eq(emailVerifications.userId, userId));

/** @requirement Accounts: An address is verified by a link that works once, for a day, signed in */
test("a customer is sent a link, whose token is stored as a hash and valid for a day", async () => {
  const { id, email, cookie } = await addCustomer();
  expect(await statusAndBody(await send(cookie))).toEqual({ status: 200, body: email });
  const messages = await mailbox.messages();
  expect(messages).toMatchObject([
    { to: [email], subject: "Confirm your e-mail address for Presetry" },
  ]);
  const token = emailedToken(messages, email, "/confirm-email");
  const [link] = await linksOf(id);
  expect(link).toMatchObject({ tokenHash: hashOf(token), email });
  const hours = ((link?.expiresAt.getTime() ?? 0) - Date.now()) / 3.6e6;
  expect(hours).toBeGreaterThan(23.9);
  expect(hours).toBeLessThan(24.1);
  expect(JSON.stringify(await database().select().from(emailOutbox))).not.toContain(token);
  expect(await isEmailVerified(id)).toBe(false);
});

test("whose address is verified is sent nothing", async () => {
  const { id, cookie } = await addCustomer({ emailVerifiedAt: new Date() });
  expect(await statusAndBody(await send(cookie))).toEqual({
    status: 409,
    body: { error: "Your address is confirmed already." },
  });
  expect(await linksOf(id)).toEqual([]);
});

test("an account is sent five links an hour, also by requests at once", async () => {
  const { id, cookie } = await addCustomer();
  const responses = await Promise.all(Array.from({ length: 8 }, () => send(cookie)));
  expect(responses.filter(({ status }) => status === 200)).toHaveLength(5);
  const refused = responses.find(({ status }) => status === 429);
  expect(await refused?.json()).toMatchObject({ error: expect.stringMatching(/mailbox.*spam/) });
  expect(await linksOf(id)).toHaveLength(5);
});

test("another site cannot have links sent", async () => {
  const { id, cookie } = await addCustomer();
  expect((await send({ ...cookie, "sec-fetch-site": "cross-site" })).status).toBe(403);
  expect(await linksOf(id)).toEqual([]);
});
