import "server-only";
import { and, eq, gt, isNotNull, ne, sql } from "drizzle-orm";
import { database } from "@/db/client";
import { emailOutbox } from "@/db/schema/email";
import { requestedKinds } from "../rules";

/** An email that was sent and then given up, because it came back or its recipient complained. */
const isRefused = and(eq(emailOutbox.status, "dead"), isNotNull(emailOutbox.providerId));

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

/** Whether an email of the same kind came back from this address. */
export async function isRefusedBy(to: string, key: string): Promise<boolean> {
  const kind = kindOf(key);
  if (kind === "" || requestedKinds.includes(kind)) return false;
  const refused = await database().$count(
    emailOutbox,
    and(
      isRefused,
      sql`${emailOutbox.payload} ->> 'to' = ${to}`,
      sql`starts_with(${emailOutbox.key}, ${kind})`,
      gt(emailOutbox.createdAt, sql`now() - make_interval(days => ${refusalDays})`),
    ),
  );
  return refused > 0;
}
