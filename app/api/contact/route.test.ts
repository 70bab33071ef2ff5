import { eq, sql } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { database } from "@/db/client";
import { contactMessages } from "@/db/schema/contact";
import { emailOutbox } from "@/db/schema/email";
import { rateLimits } from "@/db/schema/rate-limits";
import { call, jsonBody, statusAndBody } from "@/e2e/support/call";
import { takeLogText } from "@/e2e/support/log";
import { startMailbox } from "@/e2e/support/mailbox";
import { DELETE, PATCH, POST, PUT } from "./route";

const mailbox = startMailbox();
const missing = "You must fill in at least the email and a message";

beforeEach(async () => {
  await database().delete(rateLimits);
  await database().delete(contactMessages);
  await database().delete(emailOutbox);
});

const form = { user_email: "ann@example.com", message: "Hello" };
const send = (body: unknown, headers: Record<string, string> = {}) =>
  call(POST, "/api/contact", jsonBody(body, headers));
const stored = () => database().select().from(contactMessages);
const outbox = () => database().select().from(emailOutbox);

/**
 * @requirement Contact: "Message sent to our staff. We'll be contacting you soon!" is said only
 *   once the message is stored; it is then emailed to the team
 */
test("a message is stored, emailed to the team, and the response is 201", async () => {
  const response = await send({
    user_name: " Ann ",
    lastname: "Lee",
    company: " Acme ",
    user_email: " Ann@Example.com ",
    message: "  Hello\nthere  ",
  });
  const [message] = await stored();
  expect(response.headers.get("cache-control")).toBe("private, no-store");
  expect(await statusAndBody(response)).toEqual({ status: 201, body: { id: message?.id } });
  expect(message).toMatchObject({
    firstName: "Ann",
    lastName: "Lee",
    company: "Acme",
    email: "ann@example.com",
    message: "Hello\nthere",
  });
  expect(await mailbox.messages()).toMatchObject([
    {
      to: ["team@presetry.example"],
      replyTo: ["Ann@Example.com"],
      subject: "Talk to us: Ann Lee",
      text: expect.stringContaining(
        "From: Ann Lee <Ann@Example.com>\n\nCompany: Acme\n\nHello\nthere",
      ),
    },
  ]);
  expect(await outbox()).toMatchObject([
    { key: `contact:${message?.id}`, status: "sent", attempts: 1, lastError: null },
  ]);
});

test("only the address and the message are needed", async () => {
  expect((await send(form)).status).toBe(201);
  const [sentEmail] = await mailbox.messages();
  expect(sentEmail?.subject).toBe("Talk to us: ann@example.com");
});

/**
 * @requirement Contact: Talk to us asks for first name, last name, company, email and message;
 *   email and message are required: "You must fill in at least the email and a message"
 */
test.each([
  ["nothing", {}, { user_email: missing, message: missing }],
  ["no message", { user_email: "ann@example.com" }, { message: missing }],
  ["no address", { message: "Hello" }, { user_email: missing }],
  ["blanks", { user_email: " ", message: "\n\t" }, { user_email: missing, message: missing }],
  ["null", { ...form, message: null }, { message: missing }],
  ["a number", { ...form, message: 5 }, { message: missing }],
])("%s: the shop says what must be filled in", async (_, body, fields) => {
  expect(await statusAndBody(await send(body))).toEqual({
    status: 422,
    body: { error: missing, fields },
  });
  expect(await stored()).toEqual([]);
  expect(await outbox()).toEqual([]);
});

const unstorable = "This text contains characters that cannot be stored";
const noAddress = "Incorrect email format";
const otherLetters =
  "Please write the address with the letters a to z: our e-mail service cannot deliver to others";

test.each([
  ["user_email", "ann", noAddress],
  ["user_email", "ann@example", noAddress],
  ["user_email", "ann@example.com, eve@example.com", noAddress],
  ["user_email", "Ann <ann@example.com>", noAddress],
  ["user_email", "ann@example.com\r\nBcc: eve@example.com", noAddress],
  ["user_email", "ann@ex\u0430mple.com", otherLetters],
  ["user_email", `${"a".repeat(243)}@example.com`, "Email shouldn't have more than 254 characters"],
  ["message", "a\0b", unstorable],
  ["message", "a\ud800", unstorable],
  ["user_name", "\udfff", unstorable],
  ["company", "a".repeat(121), "Please use at most 120 characters"],
  ["lastname", ["Lee"], "This must be text"],
  ["message", "a".repeat(4001), "Please use at most 4000 characters"],
])("%s=%j is refused: %s", async (name, value, error) => {
  expect(await statusAndBody(await send({ ...form, [name]: value }))).toEqual({
    status: 422,
    body: { error, fields: { [name]: error } },
  });
  expect(await stored()).toEqual([]);
});

