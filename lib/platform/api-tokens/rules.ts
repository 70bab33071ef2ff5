/** Scanners of source code recognize by this prefix an API token that was published by mistake. */
export const apiTokenPrefix = "presetry_";

/**
 * Whether credentials claim to be an API token, valid or not. Access tokens begin differently: they
 * are JWTs.
 */
export const isApiToken = (credentials: string): boolean => credentials.startsWith(apiTokenPrefix);

/**
 * The scopes of a customer's API token: the customer's own data, read through `/api/mcp` only. No
 * role includes these scopes, so such a token never opens the back office, whatever the role of its
 * owner.
 */
export const ownScopes = ["own-orders:read", "own-sites:read"] as const;

export type OwnScope = (typeof ownScopes)[number];

export const isOwnScope = (scope: string): scope is OwnScope =>
  ownScopes.some((it) => it === scope);

/** The last characters of an API token, shown so that its owner recognizes it. */
export const endingLength = 4;

/** The most API tokens of one account that work at the same time. */
export const maxApiTokens = 50;

/** The longest time that an API token works. */
export const maxDays = 365;

/** The numbers of days that forms offer, as values of their field. */
export const offeredDays = ["7", "30", "90", "365"];

/** Days for which an ended API token is still listed. */
export const keptDays = 90;

/** Seconds between two updates of an API token's last use, so that not every request writes. */
export const lastUsedInterval = 60;

export const apiTokenStates = ["live", "expired", "revoked"] as const;
