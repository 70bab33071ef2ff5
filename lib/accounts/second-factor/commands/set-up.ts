import "server-only";
import { randomInt } from "node:crypto";
import { eq, isNull, sql } from "drizzle-orm";
import { currentTranslations } from "#current-translations";
import { type Transaction, transaction } from "@/db/client";
import { authenticators, recoveryCodes, users } from "@/db/schema/accounts";
import { ShopError } from "@/lib/errors";
import { recordEvent } from "@/lib/platform/audit/commands";
import { markSecondFactor } from "@/lib/platform/sessions/commands";
import type { Actor } from "@/lib/platform/sessions/rules";
import { hashOf, newSecret } from "@/lib/secrets";
import { endAccess } from "../../commands/end-access";
import type { OwnProof, Removal } from "../../schemas";
import { requireFirstFactor } from "../../security/own-password";
import { requireVerified } from "../../security/require-verified";
import { appAddress, decryptSecret, encryptSecret, newAppSecret, stepOf } from "../authenticator";
import { findAuthenticator } from "../queries";
import { newRecoveryCode, normalizeCode, recoveryCodeCount } from "../rules";
import type { AppConfirmation, AppSetup } from "../schemas";
import { limitOwnCodes, refusedCode, withOwnCode } from "./own-code";
import { queueFactorNotice } from "./queue-factor-notice";
import { requireProof } from "./require-proof";
import { voidProofWithoutFactor } from "./void-proof";

const t = currentTranslations("accountErrors");

const wrongCode = () => refusedCode(t("appCodeWrong"));

const isOn = () => new ShopError("conflict", t("factorOn"));

/**
 * Creates a new secret for the customer's app. Codes are not required before the first code was
 * entered.
 */
export async function setUpAuthenticator(actor: Actor, currentPassword: string): Promise<AppSetup> {
  const { userId, email } = actor;
  requireVerified(actor);
  if (await findAuthenticator(userId)) throw isOn();
  await requireProof(actor);
  await requireFirstFactor(actor, currentPassword);
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

/**
 * Turns the second factor on with a first code; returns the recovery codes. Other access, which did
 * not need the factor, ends.
 */
export const confirmAuthenticator = (
  actor: Actor,
  { code, keepsApiTokens }: AppConfirmation,
): Promise<string[]> =>
  limitOwnCodes(actor, async (tx) => {
    const { userId, email, sessionId } = actor;
    // Locked, so that a concurrent login either ends with the other sessions or sees that it needs
    // a code.
    await tx.select().from(users).where(eq(users.id, userId)).for("no key update");
    const [found] = await tx
      .select()
      .from(authenticators)
      .where(eq(authenticators.userId, userId))
      .for("update");
    if (!found) throw new ShopError("conflict", t("beginAgain"));
    if (found.confirmedAt) throw isOn();
    await requireProof(actor, tx);
    const step = stepOf(await decryptSecret(found.secret), normalizeCode(code));
    if (step === null) throw wrongCode();
    // The time of the notice must not be later than the app's, so that the notice's link removes
    // this app.
    const values = { confirmedAt: sql`now()`, createdAt: sql`now()`, lastStep: step };
    await tx.update(authenticators).set(values).where(eq(authenticators.userId, userId));
    await endAccess(tx, userId, { sessions: sessionId, keepsApiTokens, informs: email });
    await markSecondFactor(tx, sessionId);
    await recordEvent(tx, "account.second-factor-added", { subjectId: userId });
    await queueFactorNotice(tx, { id: userId, email }, "on", hashOf(found.secret));
    return replaceRecoveryCodes(tx, userId);
  });

/** Replaces the recovery codes by new ones. Asks for password and code again. */
export async function renewRecoveryCodes(
  actor: Actor,
  { currentPassword, code }: OwnProof,
): Promise<string[]> {
  await requireFirstFactor(actor, currentPassword);
  return withOwnCode(actor, code, async (tx, account) => {
    await recordEvent(tx, "account.recovery-codes-renewed", { subjectId: account.id });
    await queueFactorNotice(tx, account, "codes-renewed", newSecret());
    return replaceRecoveryCodes(tx, account.id);
  });
}

/** Turns the second factor off, and ends other access. Asks for password and code again. */
export async function removeAuthenticator(
  actor: Actor,
  { currentPassword, code, keepsApiTokens }: Removal,
): Promise<void> {
  await requireFirstFactor(actor, currentPassword);
  await withOwnCode(actor, code, async (tx, account) => {
    await tx.delete(authenticators).where(eq(authenticators.userId, account.id));
    await tx.delete(recoveryCodes).where(eq(recoveryCodes.userId, account.id));
    await endAccess(tx, account.id, {
      sessions: actor.sessionId,
      keepsApiTokens,
      informs: account.email,
    });
    await voidProofWithoutFactor(tx, account.id);
    await recordEvent(tx, "account.second-factor-removed", { subjectId: account.id });
    await queueFactorNotice(tx, account, "off", newSecret());
  });
}

async function replaceRecoveryCodes(tx: Transaction, userId: number): Promise<string[]> {
  await tx.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId));
  const codes = Array.from({ length: recoveryCodeCount }, () => newRecoveryCode(randomInt));
  const rows = codes.map((code) => ({ userId, codeHash: hashOf(normalizeCode(code)) }));
  await tx.insert(recoveryCodes).values(rows);
  return codes;
}
