import "server-only";
import { sql } from "drizzle-orm";
import type { Database } from "@/db/client";
import { securityAlarms } from "@/db/schema/accounts";
import { queueEmail } from "@/lib/email/commands/queue-email";
import type { Email } from "@/lib/email/render-email";
import { hashOf, newSecret } from "@/lib/secrets";
import { alarmLifetime } from "../rules";

/**
 * Tells an owner, in the transaction of the change, how their account is opened from now on. The letter
 * gets the token of a link with which they close it; `key` makes it unique.
 */
export async function queueNotice(
  tx: Pick<Database, "insert" | "with" | "$with">,
  { id: userId, email }: { id: number; email: string },
  key: string,
  letter: (token: string) => Email,
): Promise<void> {
  const token = newSecret();
  const expiresAt = sql`now() + make_interval(secs => ${alarmLifetime})`;
  await tx.insert(securityAlarms).values({ tokenHash: hashOf(token), userId, email, expiresAt });
  await queueEmail(tx, { key, to: email, ...letter(token) });
}
