import { hash } from "@node-rs/argon2";
import { eq, sql } from "drizzle-orm";
import { beforeEach, expect, test, vi } from "vitest";
import { database } from "@/db/client";
import { users } from "@/db/schema/accounts";
import { emailOutbox } from "@/db/schema/email";
import { rateLimits } from "@/db/schema/rate-limits";
import { call, jsonBody, statusAndBody } from "@/e2e/support/call";
import { addUser } from "@/e2e/support/factories";
import { takeLogText } from "@/e2e/support/log";
import { startMailbox } from "@/e2e/support/mailbox";
import { verifyPassword } from "@/lib/passwords";
import { POST } from "./route";

// A spy on the real module: the implementation is unchanged.
vi.mock("@node-rs/argon2", { spy: true });

const mailbox = startMailbox();

beforeEach(async () => {
  await database().delete(rateLimits);
});

let made = 0;
const form = (facts: object = {}) => ({
  email: `new-${++made}@example.com`,
  password: "Blue-Door-7",
  confirmPassword: "Blue-Door-7",
  name: "Acme",
  logo: "",
  ...facts,
});

const register = (body: unknown, headers: Record<string, string> = {}) =>
  call(POST, "/api/user/register", jsonBody(body, headers));

const accountsOf = (email: string) => database().select().from(users).where(eq(users.email, email));

test("the address of the account for deleted customers' invoices cannot be registered", async () => {
  const email = "Deleted@deleted.invalid";
  const response = await register(form({ email }));
  expect(response.status).toBe(422);
  expect(await accountsOf(email.toLowerCase())).toEqual([]);
});

const taken = {
  status: 409,
  body: { error: "Registered email... Please try again." },
};

/**
 * @requirement Accounts: "User created successfully!", then the login; the shop keeps an account
 *   without a session
 */
test("a registration creates an unverified account, without a session, and sends a welcome email", async () => {
  const response = await register(form({ email: " Ann@Example.COM ", name: " Bäckerei 日本 " }));
  expect(response.headers.get("set-cookie")).toBeNull();
  expect(await statusAndBody(response)).toEqual({
    status: 201,
    body: { email: "ann@example.com", name: "Bäckerei 日本" },
  });
  const [account] = await accountsOf("ann@example.com");
  expect(account).toMatchObject({ name: "Bäckerei 日本", logo: "", emailVerifiedAt: null });
  expect(await verifyPassword("Blue-Door-7", account?.passwordHash ?? null)).toBe(true);
  expect(await mailbox.messages()).toMatchObject([
    {
      to: ["ann@example.com"],
      subject: "Welcome to Presetry",
      text: expect.stringMatching(
        /Hello Bäckerei 日本.*https:\/\/shop\.test\/confirm-email#[\w-]{43}\b/s,
      ),
    },
  ]);
});

/** @requirement API: Email addresses are compared without regard to case */
test("an email is registered once, in any spelling and by concurrent requests", async () => {
  const { email } = form();
  const spellings = [email, email.toUpperCase(), email.replace("new", "ｎｅｗ"), ` ${email}`];
  const responses = await Promise.all(spellings.map((it) => register(form({ email: it }))));
  const statuses = responses.map(({ status }) => status).sort();
  expect(statuses).toEqual([201, 409, 409, 409]);
  expect(await accountsOf(email)).toHaveLength(1);
  expect(await mailbox.messages()).toHaveLength(1);
});

/**
 * @requirement Accounts: "Registered email... Please try again." for an address that is taken or
 *   the admin's
 */
test("a taken email and the admin's are refused alike, and no email is sent", async () => {
  const { email } = await addUser();
  expect(await statusAndBody(await register(form({ email })))).toEqual(taken);
  expect(await statusAndBody(await register(form({ email: "ADMIN@presetry.example" })))).toEqual(
    taken,
  );
  expect(await accountsOf("admin@presetry.example")).toEqual([]);
  expect(await mailbox.messages()).toEqual([]);
});

test("the admin's address is refused after the same work as another taken one", async () => {
  for (const email of [(await addUser()).email, "admin@presetry.example"]) {
    vi.mocked(hash).mockClear();
    expect((await register(form({ email }))).status).toBe(409);
    expect(vi.mocked(hash)).toHaveBeenCalledOnce();
  }
});

test("a company's name from the previews is kept, however short the name of the form is", async () => {
  const brandName = "Halden & Voss Tonstudio 24 GmbH";
  expect((await register(form({ email: "hv@example.com", brandName }))).status).toBe(201);
  expect(await accountsOf("hv@example.com")).toMatchObject([{ name: brandName }]);
  const refused = await register(form({ email: "hv2@example.com", brandName: "a\nb" }));
  expect(refused.status).toBe(422);
  expect(await accountsOf("hv2@example.com")).toEqual([]);
});

test("every field is validated, and nothing is stored", async () => {
  const wrong = form({ email: "ann", password: "short", confirmPassword: "other", name: "R2D2" });
  const response = await register(wrong);
  expect(response.status).toBe(422);
  expect(await response.json()).toMatchObject({
    fields: {
      email: "Incorrect email format",
      password: expect.stringContaining("8 to 30 characters"),
      confirmPassword: "Password should be the same",
      name: "Name can only have letters",
    },
  });
  expect(await accountsOf("ann")).toEqual([]);
});

test("a logo is one of this shop's pictures, or none", async () => {
  const path = "/media/0b5e0c1e-7c52-4f0e-9a8e-3f1b2c4d5e6f.webp";
  const own = form({ logo: `https://shop.test${path}` });
  expect((await register(own)).status).toBe(201);
  expect((await accountsOf(own.email))[0]?.logo).toBe(path);
  for (const logo of [
    "https://evil.test/x.webp",
    "javascript:alert(1)",
    "data:image/png;base64,A",
  ]) {
    const response = await register(form({ logo }));
    expect(response.status).toBe(422);
    expect(await response.json()).toMatchObject({ fields: { logo: expect.any(String) } });
  }
});

test("when the welcome email cannot be queued, the account is not created", async () => {
  const { email, ...rest } = form();
  await database().execute(
    sql`alter table email_outbox add constraint out_of_order check (false) not valid`,
  );
  const response = await register({ email, ...rest });
  await database().execute(sql`alter table email_outbox drop constraint out_of_order`);
  expect(response.status).toBe(500);
  const lines = takeLogText();
  expect(lines.join("")).not.toContain(email);
  expect(lines.join("")).not.toContain("argon2");
  expect(await accountsOf(email)).toEqual([]);
});

test("registrations are limited per email address and per caller", async () => {
  const { email } = form();
  const same = await Promise.all(Array.from({ length: 7 }, () => register(form({ email }))));
  expect(same.filter(({ status }) => status === 429)).toHaveLength(2);
  await database().delete(rateLimits);
  const many = await Promise.all(Array.from({ length: 22 }, () => register(form())));
  expect(many.filter(({ status }) => status === 201)).toHaveLength(20);
});

test("nobody uses up the attempts of an address that has no account yet", async () => {
  const { email } = form();
  const invalid = form({ email, logo: "https://evil.test/x.webp" });
  for (let n = 0; n < 6; n++) expect((await register(invalid)).status).toBe(422);
  expect((await register(form({ email }))).status).toBe(201);
});

test("a cross-site request cannot register an account", async () => {
  const body = form();
  expect((await register(body, { "sec-fetch-site": "cross-site" })).status).toBe(403);
  expect(await accountsOf(body.email)).toEqual([]);
  expect(
    await database().$count(emailOutbox, sql`${emailOutbox.payload} ->> 'to' = ${body.email}`),
  ).toBe(0);
});
