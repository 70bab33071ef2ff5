import { beforeEach, expect, test } from "vitest";
import { database } from "@/db/client";
import { identities, passkeys } from "@/db/schema/accounts";
import { rateLimits } from "@/db/schema/rate-limits";
import { addCustomerWithApp, codeOf, wrongCode } from "@/e2e/support/authenticator";
import { call, jsonBody, statusAndBody } from "@/e2e/support/call";
import { startMailbox } from "@/e2e/support/mailbox";
import { password as currentPassword } from "@/e2e/support/passwords";
import { endpointName, handlerOf } from "@/e2e/support/routes";
import { postNewPasskeyOptions, postPasskeyRemoval } from "@/lib/accounts/passkeys/endpoints";
import {
  postAuthenticatorRemoval,
  postRecoveryCodes,
} from "@/lib/accounts/second-factor/endpoints";
import { postEmail, postIdentityRemoval, putPassword } from "@/lib/accounts/security/endpoints";
import { identityId } from "@/lib/accounts/security/queries";
import { postDeletion } from "@/lib/privacy/endpoints";

startMailbox();

beforeEach(async () => {
  await database().delete(rateLimits);
});

const guarded = [
  [putPassword, { password: "Green-Gate-9" }],
  [postEmail, { email: "ada@elsewhere.example" }],
  [postNewPasskeyOptions, {}],
  [postDeletion, {}],
  [postAuthenticatorRemoval, {}],
  [postRecoveryCodes, {}],
  [postPasskeyRemoval, {}],
  [postIdentityRemoval, {}],
] as const;

/** Also with a passkey and a linked account, either of which an endpoint may name. */
async function addOwner() {
  const customer = await addCustomerWithApp();
  const identity = { provider: "https://id.example", subject: `of ${customer.id}` };
  await database()
    .insert(identities)
    .values({ ...identity, userId: customer.id });
  const key = { credentialId: `of ${customer.id}`, publicKey: "none", counter: 0, name: "Phone" };
  const [passkey] = await database()
    .insert(passkeys)
    .values({ ...key, userId: customer.id })
    .returning({ id: passkeys.id });
  const idFor = ({ path }: { path: string }) =>
    path.includes("identity") ? identityId(identity) : String(passkey?.id);
  return { ...customer, idFor };
}

const refused = {
  status: 422,
  body: { error: expect.any(String), fields: { code: expect.any(String) } },
};

/** @requirement Accounts: Where the password is asked for again, so is a code of the second factor */
test.each(guarded.map(([endpoint, change]) => [endpointName(endpoint), endpoint, change] as const))(
  "%s takes a code that was not used yet, also in requests at once",
  async (_, endpoint, change) => {
    const { cookie, secret, idFor } = await addOwner();
    const handler = await handlerOf(endpoint);
    const send = (code?: string) => {
      const init = jsonBody({ ...change, currentPassword, code }, cookie);
      const params = { id: idFor(endpoint) };
      return call(handler, endpoint.path, { ...init, method: endpoint.method, params });
    };
    for (const code of [undefined, " ", wrongCode(secret)]) {
      expect(await statusAndBody(await send(code))).toEqual(refused);
    }
    const all = Array.from({ length: 3 }, () => send(codeOf(secret)));
    const answers = await Promise.all(all);
    const statuses = answers.map(({ status }) => status);
    expect(
      answers.filter(({ ok }) => ok),
      `answered ${statuses}`,
    ).toHaveLength(1);
  },
);

test("a recovery code takes the place of the app, and a code the place of no password", async () => {
  const { cookie, secret, recoveryCodes } = await addCustomerWithApp();
  const handler = await handlerOf(postEmail);
  const send = (body: object) =>
    call(handler, postEmail.path, jsonBody({ email: "ada@new.example", ...body }, cookie));
  const alone = await statusAndBody(
    await send({ currentPassword: "Wrong-1-guess", code: codeOf(secret) }),
  );
  expect(alone).toMatchObject({
    status: 422,
    body: { fields: { currentPassword: expect.anything() } },
  });
  expect((await send({ currentPassword, code: recoveryCodes[0] })).status).toBe(200);
  expect((await send({ currentPassword, code: recoveryCodes[0] })).status).toBe(422);
});

/** @requirement Accounts: What opens an account is taken away only after a new proof that it is theirs */
test.each(
  [postAuthenticatorRemoval, postRecoveryCodes, postPasskeyRemoval, postIdentityRemoval].map(
    (endpoint) => [endpointName(endpoint), endpoint] as const,
  ),
)("%s takes the password as well as a code", async (_, endpoint) => {
  const { cookie, secret, idFor } = await addOwner();
  const handler = await handlerOf(endpoint);
  const send = (word: string) =>
    call(handler, endpoint.path, {
      ...jsonBody({ currentPassword: word, code: codeOf(secret) }, cookie),
      params: { id: idFor(endpoint) },
    });
  expect(await statusAndBody(await send("Wrong-1-guess"))).toMatchObject({
    status: 422,
    body: { fields: { currentPassword: expect.anything() } },
  });
  expect((await send(currentPassword)).ok).toBe(true);
});
