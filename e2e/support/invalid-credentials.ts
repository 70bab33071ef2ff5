import { eq, inArray } from "drizzle-orm";
import { SignJWT } from "jose";
import { database } from "@/db/client";
import { sessions } from "@/db/schema/accounts";
import { signToken, verifyToken } from "@/lib/platform/sessions/token";
import { keysFor } from "@/lib/secrets";
import { addCustomer } from "./customers";

const hourAgo = () => new Date(Date.now() - 3.6e6);

/**
 * Headers that look like a session and must not work as one, and the sessions behind them: as long as these are the
 * same, the headers are what their names say.
 */
export async function addInvalidCredentials() {
  const customer = await addCustomer();
  const { id: userId, email, name, logo, about } = customer;
  const { sessionId = "" } = (await verifyToken(customer.token)) ?? {};
  const claims = { userId, sessionId, profile: { email, name, logo, about } };
  const signed = (type: string, key: Uint8Array, audience = "presetry") =>
    new SignJWT({ ...claims.profile, sid: sessionId })
      .setProtectedHeader({ alg: "HS256", typ: type })
      .setSubject(String(userId))
      .setIssuer("https://shop.test")
      .setAudience(audience)
      .setIssuedAt()
      .setExpirationTime("30m")
      .sign(key);
  const [key] = keysFor("access-token");
  const [ticketKey] = keysFor("identity-ticket");
  const [revoked, idle, alive] = [await addCustomer(), await addCustomer(), await addCustomer()];
  await database().delete(sessions).where(eq(sessions.userId, revoked.id));
  await database()
    .update(sessions)
    .set({ lastSeenAt: new Date(Date.now() - 15 * 86_400_000) })
    .where(eq(sessions.userId, idle.id));
  const owners = [customer.id, revoked.id, idle.id, alive.id];
  const readSessions = () =>
    database().select().from(sessions).where(inArray(sessions.userId, owners)).orderBy(sessions.id);
  const sameOrigin = { origin: "https://shop.test" };
  const credentials: [string, Record<string, string>][] = [
    ["nobody", {}],
    ["an expired token", { authorization: await signToken(claims, hourAgo()) }],
    ["an expired cookie", idle.cookie],
    ["a revoked token", revoked.bearer],
    ["a revoked cookie", revoked.cookie],
    ["a token of another type", { authorization: await signed("JWT", key) }],
    ["a token for another audience", { authorization: await signed("at+jwt", key, "elsewhere") }],
    ["a ticket's key", { authorization: await signed("at+jwt", ticketKey) }],
    ["a token in the cookie", { cookie: `__Host-sid=${alive.token}`, ...sameOrigin }],
    ["a cookie's secret as token", { authorization: alive.cookie.cookie.split("=")[1] ?? "" }],
    ["a session's id for its cookie", { cookie: `__Host-sid=${sessionId}`, ...sameOrigin }],
    [
      "the cookie's name over http",
      { cookie: alive.cookie.cookie.replace("__Host-", ""), ...sameOrigin },
    ],
  ];
  return { credentials, readSessions, sessions: await readSessions() };
}
