import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { GET as getAccount } from "@/app/api/user/account/route";
import { database } from "@/db/client";
import { authenticators, identities, passkeys } from "@/db/schema/accounts";
import { call, statusAndBody } from "@/e2e/support/call";
import { addCustomer } from "@/e2e/support/customers";
import { startMailbox } from "@/e2e/support/mailbox";
import { flushAfter } from "@/e2e/support/next-stubs/next-server";
import { addCustomerWithPassword } from "@/e2e/support/passwords";
import type { SecurityView } from "@/lib/accounts/security/schemas";
import { DELETE } from "./route";

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

const unlink = (id: string, { cookie }: Customer) =>
  call(DELETE, `/api/user/account/identity/${id}`, {
    ...{ method: "DELETE", headers: cookie, params: { id } },
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
  await flushAfter();
  const [letter] = await mailbox.messages();
  expect(letter).toMatchObject({
    to: [customer.email],
    subject: "A way to sign in to Presetry was removed",
    text: expect.stringMatching(/id\.example any more.*shop\.test\/not-me#/s),
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
  expect((await unlink(first, customer)).status).toBe(200);
  expect((await unlink(second, customer)).status).toBe(409);
  const passkey = { credentialId: `of ${customer.id}`, publicKey: "none", counter: 0 };
  await database()
    .insert(passkeys)
    .values({ ...passkey, userId: customer.id, name: "Phone" });
  expect((await unlink(second, customer)).status).toBe(200);
});

test("nobody unlinks what is another's", async () => {
  const [ann, bob] = [await addCustomerWithPassword(), await addCustomerWithPassword()];
  await link(bob.id, "id.example");
  const [id = ""] = await idsOf(bob);
  expect((await unlink(id, ann)).status).toBe(404);
  expect(await countOf(bob.id)).toBe(1);
});
