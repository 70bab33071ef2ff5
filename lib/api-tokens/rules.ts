/** By this, scanners of source code recognize a token that was published by mistake. */
export const apiTokenPrefix = "presetry_";

/** Whether credentials claim to be an API token, valid or not. Access tokens begin otherwise: they are JWTs. */
export const isApiToken = (credentials: string): boolean => credentials.startsWith(apiTokenPrefix);

/**
 * What a customer's token may read: what is theirs, by `/api/mcp` and nowhere else. No role includes these, so that
 * such a token reaches nothing of the back office, whoever made it.
 */
export const ownScopes = ["own-orders:read", "own-sites:read"] as const;

export type OwnScope = (typeof ownScopes)[number];

export const isOwnScope = (scope: string): scope is OwnScope =>
  ownScopes.some((it) => it === scope);

/** The characters that are shown of a token, so that its owner recognizes it. */
export const endingLength = 4;

/** Tokens of one account that work at the same time. */
export const maxApiTokens = 50;

/** The longest that a token works. */
export const maxDays = 365;

/** The days that forms offer, as the values of their field. */
export const offeredDays = ["7", "30", "90", "365"];

/** Days for which an ended token is still listed. */
export const keptDays = 90;

/** Seconds between two updates of a token's last use, so that not every request writes. */
export const lastUsedInterval = 60;

export const apiTokenStates = ["live", "expired", "revoked"] as const;
