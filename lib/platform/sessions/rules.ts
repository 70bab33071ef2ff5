import type { OwnScope } from "../api-tokens/rules";
import type { Permission, Role } from "../staff/rules";

/** The claims of the access token, which pages show of the signed-in customer. */
export interface Profile {
  email: string;
  name: string;
  logo: string;
  about: string;
  /**
   * When the account will be deleted, in ISO 8601; absent unless its owner asked for the deletion.
   */
  deletesAt?: string;
}

/** The caller of a request, with a session or an API token. */
export interface Caller {
  userId: number;
  email: string;
  /** Whether the email address is verified. */
  isVerified: boolean;
  /** The account's role in the back office; null for customers. */
  role: Role | null;
  /** The permissions of this request in the back office. */
  permissions: readonly Permission[];
  /**
   * The account has a role, but this session has none of the role's permissions until it proves a
   * second factor.
   */
  needsSecondFactor: boolean;
  /**
   * The customer's own data that a program may read with this API token; empty with a session,
   * which needs no scopes.
   */
  ownScopes: readonly OwnScope[];
  /** The name of the API token; null with a session. */
  apiToken: string | null;
}

/** The authenticated customer of one request, with a session. */
export interface Actor extends Caller {
  sessionId: string;
  /** Whether this session proved a second factor. */
  hasSecondFactor: boolean;
  apiToken: null;
  /**
   * When the access token of the request was issued, in seconds since 1970; null if the request was
   * authenticated by the cookie.
   */
  tokenExpiresAt: number | null;
}

/** Whether the caller has a session, and not an API token. */
export const isActor = (caller: Caller): caller is Actor => caller.apiToken === null;

const minute = 60;
const day = 24 * 60 * minute;

/** Seconds. A session ends after `idle` without use, and `absolute` after it was opened. */
export const sessionLifetimes = { token: 30 * minute, idle: 14 * day, absolute: 30 * day } as const;

/** Live sessions of one account. One more ends the least recently used session. */
export const maxSessions = 50;

/**
 * Stored logins of one account: more than a person has devices, and few enough to keep the table
 * small.
 */
export const loginLimit = { hits: 30, seconds: 10 * minute };

/** Seconds between two updates of a session's `lastSeenAt`, so that not every request writes. */
export const lastSeenInterval = 60 * minute;

export const isHttps = (siteUrl: string) => siteUrl.startsWith("https:");

/** With the `__Host-` prefix browsers restrict the cookie to this host; it requires https. */
export const sessionCookieName = (siteUrl: string) => (isHttps(siteUrl) ? "__Host-sid" : "sid");

const attributes = (siteUrl: string) =>
  `HttpOnly; SameSite=Lax; Path=/${isHttps(siteUrl) ? "; Secure" : ""}`;

export const sessionCookie = (value: string, siteUrl: string) =>
  `${sessionCookieName(siteUrl)}=${value}; Max-Age=${sessionLifetimes.absolute}; ${attributes(siteUrl)}`;

export const expiredSessionCookie = (siteUrl: string) =>
  `${sessionCookieName(siteUrl)}=; Max-Age=0; ${attributes(siteUrl)}`;

/** The value of a cookie in a `Cookie` header, empty without it. */
export function readCookie(header: string | null, name: string): string {
  const pair = header?.split(";").find((it) => it.trim().startsWith(`${name}=`));
  return pair?.trim().slice(name.length + 1) ?? "";
}

/** The session secret in a `Cookie` header; null if missing or malformed. */
export function readSessionCookie(header: string | null, siteUrl: string): string | null {
  const value = readCookie(header, sessionCookieName(siteUrl));
  return /^[A-Za-z0-9_-]{43}$/.test(value) ? value : null;
}

/** The access token in an `Authorization` header: raw, or after the word Bearer. */
export const readAuthorization = (header: string | null): string | null =>
  header?.trim().replace(/^bearer\s+/i, "") || null;
