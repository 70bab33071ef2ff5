import { beforeEach, expect, test } from "vitest";
import { database } from "@/db/client";
import { rateLimits } from "@/db/schema/rate-limits";
import { addCustomerWithApp, codeOf, wrongCode } from "@/e2e/support/authenticator";
import { call, jsonBody, statusAndBody } from "@/e2e/support/call";
import { startMailbox } from "@/e2e/support/mailbox";
import { password as currentPassword } from "@/e2e/support/passwords";
import { endpointName, handlerOf } from "@/e2e/support/routes";
import { postNewPasskeyOptions } from "@/lib/accounts/passkeys/endpoints";
import { postEmail, putPassword } from "@/lib/accounts/security/endpoints";
import { postDeletion } from "@/lib/personal-data/endpoints";

startMailbox();

beforeEach(async () => {
  await database().delete(rateLimits);
});

const guarded = [
  [putPassword, { password: "Green-Gate-9" }],
  [postEmail, { email: "ada@elsewhere.example" }],
  [postNewPasskeyOptions, {}],
  [postDeletion, {}],
] as const;

const refused = {
  status: 422,
  body: { error: expect.any(String), fields: { code: expect.any(String) } },
};

/** @requirement Accounts: Where the password is asked for again, so is a code of the second factor */
test.each(guarded.map(([endpoint, change]) => [endpointName(endpoint), endpoint, change] as const))(
  "%s takes a code that was not used yet, also in requests at once",
  async (_, endpoint, change) => {
    const { cookie, secret } = await addCustomerWithApp();
    const handler = await handlerOf(endpoint);
    const send = (code?: string) => {
      const init = jsonBody({ ...change, currentPassword, code }, cookie);
      return call(handler, endpoint.path, { ...init, method: endpoint.method });
    };
    for (const code of [undefined, " ", wrongCode(secret)]) {
      expect(await statusAndBody(await send(code))).toEqual(refused);
    }
    const all = Array.from({ length: 3 }, () => send(codeOf(secret)));
    const statuses = (await Promise.all(all)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(1);
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
