import "server-only";
import { sql } from "drizzle-orm";
import type { Database } from "@/db/client";
import { securityAlarms } from "@/db/schema/accounts";
import { queueEmail } from "@/lib/platform/email/commands/queue-email";
import type { Email, TranslatedEmail } from "@/lib/platform/email/render-email";
import { hashOf, newSecret } from "@/lib/secrets";
import { alarmLifetime } from "../rules";

/**
 * Informs an owner, in the transaction of the change, about a new or changed way into their
 * account. The email contains a link with which the owner closes the account; `key` makes the email
 * unique.
 */
export async function queueNotice(
  tx: Pick<Database, "select" | "insert" | "with" | "$with">,
  { id: userId, email, language }: { id: number; email: string; language?: string },
  key: string,
  message: (token: string) => Email | TranslatedEmail,
): Promise<void> {
  const token = newSecret();
  const expiresAt = sql`now() + make_interval(secs => ${alarmLifetime})`;
  await tx.insert(securityAlarms).values({ tokenHash: hashOf(token), userId, email, expiresAt });
  await queueEmail(tx, { key, to: email, language, email: message(token) });
}
