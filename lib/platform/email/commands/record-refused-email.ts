import "server-only";
import { and, desc, eq, gt, isNotNull, ne, sql } from "drizzle-orm";
import { database } from "@/db/client";
import { emailOutbox } from "@/db/schema/email";
import { env } from "@/lib/env";
import { requestedKinds } from "../rules";

/** Gives up an email that was sent, with the reason why its recipient did not take it. False if it is not known, or given up already. */
export async function recordRefusedEmail(providerId: string, reason: string): Promise<boolean> {
  const given = await database()
    .update(emailOutbox)
    .set({ status: "dead", lastError: reason.slice(0, 500) })
    .where(and(eq(emailOutbox.providerId, providerId), ne(emailOutbox.status, "dead")))
    .returning({ id: emailOutbox.id });
  return given.length > 0;
}

/** Days after which an address that refused an email is tried again. */
const refusalDays = 90;

const kindOf = (key: string) => key.slice(0, key.indexOf(":") + 1);

/** Whether the last email of the same kind to this address came back. The shop's own addresses get every email. */
export async function isRefusedBy(to: string, key: string): Promise<boolean> {
  const kind = kindOf(key);
  if (kind === "" || requestedKinds.includes(kind)) return false;
  if ([env("site").ADMIN_EMAIL, env("email").CONTACT_TO].includes(to)) return false;
  const [last] = await database()
    .select({ status: emailOutbox.status })
    .from(emailOutbox)
    .where(
      and(
        isNotNull(emailOutbox.providerId),
        sql`${emailOutbox.payload} ->> 'to' = ${to}`,
        sql`starts_with(${emailOutbox.key}, ${kind})`,
        gt(emailOutbox.sentAt, sql`now() - make_interval(days => ${refusalDays})`),
      ),
    )
    .orderBy(desc(emailOutbox.sentAt))
    .limit(1);
  return last?.status === "dead";
}
