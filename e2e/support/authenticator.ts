import { eq } from "drizzle-orm";
import { Secret, TOTP } from "otpauth";
import { database } from "@/db/client";
import { authenticators } from "@/db/schema/accounts";
import {
  confirmAuthenticator,
  setUpAuthenticator,
} from "@/lib/accounts/second-factor/commands/set-up";
import { findActor } from "@/lib/platform/sessions/authenticate";
import { addCustomerWithPassword, password } from "./passwords";

/** The code that an app shows, some seconds from now. */
export const codeOf = (secret: string, seconds = 0): string =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({
    timestamp: Date.now() + seconds * 1000,
  });

/** A code that is certainly not one of these three. */
export function wrongCode(secret: string): string {
  const right = new Set([-30, 0, 30].map((seconds) => codeOf(secret, seconds)));
  return ["000000", "111111", "222222", "333333"].find((code) => !right.has(code)) ?? "";
}

/** Lets the present code be used once more. */
export const forgetStep = (userId: number) =>
  database().update(authenticators).set({ lastStep: 0 }).where(eq(authenticators.userId, userId));

/** A customer whose logins ask for a code. */
export async function addCustomerWithApp() {
  const customer = await addCustomerWithPassword({ emailVerifiedAt: new Date() });
  const actor = await findActor({ headers: new Headers(customer.bearer) });
  if (!actor) throw new Error("The customer is not signed in.");
  const { secret } = await setUpAuthenticator(actor, password);
  const codes = await confirmAuthenticator(actor, { code: codeOf(secret) });
  await forgetStep(customer.id);
  return { ...customer, secret, recoveryCodes: codes };
}
