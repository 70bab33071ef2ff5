import "server-only";
import { and, eq, isNull } from "drizzle-orm";
import { database } from "@/db/client";
import { users } from "@/db/schema/accounts";
import { ShopError } from "@/lib/errors";
import { verifyPassword } from "@/lib/passwords";
import { type Login, openSession } from "@/lib/sessions/commands";
import { limitPasswordGuesses } from "../login-rate-limit";
import type { LoginForm } from "../schemas";

/** Opens a session if the password is right. An unknown address gets the same error in the same time. */
export async function logIn({ email, password }: LoginForm, request: Request): Promise<Login> {
  const refundAttempt = await limitPasswordGuesses("login", request, email);
  const [user] = await database()
    .select({ id: users.id, passwordHash: users.passwordHash })
    .from(users)
    .where(and(eq(users.email, email), isNull(users.bannedAt)));
  const passwordHash = user?.passwordHash ?? null;
  const isRight = await verifyPassword(password, passwordHash);
  if (!user || !passwordHash || !isRight) {
    throw new ShopError("unauthorized", "The email or password is incorrect.");
  }
  const [login] = await Promise.all([openSession(user.id, { passwordHash }), refundAttempt()]);
  return login;
}
