import "server-only";
import { setTimeout as wait } from "node:timers/promises";
import { and, eq, isNull, sql } from "drizzle-orm";
import { database, transaction } from "@/db/client";
import { passwordResets, users } from "@/db/schema/accounts";
import { resetPasswordEmail } from "@/lib/accounts/emails/reset-password";
import { asUnavailable } from "@/lib/database-errors";
import { queueEmail } from "@/lib/email/commands/queue-email";
import { ShopError } from "@/lib/errors";
import { hashOf, newSecret } from "@/lib/secrets";
import { limitPasswordGuesses } from "../login-rate-limit";
import { resetTokenLifetime } from "../rules";

/** Longer than the work for a known address, so that response time does not reveal whether it exists. */
const minResponseMs = 400;

/** Emails a password reset link if the address has an account. The response is the same either way. */
export async function forgotPassword(email: string, request: Request): Promise<string> {
  await limitPasswordGuesses("forgot", request, email);
  const [queued] = await Promise.allSettled([queueResetLink(email), wait(minResponseMs)]);
  if (queued.status === "rejected") throw notSent(queued.reason);
  return email;
}

async function queueResetLink(email: string): Promise<void> {
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
