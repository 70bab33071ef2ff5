/** Both names of the session cookie: the prefixed one is used over https. */
const sessionCookies = ["__Host-sid", "sid"] as const;

/**
 * Redirect target for a request without a session cookie; null lets the page decide. Only saves a
 * round trip: every page and route handler checks the session itself.
 */
export function redirectForGuests(cookieNames: readonly string[]): "/" | null {
  return sessionCookies.some((name) => cookieNames.includes(name)) ? null : "/";
}
