import "server-only";
import { errors, jwtVerify, SignJWT } from "jose";
import { z } from "zod";
import { env } from "@/lib/env";
import type { Profile } from "@/lib/platform/sessions/rules";
import { keysFor } from "@/lib/secrets";
import { absoluteOrEmpty } from "@/lib/site";
import { type Actor, sessionLifetimes } from "./rules";

const algorithm = "HS256";
const type = "at+jwt";
const audience = "presetry";

const claims = z.object({
  sub: z.string().regex(/^\d{1,10}$/),
  sid: z.uuid(),
  iat: z.int(),
  exp: z.int(),
  deletesAt: z.string().optional(),
});

interface Bearer {
  userId: number;
  sessionId: string;
  issuedAt: number;
  expiresAt: number;
  /** The profile in the token; the account may have changed meanwhile. */
  deletesAt: string | undefined;
}

interface TokenContent {
  userId: number;
  sessionId: string;
  profile: Profile;
  /** The expiry of the access token that this one replaces; null for a whole lifetime. */
  tokenExpiresAt?: Actor["tokenExpiresAt"];
}

/** Signs an access token: a JWT with the profile and the session id. */
export const signToken = (
  { userId, sessionId, profile, tokenExpiresAt }: TokenContent,
  now = new Date(),
) => {
  const seconds = Math.floor(now.getTime() / 1000);
  // Other clients decode the token for display, so its logo has an absolute URL.
  const content = { ...profile, logo: absoluteOrEmpty(profile.logo), sid: sessionId };
  return new SignJWT(content)
    .setProtectedHeader({ alg: algorithm, typ: type })
    .setSubject(String(userId))
    .setIssuer(env("site").SITE_URL)
    .setAudience(audience)
    .setIssuedAt(seconds)
    .setExpirationTime(tokenExpiresAt ?? seconds + sessionLifetimes.token)
    .sign(keysFor("access-token")[0]);
};

/** Verifies an access token; null if the signature is wrong or it expired. `grace` is in seconds. */
export async function verifyToken(token: string, grace = 0): Promise<Bearer | null> {
  for (const key of keysFor("access-token")) {
    try {
      const { payload } = await jwtVerify(token, key, {
        algorithms: [algorithm],
        typ: type,
        issuer: env("site").SITE_URL,
        audience,
        clockTolerance: grace,
      });
      const { sub, sid, iat, exp, deletesAt } = claims.parse(payload);
      return { userId: Number(sub), sessionId: sid, issuedAt: iat, expiresAt: exp, deletesAt };
    } catch (error) {
      if (!(error instanceof errors.JOSEError || error instanceof z.ZodError)) throw error;
    }
  }
  return null;
}
