import "server-only";
import { verifyRegistrationResponse } from "@simplewebauthn/server";
import { eq } from "drizzle-orm";
import { currentTranslations } from "#current-translations";
import { transaction } from "@/db/client";
import { passkeys, users } from "@/db/schema/accounts";
import { env } from "@/lib/env";
import { ShopError } from "@/lib/errors";
import { recordEvent } from "@/lib/platform/audit/commands";
import { markSecondFactor } from "@/lib/platform/sessions/commands";
import type { Actor } from "@/lib/platform/sessions/rules";
import { hashOf } from "@/lib/secrets";
import { site } from "@/lib/site";
import { endAccess } from "../../commands/end-access";
import { passkeyEmail } from "../../emails/passkey";
import type { OwnProof } from "../../schemas";
import { requireProof } from "../../second-factor/commands/require-proof";
import { queueNotice } from "../../security/commands/queue-notice";
import { requireOwnPassword } from "../../security/own-password";
import { requireVerified } from "../../security/require-verified";
import { listCredentialIds } from "../queries";
import { keyAlgorithms, maxPasskeys, relyingPartyOf } from "../rules";
import type { CreationOptions, NewPasskey } from "../schemas";
import { newChallenge, takeChallenge } from "./challenge";

const t = currentTranslations("accountErrors");

const relyingParty = () => relyingPartyOf(env("site").SITE_URL);

const encode = (bytes: string | Uint8Array) => Buffer.from(bytes).toString("base64url");

/**
 * The options for the browser to create a passkey, and the cookie of the challenge. Asks for
 * password and code again.
 */
export async function beginPasskey(
  actor: Actor,
  proof: OwnProof,
): Promise<{ options: CreationOptions; cookie: string }> {
  const { userId, email } = actor;
  requireVerified(actor);
  await requireProof(actor);
  await requireOwnPassword(actor, proof);
  const known = await listCredentialIds(userId);
  const { challenge, cookie } = await newChallenge(`add:${userId}`);
  const options: CreationOptions = {
    challenge,
    rp: { id: relyingParty().id, name: site.name },
    // The same for every passkey of the account, and no personal data.
    user: { id: encode(String(userId)), name: email, displayName: email },
    pubKeyCredParams: keyAlgorithms.map((alg) => ({ type: "public-key", alg })),
    excludeCredentials: known.map((id) => ({ type: "public-key", id })),
    authenticatorSelection: {
      residentKey: "required",
      requireResidentKey: true,
      userVerification: "required",
    },
  };
  return { options, cookie };
}

/**
 * Stores a passkey that the browser created, and ends other access. Its device verified the user, so
 * this session has proved both factors.
 */
export async function addPasskey(
  actor: Actor,
  { name, credential: response, keepsApiTokens }: NewPasskey,
  request: Request,
): Promise<void> {
  const { userId, email, sessionId } = actor;
  const expectedChallenge = await takeChallenge(request, `add:${userId}`, response);
  const { id, publicKey, counter } = await verified(response, expectedChallenge);
  await transaction(async (tx) => {
    // Locked, so that concurrent requests can neither exceed the limit nor overtake a second factor
    // that is being turned on.
    await tx.select().from(users).where(eq(users.id, userId)).for("no key update");
    await requireProof(actor, tx);
    if ((await tx.$count(passkeys, eq(passkeys.userId, userId))) >= maxPasskeys) {
      throw new ShopError("conflict", t("manyPasskeys"));
    }
    const [added] = await tx
      .insert(passkeys)
      .values({ userId, name, counter, credentialId: id, publicKey: encode(publicKey) })
      .onConflictDoNothing()
      .returning({ id: passkeys.id });
    if (!added) throw new ShopError("conflict", t("passkeyStored"));
    await endAccess(tx, userId, { sessions: sessionId, keepsApiTokens, informs: email });
    await markSecondFactor(tx, sessionId);
    const target = `passkey ${added.id}` as const;
    await recordEvent(tx, "account.passkey-added", { subjectId: userId, target });
    await queueNotice(tx, { id: userId, email }, `passkey-added:${hashOf(id)}`, (token) =>
      passkeyEmail({ event: "added", name, token }),
    );
  });
}

async function verified(response: NewPasskey["credential"], expectedChallenge: string) {
  const { id, origin } = relyingParty();
  const result = await verifyRegistrationResponse({
    response: { ...response, clientExtensionResults: {} },
    expectedChallenge,
    requireUserVerification: true,
    expectedOrigin: origin,
    expectedRPID: id,
    supportedAlgorithmIDs: keyAlgorithms,
  }).catch((cause: unknown): never => {
    throw refused(cause);
  });
  if (!result.verified) throw refused();
  return result.registrationInfo.credential;
}

const refused = (cause?: unknown) => new ShopError("malformed", t("passkeyUnchecked"), { cause });
