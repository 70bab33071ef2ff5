import { eq } from "drizzle-orm";
import { CompactEncrypt, compactDecrypt } from "jose";
import { expect, test, vi } from "vitest";
import { database } from "@/db/client";
import { authenticators } from "@/db/schema/accounts";
import { addCustomerWithApp, codeOf } from "@/e2e/support/authenticator";
import { findActor } from "@/lib/platform/sessions/authenticate";
import { keysFor } from "@/lib/secrets";
import { requireOwnCode } from "./commands/own-code";

async function actorWithApp() {
  const customer = await addCustomerWithApp();
  const actor = await findActor({ headers: new Headers(customer.cookie) });
  if (!actor) throw new Error("The session is gone.");
  const ofUser = eq(authenticators.userId, customer.id);
  const encryptedWith = async (key: Uint8Array) => {
    const secret = await new CompactEncrypt(new TextEncoder().encode(customer.secret))
      .setProtectedHeader({ alg: "dir", enc: "A256GCM" })
      .encrypt(key);
    await database().update(authenticators).set({ secret }).where(ofUser);
  };
  const stored = async () => (await database().select().from(authenticators).where(ofUser))[0];
  return { ...customer, actor, encryptedWith, stored };
}

test("an app of before a change of AUTH_SECRET works, and needs the old one no more", async () => {
  // Before the first key: it is read only once.
  vi.stubEnv("AUTH_SECRET_PREVIOUS", "for-the-tests-only-9876543210-zyxwvu");
  const { actor, secret, encryptedWith, stored } = await actorWithApp();
  const [present, previous = present] = keysFor("authenticator");
  expect(previous).not.toEqual(present);
  await encryptedWith(previous);
  await requireOwnCode(actor, codeOf(secret));
  const { plaintext } = await compactDecrypt((await stored())?.secret ?? "", present);
  expect(new TextDecoder().decode(plaintext)).toBe(secret);
});

test("with no key for an app, a recovery code still works, and the refusal says so", async () => {
  const { actor, secret, recoveryCodes, encryptedWith } = await actorWithApp();
  await encryptedWith(new Uint8Array(32));
  await expect(requireOwnCode(actor, codeOf(secret))).rejects.toMatchObject({
    code: "unavailable",
    message: expect.stringContaining("recovery code"),
  });
  await requireOwnCode(actor, recoveryCodes[0]);
});
