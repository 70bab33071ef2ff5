/** The most passkeys of one account: more than the number of devices of a person. */
export const maxPasskeys = 20;

/**
 * Seconds between a challenge and its answer. Suggestions of a sign-in field stay open that long.
 */
export const challengeLifetime = 10 * 60;

/** COSE numbers of Ed25519, ES256 and RS256: every authenticator supports one of them. */
export const keyAlgorithms = [-8, -7, -257];

/** The relying party of the passkeys: they work at this origin only. */
export function relyingPartyOf(siteUrl: string): { id: string; origin: string } {
  const { hostname, origin } = new URL(siteUrl);
  return { id: hostname, origin };
}
