import "server-only";
import { setTimeout as wait } from "node:timers/promises";
import { sql } from "drizzle-orm";
import { currentTranslations } from "#current-translations";
import { transaction } from "@/db/client";
import { passwordResets } from "@/db/schema/accounts";
import { resetPasswordEmail } from "@/lib/accounts/emails/reset-password";
import { asUnavailable } from "@/lib/database-errors";
import { ShopError } from "@/lib/errors";
import { recordEvent } from "@/lib/platform/audit/commands";
import { queueEmail } from "@/lib/platform/email/commands/queue-email";
import { hashOf, newSecret } from "@/lib/secrets";
import { limitPasswordGuesses } from "../login-rate-limit";
import { findCredentials } from "../queries";
import { resetTokenLifetime } from "../rules";

const t = currentTranslations("accountErrors");

/** Longer than the work for a known address, so that response time does not reveal whether it exists. */
const minResponseMs = 400;

/**
 * Emails a password reset link if the address has an account. The response is the same either way. Earlier
 * links stay valid: otherwise anybody could invalidate the one that the owner is about to use.
 */
export async function forgotPassword(email: string, request: Request): Promise<string> {
  await limitPasswordGuesses("forgot", request, email);
  const [queued] = await Promise.allSettled([queueResetLink(email), wait(minResponseMs)]);
  if (queued.status === "rejected") throw notSent(queued.reason);
  return email;
}

async function queueResetLink(email: string): Promise<void> {
  const user = await findCredentials(email);
  if (!user) return;
  const token = newSecret();
  const tokenHash = hashOf(token);
  const expiresAt = sql`now() + make_interval(secs => ${resetTokenLifetime})`;
  await transaction(async (tx) => {
    await tx.insert(passwordResets).values({ tokenHash, userId: user.id, expiresAt });
    await recordEvent(tx, "account.password-link-sent", { subjectId: user.id });
    await queueEmail(tx, {
      key: `reset:${tokenHash}`,
      to: email,
      email: resetPasswordEmail({ token }),
    });
  });
}

const notSent = (cause: unknown): ShopError =>
  asUnavailable(cause) ?? new ShopError("provider_failed", t("notSent"), { cause });
