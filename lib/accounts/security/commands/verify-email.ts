import "server-only";
import { sql } from "drizzle-orm";
import { currentTranslations } from "#current-translations";
import { type Transaction, transaction } from "@/db/client";
import { emailVerifications } from "@/db/schema/accounts";
import { ShopError } from "@/lib/errors";
import { queueEmail } from "@/lib/platform/email/commands/queue-email";
import { consumeAccountRateLimit } from "@/lib/platform/http/rate-limit";
import type { Actor } from "@/lib/platform/sessions/rules";
import { hashOf, newSecret } from "@/lib/secrets";
import { verifyEmailEmail } from "../../emails/verify-email";
import { confirmationLifetime } from "../rules";

const t = currentTranslations("accountErrors");

const hour = 60 * 60;

/** The token of a new link for the account's present address. */
export async function addVerification(
  tx: Pick<Transaction, "insert">,
  { id: userId, email }: { id: number; email: string },
): Promise<string> {
  const token = newSecret();
  const expiresAt = sql`now() + make_interval(secs => ${confirmationLifetime})`;
  await tx
    .insert(emailVerifications)
    .values({ tokenHash: hashOf(token), userId, email, expiresAt });
  return token;
}

/** Emails another link. Earlier ones stay valid: the customer may be about to use one. */
export async function sendVerification({ userId, email, isVerified }: Actor): Promise<string> {
  if (isVerified) throw new ShopError("conflict", t("confirmedAlready"));
  await consumeAccountRateLimit("verification", userId, { hits: 5, seconds: hour }, t("manyLinks"));
  await transaction(async (tx) => {
    const token = await addVerification(tx, { id: userId, email });
    const key = `verification:${hashOf(token)}`;
    await queueEmail(tx, { key, to: email, email: verifyEmailEmail({ token }) });
  });
  return email;
}
