import "server-only";
import { verifyAuthenticationResponse } from "@simplewebauthn/server";
import { and, eq, isNull, lte, sql } from "drizzle-orm";
import { currentTranslations } from "#current-translations";
import { database } from "@/db/client";
import { passkeys } from "@/db/schema/accounts";
import { env } from "@/lib/env";
import { ShopError } from "@/lib/errors";
import { consumeCallerRateLimit } from "@/lib/platform/http/rate-limit";
import { findActor } from "@/lib/platform/sessions/authenticate";
import type { LoginReply } from "@/lib/platform/sessions/login-response";
import { recordRefusals } from "../../record-refusals";
import { signInDevice } from "../../sign-in-device";
import { findPasskey } from "../queries";
import { relyingPartyOf } from "../rules";
import type { Assertion, RequestOptions } from "../schemas";
import { newChallenge, takeChallenge } from "./challenge";

const t = currentTranslations("accountErrors");

const limit = { hits: 60, seconds: 15 * 60 };

const refused = (cause?: unknown) => new ShopError("unauthorized", t("passkeyUnknown"), { cause });

const inDoubt = () => new ShopError("unauthorized", t("passkeyBlocked"));

/** The options for the browser to use a passkey, and the cookie of the challenge. */
export async function beginPasskeyLogin(
  request: Request,
): Promise<{ options: RequestOptions; cookie: string }> {
  await consumeCallerRateLimit("passkey-challenge", request, { ...limit, hits: 300 });
  const { challenge, cookie } = await newChallenge("sign-in");
  const rpId = relyingPartyOf(env("site").SITE_URL).id;
  return { options: { challenge, rpId, userVerification: "required" }, cookie };
}

/**
 * Opens a session for the account of a passkey. Its device verified the user, so the passkey proves
 * both factors.
 */
export async function logInWithPasskey(response: Assertion, request: Request): Promise<LoginReply> {
  await consumeCallerRateLimit("passkey", request, limit);
  const expectedChallenge = await takeChallenge(request, "sign-in", response);
  const passkey = await findPasskey(response.id);
  const email = passkey?.user.email ?? "";
  const proof = { event: "access.sign-in-refused", email, detail: "Wrong passkey" } as const;
  const { user, id: passkeyId } = await recordRefusals(proof, () =>
    usePasskey(passkey, response, { expectedChallenge, request }),
  );
  return signInDevice(request, user, { hasSecondFactor: true, passkeyId });
}

/** Only if the passkey has not been put in doubt since it was read. */
const isSame = ({ id, isInDoubt }: { id: number; isInDoubt: boolean }) =>
  and(eq(passkeys.id, id), isInDoubt ? undefined : isNull(passkeys.doubtedAt));

async function usePasskey(
  passkey: Awaited<ReturnType<typeof findPasskey>>,
  response: Assertion,
  { expectedChallenge, request }: { expectedChallenge: string; request: Request },
) {
  if (!passkey) throw refused();
  const { id: expectedRPID, origin: expectedOrigin } = relyingPartyOf(env("site").SITE_URL);
  const { verified, authenticationInfo } = await verifyAuthenticationResponse({
    response: { ...response, clientExtensionResults: {} },
    expectedChallenge,
    expectedOrigin,
    expectedRPID,
    requireUserVerification: true,
    credential: {
      id: response.id,
      publicKey: new Uint8Array(Buffer.from(passkey.publicKey, "base64url")),
      counter: passkey.counter,
    },
  }).catch((cause: unknown): never => {
    throw refused(cause);
  });
  if (!verified) throw refused();
  // All sessions ended when the doubt began, so the present session belongs to the person who has
  // the mailbox and the new password.
  const isOwners = !passkey.isInDoubt || (await findActor(request))?.userId === passkey.user.id;
  if (!isOwners) throw inDoubt();
  const counter = authenticationInfo.newCounter;
  const [used] = await database()
    .update(passkeys)
    .set({ counter, lastUsedAt: sql`now()`, doubtedAt: null })
    .where(and(isSame(passkey), lte(passkeys.counter, counter)))
    .returning({ id: passkeys.id });
  // The passkey was removed meanwhile, or it was copied: another device has a higher signature
  // counter.
  if (!used) throw refused();
  return passkey;
}
