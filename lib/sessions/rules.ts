/** The authenticated customer of one request. */
export interface Actor {
  userId: number;
  sessionId: string;
  email: string;
  isAdmin: boolean;
}

const minute = 60;
const day = 24 * 60 * minute;

/** Seconds. A session ends after `idle` without use, and `absolute` after it was opened. */
export const sessionLifetimes = { token: 30 * minute, idle: 14 * day, absolute: 30 * day } as const;

/** Seconds between two updates of a session's `lastSeenAt`, so that not every request writes. */
export const lastSeenInterval = 60 * minute;

/** With the `__Host-` prefix browsers restrict the cookie to this host; it requires https. */
export const sessionCookieName = (siteUrl: string) =>
  siteUrl.startsWith("https:") ? "__Host-sid" : "sid";

const attributes = (siteUrl: string) =>
  `HttpOnly; SameSite=Lax; Path=/${siteUrl.startsWith("https:") ? "; Secure" : ""}`;

export const sessionCookie = (value: string, siteUrl: string) =>
  `${sessionCookieName(siteUrl)}=${value}; Max-Age=${sessionLifetimes.absolute}; ${attributes(siteUrl)}`;

export const expiredSessionCookie = (siteUrl: string) =>
  `${sessionCookieName(siteUrl)}=; Max-Age=0; ${attributes(siteUrl)}`;

/** The session secret in a `Cookie` header; null if missing or malformed. */
export function readSessionCookie(header: string | null, siteUrl: string): string | null {
  const prefix = `${sessionCookieName(siteUrl)}=`;
  const pair = header?.split(";").find((it) => it.trim().startsWith(prefix));
  const value = pair?.trim().slice(prefix.length) ?? "";
  return /^[A-Za-z0-9_-]{43}$/.test(value) ? value : null;
}

/** The access token in an `Authorization` header: raw, or after the word Bearer. */
export const readAuthorization = (header: string | null): string | null =>
  header?.trim().replace(/^bearer\s+/i, "") || null;
