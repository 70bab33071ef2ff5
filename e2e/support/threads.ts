import { eq } from "drizzle-orm";
import { database } from "@/db/client";
import { threadMessages, threads } from "@/db/schema/support";
import { inboundDomain, inboundSecret } from "../fakes/email/inbound";

/** The shop receives email, as with `npm run shop`. Call it before the environment is read. */
export function receiveEmail(): void {
  process.env.INBOUND_EMAIL_DOMAIN = inboundDomain;
  process.env.RESEND_WEBHOOK_SECRET = inboundSecret;
}

export async function requireThreadOf(invoiceId: number) {
  const [thread] = await database().select().from(threads).where(eq(threads.invoiceId, invoiceId));
  if (!thread) throw new Error("Nobody wrote about this order.");
  return thread;
}

export const listMessagesOf = (threadId: number) =>
  database()
    .select()
    .from(threadMessages)
    .where(eq(threadMessages.threadId, threadId))
    .orderBy(threadMessages.id);
