import "server-only";
import { eq } from "drizzle-orm";
import { type Database, database } from "@/db/client";
import { sessions } from "@/db/schema/accounts";
import { env } from "@/lib/env";
import { ShopError } from "@/lib/errors";
import { hashOf, newSecret } from "@/lib/secrets";
import { findSessionById } from "./queries";
import { sessionCookie } from "./rules";
import { signToken } from "./token";

type Writer = Pick<Database, "insert" | "delete">;

/** A login's two halves: the token for the page, the cookie for the browser. */
export interface Login {
  token: string;
  cookie: string;
}

/** Begins a session of a customer whose identity was proved just now. Refuses the banned. */
export async function openSession(userId: number): Promise<Login> {
  const secret = newSecret();
  const [row] = await database()
    .insert(sessions)
    .values({ userId, cookieHash: hashOf(secret) })
    .returning({ id: sessions.id });
  if (!row) throw new Error("The session was not stored.");
  const token = await renewToken(row.id, userId);
  return { token, cookie: sessionCookie(secret, env("site").SITE_URL) };
}

/** A fresh access token for a session that is alive, with the profile as it is now. */
export async function renewToken(sessionId: string, userId: number): Promise<string> {
  const session = await findSessionById(sessionId, userId);
  if (!session) throw new ShopError("unauthorized", "Please sign in.");
  return signToken({ userId, sessionId, profile: session.profile });
}

export async function endSession(sessionId: string): Promise<void> {
  await database().delete(sessions).where(eq(sessions.id, sessionId));
}

/** Signs a customer out everywhere, inside the transaction that gives the reason for it. */
export async function endSessionsOf(tx: Writer, userId: number): Promise<void> {
  await tx.delete(sessions).where(eq(sessions.userId, userId));
}
