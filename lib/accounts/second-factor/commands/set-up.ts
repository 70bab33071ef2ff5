import "server-only";
import { randomInt } from "node:crypto";
import { and, eq, gte, isNull, sql } from "drizzle-orm";
import { type Transaction, transaction } from "@/db/client";
import { authenticators, recoveryCodes } from "@/db/schema/accounts";
import { ShopError } from "@/lib/errors";
import { consumeAccountRateLimit } from "@/lib/http/rate-limit";
import { hashOf } from "@/lib/secrets";
import type { Actor } from "@/lib/sessions/rules";
import { secondFactorEmail } from "../../emails/second-factor";
import { queueNotice } from "../../security/commands/queue-notice";
import { requireOwnPassword } from "../../security/own-password";
import { appAddress, decryptSecret, encryptSecret, newAppSecret, stepOf } from "../authenticator";
import { findAuthenticator } from "../queries";
import { newRecoveryCode, normalizeCode, recoveryCodeCount } from "../rules";
import type { AppSetup } from "../schemas";
import { verifyCode } from "./verify-code";

const codeLimit = { hits: 10, seconds: 15 * 60 };

const wrong = "This code is wrong, or was used already. Please wait for the next one.";
const wrongCode = () => new ShopError("invalid", wrong, { fields: { code: wrong } });

const isOn = () => new ShopError("conflict", "Your second factor is on already.");
const isOff = () => new ShopError("conflict", "Your second factor is not on.");

/** A new secret for the customer's app. Nothing asks for its codes before the first was typed. */
export async function setUpAuthenticator(actor: Actor, currentPassword: string): Promise<AppSetup> {
  const { userId, email, isVerified } = actor;
  // Otherwise somebody could lock an address that they do not own.
  if (!isVerified) throw new ShopError("conflict", "Please confirm your address first.");
  await requireOwnPassword(actor, currentPassword);
  const secret = newAppSecret();
  const values = { secret: await encryptSecret(secret), lastStep: 0, createdAt: sql`now()` };
  const stored = await transaction((tx) =>
    tx
      .insert(authenticators)
      .values({ userId, ...values })
      .onConflictDoUpdate({
        target: authenticators.userId,
        set: values,
        setWhere: isNull(authenticators.confirmedAt),
      })
      .returning({ userId: authenticators.userId }),
  );
  if (stored.length === 0) throw isOn();
  return { secret, address: appAddress(secret, email) };
}

/** Turns the second factor on with a first code; returns the recovery codes. */
export async function confirmAuthenticator(
  { userId, email }: Actor,
  code: string,
): Promise<string[]> {
  await consumeAccountRateLimit("own-code", userId, codeLimit);
  return transaction(async (tx) => {
    const [found] = await tx
      .select()
      .from(authenticators)
      .where(eq(authenticators.userId, userId))
      .for("update");
    if (!found) throw new ShopError("conflict", "Please begin again: there is nothing to confirm.");
    if (found.confirmedAt) throw isOn();
    const step = stepOf(await decryptSecret(found.secret), normalizeCode(code));
    if (step === null) throw wrongCode();
    // The time of the notice, so that its link removes this app.
    const values = { confirmedAt: sql`now()`, createdAt: sql`now()`, lastStep: step };
    await tx.update(authenticators).set(values).where(eq(authenticators.userId, userId));
    const key = `second-factor:${hashOf(found.secret)}`;
    await queueNotice(tx, { id: userId, email }, key, (token) => secondFactorEmail({ token }));
    return replaceRecoveryCodes(tx, userId);
  });
}

/** New recovery codes in place of the ones before. */
export const renewRecoveryCodes = (actor: Actor, code: string): Promise<string[]> =>
  withCode(actor, code, (tx) => replaceRecoveryCodes(tx, actor.userId));

export const removeAuthenticator = (actor: Actor, code: string): Promise<void> =>
  withCode(actor, code, (tx) => deleteSecondFactor(tx, actor.userId));

async function withCode<T>(
  { userId }: Actor,
  code: string,
  work: (tx: Transaction) => Promise<T>,
): Promise<T> {
  await consumeAccountRateLimit("own-code", userId, codeLimit);
  const authenticator = await findAuthenticator(userId);
  if (!authenticator) throw isOff();
  return transaction(async (tx) => {
    if (!(await verifyCode(authenticator, code, tx))) throw wrongCode();
    return work(tx);
  });
}

async function deleteSecondFactor(tx: Transaction, userId: number): Promise<void> {
  await tx.delete(authenticators).where(eq(authenticators.userId, userId));
  await tx.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId));
}

async function replaceRecoveryCodes(tx: Transaction, userId: number): Promise<string[]> {
  await tx.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId));
  const codes = Array.from({ length: recoveryCodeCount }, () => newRecoveryCode(randomInt));
  const rows = codes.map((code) => ({ userId, codeHash: hashOf(normalizeCode(code)) }));
  await tx.insert(recoveryCodes).values(rows);
  return codes;
}

/** Removes an app that was added since then, with its recovery codes: it may be a thief's. */
export async function removeAddedSince(
  tx: Transaction,
  userId: number,
  since: Date,
): Promise<void> {
  const [removed] = await tx
    .delete(authenticators)
    .where(and(eq(authenticators.userId, userId), gte(authenticators.createdAt, since)))
    .returning({ userId: authenticators.userId });
  if (removed) await tx.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId));
}
