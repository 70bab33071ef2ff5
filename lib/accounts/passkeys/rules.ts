/** Of one account: more than a person has devices. */
export const maxPasskeys = 20;

/** Seconds between a challenge and its answer. Suggestions of a sign-in field wait that long. */
export const challengeLifetime = 10 * 60;

/** COSE numbers: Ed25519, ES256 and RS256, which between them every authenticator has. */
export const keyAlgorithms = [-8, -7, -257];

/** Whom a passkey is for: it works at this origin only. */
export function relyingPartyOf(siteUrl: string): { id: string; origin: string } {
  const { hostname, origin } = new URL(siteUrl);
  return { id: hostname, origin };
}
