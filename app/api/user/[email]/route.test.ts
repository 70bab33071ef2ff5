import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { database } from "@/db/client";
import { sessions, users } from "@/db/schema/accounts";
import { call, jsonBody, statusAndBody } from "@/e2e/support/call";
import { addAdmin, addCustomer } from "@/e2e/support/customers";
import { decodeProfile } from "@/lib/platform/sessions/decode-token";
import { signToken, verifyToken } from "@/lib/platform/sessions/token";
import { GET, PUT } from "./route";

type Headers = Record<string, string>;

const read = (email: string, headers: Headers = {}) =>
  call(GET, `/api/user/${email}`, { headers, params: { email } });

const save = (email: string, body: unknown, headers: Headers = {}) =>
  call(PUT, `/api/user/${email}`, {
    ...jsonBody(body, headers),
    method: "PUT",
    params: { email },
  });

const accountOf = async (id: number) =>
  (await database().select().from(users).where(eq(users.id, id)))[0];

const palette = { primary: "bg-red-500", secondary: "", text01: "text-black", text02: "" };
const logo = "/media/0b5e0c1e-7c52-4f0e-9a8e-3f1b2c4d5e6f.webp";

/** @requirement Profile and brand: The response is a new token, which replaces the stored one */
test("a change returns a token of the same session with the new values", async () => {
  const { id, email, token, cookie } = await addCustomer();
  const changes = { name: "Bäckerei 日本", about: " We bake. ", logo: `https://shop.test${logo}` };
  const response = await save(email.toUpperCase(), changes, cookie);
  expect(response.status).toBe(200);
  const fresh = (await response.json()) as string;
  expect(decodeProfile(fresh)).toEqual({
    email,
    name: "Bäckerei 日本",
    about: "We bake.",
    logo: `https://shop.test${logo}`,
  });
  expect(await accountOf(id)).toMatchObject({ logo });
  expect((await verifyToken(fresh))?.sessionId).toBe((await verifyToken(token))?.sessionId);
  expect(await database().$count(sessions, eq(sessions.userId, id))).toBe(1);
});

/** @requirement Session: An access token alone cannot renew itself */
test("a token that was sent alone is replaced by one that expires with it", async () => {
  const { id, email, token, cookie } = await addCustomer();
  const { sessionId = "" } = (await verifyToken(token)) ?? {};
  const profile = { email, name: "Ann", logo: "", about: "" };
  const tenMinutesAgo = new Date(Date.now() - 10 * 60_000);
  const old = await signToken({ userId: id, sessionId, profile }, tenMinutesAgo);
  const expiresAt = (await verifyToken(old))?.expiresAt ?? 0;

  for (const headers of [{}, cookie]) {
    const sent = { ...headers, authorization: `Bearer ${old}` };
    const fresh = (await (await save(email, { about: "New" }, sent)).json()) as string;
    expect(decodeProfile(fresh)?.about).toBe("New");
    expect((await verifyToken(fresh))?.expiresAt).toBe(expiresAt);
  }
  const renewed = (await (await save(email, {}, cookie)).json()) as string;
  expect((await verifyToken(renewed))?.expiresAt).toBeGreaterThan(expiresAt + 590);
});

/**
 * @requirement Profile and brand: Fields that were left alone are never erased; an empty logo is
 *   not sent
 */
test("absent fields are unchanged, an empty text clears, an empty logo is ignored", async () => {
  const { id, email, cookie } = await addCustomer({ about: "Old", logo, city: "Oslo" });
  await save(email, {}, cookie);
  expect(await accountOf(id)).toMatchObject({ about: "Old", logo, city: "Oslo" });
  await save(email, { about: "", logo: "", zipcode: "01234 A" }, cookie);
  expect(await accountOf(id)).toMatchObject({ about: "", logo, city: "Oslo", zipcode: "01234 A" });
});

test("email, password and rights cannot be changed by a profile update", async () => {
  const { id, email, cookie } = await addCustomer();
  const wishes = {
    email: "admin@presetry.example",
    password: "Blue-Door-7",
    passwordHash: "x",
    emailVerifiedAt: "2026-01-01",
    bannedAt: "2026-01-01",
    id: 1,
    __proto__: { isAdmin: true },
  };
  expect((await save(email, { ...wishes, name: "Acme" }, cookie)).status).toBe(200);
  expect(await accountOf(id)).toMatchObject({
    email,
    name: "Acme",
    passwordHash: null,
    emailVerifiedAt: null,
    bannedAt: null,
  });
});

