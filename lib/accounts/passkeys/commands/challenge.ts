import "server-only";
import { decodeClientDataJSON } from "@simplewebauthn/server/helpers";
import { errors, jwtVerify, SignJWT } from "jose";
import { currentTranslations } from "#current-translations";
import { database } from "@/db/client";
import { usedTickets } from "@/db/schema/accounts";
import { env } from "@/lib/env";
import { ShopError } from "@/lib/errors";
import { isHttps, readCookie } from "@/lib/platform/sessions/rules";
import { keysFor, newSecret } from "@/lib/secrets";
import { challengeLifetime } from "../rules";

const t = currentTranslations("accountErrors");

/** The purpose of the challenge: signing in, or adding a passkey to an account. */
type Purpose = "sign-in" | `add:${number}`;

const algorithm = "HS256";
const type = "passkey-challenge";

const cookieName = () => (isHttps(env("site").SITE_URL) ? "__Secure-passkey" : "passkey");

/**
 * A challenge for a browser, and the signed cookie that proves that the challenge was given to this
 * browser.
 */
export async function newChallenge(
  purpose: Purpose,
): Promise<{ challenge: string; cookie: string }> {
  const challenge = newSecret();
  const token = await new SignJWT()
    .setProtectedHeader({ alg: algorithm, typ: type })
    .setSubject(purpose)
    .setJti(challenge)
    .setExpirationTime(`${challengeLifetime}s`)
    .sign(keysFor("passkey-challenge")[0]);
  const secure = isHttps(env("site").SITE_URL) ? "; Secure" : "";
  const attributes = `Max-Age=${challengeLifetime}; HttpOnly; SameSite=Strict; Path=/api/user${secure}`;
  return { challenge, cookie: `${cookieName()}=${token}; ${attributes}` };
}

interface Answer {
  response: { clientDataJSON: string };
}

/**
 * The challenge that was given to this browser. The challenge is used up even if the answer is
 * wrong, but not by the answer to another challenge: of two tabs the later one can still go on.
 */
export async function takeChallenge(
  { headers }: Request,
  purpose: Purpose,
  answer: Answer,
): Promise<string> {
  const given = await readChallenge(readCookie(headers.get("cookie"), cookieName()), purpose);
  const isAnswered = given !== null && given.challenge === challengeIn(answer);
  const [taken] = isAnswered
    ? await database()
        .insert(usedTickets)
        .values({ id: `passkey:${given.challenge}`, expiresAt: given.expiresAt })
        .onConflictDoNothing()
        .returning({ id: usedTickets.id })
    : [];
  if (given && taken) return given.challenge;
  throw new ShopError("malformed", t("tookTooLong"));
}

/** The challenge that an answer claims to be for; the answer is not verified here. */
function challengeIn({ response }: Answer): string | null {
  try {
    return decodeClientDataJSON(response.clientDataJSON).challenge;
  } catch {
    return null;
  }
}

async function readChallenge(token: string, purpose: Purpose) {
  for (const key of keysFor("passkey-challenge")) {
    try {
      const { payload } = await jwtVerify(token, key, {
        algorithms: [algorithm],
        typ: type,
        subject: purpose,
        requiredClaims: ["jti", "exp"],
      });
      const { jti: challenge = "", exp = 0 } = payload;
      return { challenge, expiresAt: new Date(exp * 1000) };
    } catch (error) {
      if (!(error instanceof errors.JOSEError)) throw error;
    }
  }
  return null;
}
