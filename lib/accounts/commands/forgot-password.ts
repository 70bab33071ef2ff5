import "server-only";
import { setTimeout as wait } from "node:timers/promises";
import { and, eq, isNull, sql } from "drizzle-orm";
import { database, transaction } from "@/db/client";
import { passwordResets, users } from "@/db/schema/accounts";
import { resetPasswordEmail } from "@/lib/accounts/emails/reset-password";
import { asUnavailable } from "@/lib/database-errors";
import { queueEmail } from "@/lib/email/commands";
import { ShopError } from "@/lib/errors";
import { hashOf, newSecret } from "@/lib/secrets";
import { limitPasswordGuesses } from "../login-rate-limit";
import { resetTokenLifetime } from "../rules";

/** Milliseconds: longer than the work for a known address, so that the answer's time tells nothing. */
const answerAfter = 400;

/** Mails a link to choose a new password with, if the address has an account. Says nothing of whether. */
export async function forgotPassword(email: string, request: Request): Promise<string> {
  await limitPasswordGuesses("forgot", request, email);
  const [promised] = await Promise.allSettled([promiseLink(email), wait(answerAfter)]);
  if (promised.status === "rejected") throw notSent(promised.reason);
  return email;
}

async function promiseLink(email: string): Promise<void> {
  const [user] = await database()
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.email, email), isNull(users.bannedAt)));
  if (!user) return;
  const token = newSecret();
  const tokenHash = hashOf(token);
  const expiresAt = sql`now() + make_interval(secs => ${resetTokenLifetime})`;
  await transaction(async (tx) => {
    await tx.delete(passwordResets).where(eq(passwordResets.userId, user.id));
    await tx.insert(passwordResets).values({ tokenHash, userId: user.id, expiresAt });
    await queueEmail(tx, {
      key: `reset:${tokenHash}`,
      to: email,
      ...resetPasswordEmail({ token }),
    });
  });
}

const notSent = (cause: unknown): ShopError =>
  asUnavailable(cause) ??
  new ShopError(
    "provider_failed",
    "There was an error trying to send the data, check the email entered or try again later",
    { cause },
  );