test("the owner reads every field, also those of the checkout and the palette", async () => {
  const person = { legalName: "", lastname: "", firstname: "" };
  const address = { street: "", street2: "", region: "", city: "", zipcode: "", country: "" };
  const { email, cookie } = await addCustomer({ name: "Acme", ...person, ...address });
  const none = { logo: "", about: "", ...person, ...address, countryCode: null };
  const empty = { email, language: "en", name: "Acme", ...none, vatId: "", palette: null };
  expect(await statusAndBody(await read(email, cookie))).toEqual({ status: 200, body: empty });
  const changes = { lastname: "Lee", firstname: "Ann", city: "Oslo", country: "Norway", palette };
  await save(email, changes, cookie);
  expect(await statusAndBody(await read(email, cookie))).toEqual({
    status: 200,
    body: { ...empty, ...changes, countryCode: "NO" },
  });
});

test.each([
  [{ name: "" }, { name: "Name shouldn't be empty" }],
  [{ name: "a".repeat(121) }, { name: "Please use at most 120 characters" }],
  [
    { name: "Ac\u202eme" },
    { name: "Please remove the characters that cannot be seen, such as line breaks" },
  ],
  [{ about: "a".repeat(501) }, { about: "Please use at most 500 characters" }],
  [{ zipcode: 1234 }, { zipcode: "This must be text" }],
  [{ city: null }, { city: "This must be text" }],
  [{ country: "Norwey" }, { country: expect.stringContaining("Did you mean Norway") }],
  [
    { legalName: "Ac\u202eme" },
    { legalName: "Please remove the characters that cannot be seen, such as line breaks" },
  ],
  [{ street: "a".repeat(121) }, { street: "Please use at most 120 characters" }],
  [
    { palette: { ...palette, primary: "red" } },
    { "palette.primary": "This is no swatch of the shop" },
  ],
  [{ palette: {} }, { "palette.primary": "This is missing" }],
  [
    { logo: "https://evil.test/logo.webp" },
    { logo: "Please upload your logo here: pictures of other sites are not shown" },
  ],
])("%j is refused and nothing changes", async (changes, fields) => {
  const { id, email, cookie } = await addCustomer();
  const before = await accountOf(id);
  const response = await save(email, { firstname: "New", ...changes }, cookie);
  expect(response.status).toBe(422);
  expect(await response.json()).toMatchObject({ fields });
  expect(await accountOf(id)).toEqual(before);
});

test("another account is refused whether or not it exists, a guest is asked to sign in", async () => {
  const [ann, bob] = [await addCustomer(), await addCustomer()];
  for (const email of [bob.email, "nobody@example.com"]) {
    for (const send of [read(email, ann.cookie), save(email, { name: "Evil" }, ann.cookie)]) {
      expect(await statusAndBody(await send)).toEqual({
        status: 403,
        body: { error: "This is not your account." },
      });
    }
    for (const send of [read(email), save(email, { name: "Evil" })]) {
      expect((await send).status).toBe(401);
    }
  }
  expect((await accountOf(bob.id))?.name).toBe(bob.name);
});

test("the admin may change any profile, and keeps their own session", async () => {
  const [admin, customer] = [await addAdmin(), await addCustomer()];
  const response = await save(customer.email, { name: "Renamed" }, admin.cookie);
  expect(decodeProfile((await response.json()) as string)?.email).toBe(admin.email);
  expect((await accountOf(customer.id))?.name).toBe("Renamed");
  expect((await read("nobody@example.com", admin.cookie)).status).toBe(404);
});

test("a cross-site request cannot change a profile", async () => {
  const { id, email, name, cookie } = await addCustomer();
  const headers = { ...cookie, "sec-fetch-site": "cross-site" };
  expect((await save(email, { name: "Evil" }, headers)).status).toBe(403);
  expect((await accountOf(id))?.name).toBe(name);
});
