import "server-only";
import { lte, or, sql } from "drizzle-orm";
import { database } from "@/db/client";
import { passwordResets, sessions, usedTickets } from "@/db/schema/accounts";
import { rateLimits } from "@/db/schema/limits";
import { lifetimes } from "@/lib/sessions/rules";

const now = sql`now()`;
const ago = (seconds: number) => sql`now() - make_interval(secs => ${seconds})`;

/** Removes what opens and counts nothing any more; for the sweeper, as often as it likes. */
export async function forgetExpired(): Promise<void> {
  const db = database();
  await db
    .delete(sessions)
    .where(
      or(
        lte(sessions.lastSeenAt, ago(lifetimes.idle)),
        lte(sessions.createdAt, ago(lifetimes.most)),
      ),
    );
  await db.delete(usedTickets).where(lte(usedTickets.expiresAt, now));
  await db.delete(passwordResets).where(lte(passwordResets.expiresAt, now));
  await db.delete(rateLimits).where(lte(rateLimits.resetsAt, now));
}
