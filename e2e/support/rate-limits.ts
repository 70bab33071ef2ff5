import { sql } from "drizzle-orm";
import { database } from "@/db/client";
import { rateLimits } from "@/db/schema/rate-limits";

/** As if an account had done this so often in the last moments. */
export const addAttempts = (subject: string, userId: number, hits: number) =>
  database()
    .insert(rateLimits)
    .values({
      key: `${subject}:account:${userId}`,
      hits,
      resetsAt: sql`now() + interval '1 hour'`,
    });
