/** Both names of the session cookie: the prefixed one is used over https. */
const sessionCookies = ["__Host-sid", "sid"] as const;

/**
 * Where a visitor who is certainly logged out is sent, or null to let the page decide. A courtesy that
 * saves a round trip: the lock is in every page and route handler.
 */
export function redirectForGuests(cookieNames: readonly string[]): "/" | null {
  return sessionCookies.some((name) => cookieNames.includes(name)) ? null : "/";
}
