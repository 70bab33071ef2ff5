import { eq, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { GET as getAccount } from "@/app/api/user/account/route";
import { database } from "@/db/client";
import {
  authenticators,
  identities,
  passkeys,
  recoveryCodes,
  sessions,
} from "@/db/schema/accounts";
import { call, jsonBody, statusAndBody } from "@/e2e/support/call";
import { addCustomer } from "@/e2e/support/customers";
import { startMailbox } from "@/e2e/support/mailbox";
import { addCustomerWithPassword, password } from "@/e2e/support/passwords";
import type { SecurityView } from "@/lib/accounts/security/schemas";
import { hashOf } from "@/lib/secrets";
import { POST } from "./route";

const mailbox = startMailbox();

type Customer = Awaited<ReturnType<typeof addCustomer>>;

const link = (userId: number, ...issuers: string[]) =>
  database()
    .insert(identities)
    .values(issuers.map((it) => ({ provider: `https://${it}`, subject: `of ${userId}`, userId })));

async function idsOf({ cookie }: Customer) {
  const response = await call(getAccount, "/api/user/account", { headers: cookie });
  return ((await response.json()) as SecurityView).identities.map(({ id }) => id);
}

/** The password counts for nothing where there is none. */
const unlink = (id: string, { cookie }: Customer, proof: object = {}) =>
  call(POST, `/api/user/account/identity/${id}/removal`, {
    ...jsonBody({ currentPassword: password, ...proof }, cookie),
    params: { id },
  });

const countOf = (userId: number) => database().$count(identities, eq(identities.userId, userId));

/** @requirement Accounts: A linked account is unlinked, unless it is the last way in */
test("a linked account is unlinked, and its owner is told", async () => {
  const customer = await addCustomerWithPassword();
  await link(customer.id, "id.example");
  const [id = ""] = await idsOf(customer);
  const response = await statusAndBody(await unlink(id, customer));
  expect(response).toMatchObject({ status: 200, body: { identities: [] } });
  expect(await countOf(customer.id)).toBe(0);
  const [message] = await mailbox.messages();
  expect(message).toMatchObject({
    to: [customer.email],
    subject: "A way to log in to Presetry was removed",
    text: expect.stringMatching(/log in with id\.example\..*shop\.test\/not-me#/s),
  });
  expect((await unlink(id, customer)).status).toBe(404);
});

test("the last way in stays, also when two are unlinked at the same moment", async () => {
  const customer = await addCustomer();
  await link(customer.id, "one.example", "two.example");
  const ids = await idsOf(customer);
  const answers = await Promise.all(ids.map((id) => unlink(id, customer)));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect(await countOf(customer.id)).toBe(1);
});

test("a passkey is a way in, too; a second factor alone is none", async () => {
  const customer = await addCustomer();
  await link(customer.id, "one.example", "two.example");
  const [first = "", second = ""] = await idsOf(customer);
  const app = { userId: customer.id, secret: "none", confirmedAt: new Date() };
  await database().insert(authenticators).values(app);
  const codes = ["one", "two", "three"].map((code) => ({ code }));
  const stored = codes.map(({ code }) => ({ userId: customer.id, codeHash: hashOf(code) }));
  await database().insert(recoveryCodes).values(stored);
  expect((await unlink(first, customer)).status).toBe(422);
  expect((await unlink(first, customer, codes[0])).status).toBe(200);
  expect((await unlink(second, customer, codes[1])).status).toBe(409);
  const passkey = { credentialId: `of ${customer.id}`, publicKey: "none", counter: 0 };
  await database()
    .insert(passkeys)
    .values({ ...passkey, userId: customer.id, name: "Phone" });
  expect((await unlink(second, customer, codes[2])).status).toBe(200);
});

/** @requirement Accounts: What opens an account is taken away only after a new proof that it is theirs */
test("the password is asked again, and without one a recent sign-in", async () => {
  const customer = await addCustomerWithPassword();
  await link(customer.id, "id.example");
  const [id = ""] = await idsOf(customer);
  const refused = await statusAndBody(await unlink(id, customer, { currentPassword: "Wrong-1" }));
  expect(refused).toMatchObject({
    status: 422,
    body: { fields: { currentPassword: "This is not your password" } },
  });
  expect(await countOf(customer.id)).toBe(1);

  const without = await addCustomer();
  await link(without.id, "one.example", "two.example");
  const [one = "", two = ""] = await idsOf(without);
  const age = (minutes: number) =>
    database()
      .update(sessions)
      .set({ createdAt: sql`now() - make_interval(mins => ${minutes})` })
      .where(eq(sessions.userId, without.id));
  await age(16);
  expect(await statusAndBody(await unlink(one, without))).toEqual({
    status: 403,
    body: { error: expect.stringMatching(/log out and log in again/) },
  });
  await age(14);
  expect((await unlink(one, without)).status).toBe(200);
  expect((await unlink(two, without)).status).toBe(409);
});

test("nobody unlinks what is another's", async () => {
  const [ann, bob] = [await addCustomerWithPassword(), await addCustomerWithPassword()];
  await link(bob.id, "id.example");
  const [id = ""] = await idsOf(bob);
  expect((await unlink(id, ann)).status).toBe(404);
  expect(await countOf(bob.id)).toBe(1);
});
