/** Whoever proved to be a customer, for the length of one request. */
export interface Actor {
  userId: number;
  sessionId: string;
  email: string;
  isAdmin: boolean;
}

const minute = 60;
const day = 24 * 60 * minute;

/** Seconds. */
export const sessionLifetimes = { token: 30 * minute, idle: 14 * day, most: 30 * day } as const;

/** Seconds between two notes of a session's use: a write for every request would be too many. */
export const lastUseInterval = 60 * minute;

/** The prefix makes browsers keep the cookie to this host and to https, where that is possible. */
const cookieName = (siteUrl: string) => (siteUrl.startsWith("https:") ? "__Host-sid" : "sid");

const attributes = (siteUrl: string) =>
  `HttpOnly; SameSite=Lax; Path=/${siteUrl.startsWith("https:") ? "; Secure" : ""}`;

export const sessionCookie = (value: string, siteUrl: string) =>
  `${cookieName(siteUrl)}=${value}; Max-Age=${sessionLifetimes.most}; ${attributes(siteUrl)}`;

export const noSessionCookie = (siteUrl: string) =>
  `${cookieName(siteUrl)}=; Max-Age=0; ${attributes(siteUrl)}`;

/** The session's secret in a `Cookie` header, if it looks like one of ours. */
export function readSessionCookie(header: string | null, siteUrl: string): string | null {
  const prefix = `${cookieName(siteUrl)}=`;
  const pair = header?.split(";").find((it) => it.trim().startsWith(prefix));
  const value = pair?.trim().slice(prefix.length) ?? "";
  return /^[A-Za-z0-9_-]{43}$/.test(value) ? value : null;
}

/** The access token in an `Authorization` header: raw, or after the word Bearer. */
export const readAuthorization = (header: string | null): string | null =>
  header?.trim().replace(/^bearer\s+/i, "") || null;