test("a message of the maximum length is stored unchanged", async () => {
  const message = "\u{1f3a8}".repeat(2000);
  expect((await send({ ...form, message })).status).toBe(201);
  expect((await stored())[0]?.message).toBe(message);
});

/**
 * @requirement Security and resilience: Active content in a picture, a name or a text is removed or
 *   shown as text
 */
test("markup is shown to the team as text", async () => {
  await send({
    ...form,
    user_name: "<b>Ann</b>",
    company: "\"&'",
    message: '<img src=x onerror="alert(1)">\n</p><script>',
  });
  const [sentEmail] = await mailbox.messages();
  expect(sentEmail?.html).not.toMatch(/<(b|img|script)\b/);
  expect(sentEmail?.html).toContain("&lt;b&gt;Ann&lt;/b&gt;");
  expect(sentEmail?.html).toContain(
    "&lt;img src=x onerror=&quot;alert(1)&quot;&gt;<br/>&lt;/p&gt;",
  );
});

test("a line break in a name does not become a header", async () => {
  await send({ ...form, user_name: "Ann\r\nBcc: eve@example.com", lastname: "\u2028Lee\u000b!" });
  const [sentEmail] = await mailbox.messages();
  expect(sentEmail).toMatchObject({
    subject: "Talk to us: Ann Bcc: eve@example.com Lee !",
    to: ["team@presetry.example"],
    bcc: [],
    cc: [],
  });
});

/**
 * @requirement Contact: "Message sent to our staff. We'll be contacting you soon!" is said only
 *   once the message is stored; it is then emailed to the team
 */
test("when the email cannot be queued, the message is not stored", async () => {
  await database().execute(
    sql`alter table email_outbox add constraint out_of_order check (false) not valid`,
  );
  const response = await send(form);
  await database().execute(sql`alter table email_outbox drop constraint out_of_order`);
  expect(response.status).toBe(500);
  const lines = takeLogText();
  expect(lines.join("")).toContain("23514");
  expect(lines.join("")).not.toContain("ann@example.com");
  expect(await stored()).toEqual([]);
  expect(await outbox()).toEqual([]);
});

test("the response is the same when the email service is down", async () => {
  await mailbox.injectFaults({ rate: 1, status: 500 });
  expect((await send(form)).status).toBe(201);
  expect(await outbox()).toMatchObject([{ status: "due", attempts: 1 }]);
});

test("the eleventh message within ten minutes is refused and not stored", async () => {
  const responses = await Promise.all(Array.from({ length: 11 }, () => send(form)));
  const refused = responses.filter(({ status }) => status === 429);
  expect(refused).toHaveLength(1);
  expect(Number(refused[0]?.headers.get("retry-after"))).toBeGreaterThan(590);
  expect(await refused[0]?.json()).toMatchObject({
    error: "Too many attempts. Please wait a moment.",
  });
  expect(await stored()).toHaveLength(10);
  const [limit] = await database().select().from(rateLimits).where(eq(rateLimits.hits, 11));
  expect(limit?.key).toBe("contact:caller:unknown");
});

test.each<[string, Record<string, string>]>([
  ["another site", { "sec-fetch-site": "cross-site" }],
  ["another site in an old browser", { origin: "https://evil.test" }],
  ["an unknown site with a cookie", { cookie: "sid=1" }],
])("a request from %s is refused", async (_, headers) => {
  expect(await statusAndBody(await send(form, headers))).toEqual({
    status: 403,
    body: { error: "This request came from another site." },
  });
  expect(await stored()).toEqual([]);
});

test.each<[string, Record<string, string>]>([
  ["the shop's own page", { "sec-fetch-site": "same-origin", cookie: "sid=1" }],
  ["the own page in an old browser", { origin: "https://shop.test", cookie: "sid=1" }],
  ["a program", {}],
])("a request from %s is accepted", async (_, headers) => {
  expect((await send(form, headers)).status).toBe(201);
});

test.each([
  ["text/plain", "{}", 415],
  ["application/x-www-form-urlencoded", "message=Hello", 415],
  ["application/json", "{", 400],
  ["application/json", "", 400],
  ["application/json", `"${"x".repeat(66_000)}"`, 413],
])("a body of %s is answered with JSON and its status", async (type, body, status) => {
  const init = { method: "POST", headers: { "content-type": type }, body };
  const response = await call(POST, "/api/contact", init);
  expect(response.status).toBe(status);
  expect(await response.json()).toMatchObject({ error: expect.stringMatching(/[.]$/) });
});

test.each([
  ["PUT", PUT],
  ["PATCH", PATCH],
  ["DELETE", DELETE],
])("%s is 405 with Allow", async (method, handler) => {
  const response = await call(handler, "/api/contact", { method });
  expect(response.headers.get("allow")).toBe("GET, POST, HEAD, OPTIONS");
  expect(response.status).toBe(405);
});
