/** Both names of the session cookie: the prefixed one is used over https. */
const sessionCookies = ["__Host-sid", "sid"] as const;

const forCustomers = /^\/(pay|profile|purchases|admin)(\/|$)/;

/**
 * Redirect target for a request without a session cookie; null lets the page decide. Only saves a
 * round trip: every page and route handler checks the session itself.
 */
export function redirectForGuests(path: string, cookieNames: readonly string[]): "/" | null {
  if (!forCustomers.test(path)) return null;
  return sessionCookies.some((name) => cookieNames.includes(name)) ? null : "/";
}
