import "server-only";
import { setTimeout as wait } from "node:timers/promises";
import { and, eq, isNull, sql } from "drizzle-orm";
import { database, transaction } from "@/db/client";
import { passwordResets, users } from "@/db/schema/accounts";
import { asUnavailable, loggable } from "@/lib/database-errors";
import { ShopError } from "@/lib/errors";
import { queueMail } from "@/lib/mail/commands";
import { resetLetter } from "@/lib/mail/letters/reset";
import { hashOf, newSecret } from "@/lib/secrets";
import { countGuess } from "../attempts";
import { resetLifetime } from "../rules";

/** Milliseconds: longer than the work for a known address, so that the answer's time tells nothing. */
const answerAfter = 400;

/** Mails a link to choose a new password with, if the address has an account. Says nothing of whether. */
export async function forgotPassword(email: string, request: Request): Promise<string> {
  await countGuess("forgot", request, email);
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
  const expiresAt = sql`now() + make_interval(secs => ${resetLifetime})`;
  await transaction(async (tx) => {
    await tx.delete(passwordResets).where(eq(passwordResets.userId, user.id));
    await tx.insert(passwordResets).values({ tokenHash, userId: user.id, expiresAt });
    await queueMail(tx, { key: `reset:${tokenHash}`, to: email, ...resetLetter({ token }) });
  });
}

function notSent(reason: unknown): ShopError {
  const unavailable = asUnavailable(reason);
  if (unavailable) return unavailable;
  process.stderr.write(`A reset link could not be promised: ${loggable(reason)}\n`);
  return new ShopError(
    "provider_failed",
    "There was an error trying to send the data, check the email entered or try again later",
  );
}
