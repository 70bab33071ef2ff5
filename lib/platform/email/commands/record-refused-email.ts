import "server-only";
import { and, eq, gt, isNotNull, ne, sql } from "drizzle-orm";
import { database, type Transaction } from "@/db/client";
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

/** Emails of a kind that were sent to an address and given up, because they came back or the recipient complained. */
const refusedBy = (to: string, kind: string) =>
  and(
    eq(emailOutbox.status, "dead"),
    isNotNull(emailOutbox.providerId),
    sql`${emailOutbox.payload} ->> 'to' = ${to}`,
    sql`starts_with(${emailOutbox.key}, ${kind})`,
    gt(emailOutbox.createdAt, sql`now() - make_interval(days => ${refusalDays})`),
  );

/** Whether an email of the same kind came back from this address. The shop's own addresses get every email. */
export async function isRefusedBy(to: string, key: string): Promise<boolean> {
  const kind = kindOf(key);
  if (kind === "" || requestedKinds.includes(kind)) return false;
  if ([env("site").ADMIN_EMAIL, env("email").CONTACT_TO].includes(to)) return false;
  return (await database().$count(emailOutbox, refusedBy(to, kind))) > 0;
}

/** An address that refused emails of a kind is tried again: they count as sent, and keep the reason. */
export async function forgetRefusals(tx: Transaction, to: string, key: string): Promise<void> {
  await tx
    .update(emailOutbox)
    .set({ status: "sent" })
    .where(refusedBy(to, kindOf(key)));
}
