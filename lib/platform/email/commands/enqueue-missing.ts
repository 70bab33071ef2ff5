import "server-only";
import { and, eq, lt, sql } from "drizzle-orm";
import { database } from "@/db/client";
import { emailOutbox } from "@/db/schema/email";
import { enqueueMissing } from "@/lib/platform/jobs/commands/enqueue";
import { sendEmailJob } from "../jobs";

/** Queued emails without a job. */
export const enqueueMissingEmails = (): Promise<void> =>
  enqueueMissing(
    sendEmailJob,
    database()
      .select({
        key: sql`${emailOutbox.id}::text`,
        payload: sql`jsonb_build_object('emailId', ${emailOutbox.id})`,
      })
      .from(emailOutbox)
      .where(
        and(
          eq(emailOutbox.status, "due"),
          lt(emailOutbox.createdAt, sql`now() - interval '10 minutes'`),
        ),
      ),
  );
