import "server-only";
import { eq } from "drizzle-orm";
import { transaction } from "@/db/client";
import { users } from "@/db/schema/accounts";
import { recordEvent } from "@/lib/platform/audit/commands";
import { consumeAccountRateLimit } from "@/lib/platform/http/rate-limit";
import type { Actor } from "@/lib/platform/sessions/rules";
import { requireOwnMessage, requireOwnOrder } from "../queries/messages";
import { writeLimit } from "../rules";
import type { OwnMessage } from "../schemas";
import { addCustomerMessage } from "./add-customer-message";
import { findSameMessage } from "./lock-thread";
import { openOrderThread } from "./open-order-thread";

/** A customer writes about an order, whose thread it opens if there is none. */
export async function askAboutOrder(
  invoiceId: number,
  { userId, email }: Pick<Actor, "userId" | "email">,
  body: string,
): Promise<OwnMessage> {
  await requireOwnOrder(invoiceId, userId);
  await consumeAccountRateLimit("thread-message", userId, writeLimit);
  const id = await transaction(async (tx) => {
    const [customer] = await tx
      .select({ name: users.name })
      .from(users)
      .where(eq(users.id, userId));
    const name = customer?.name ?? "";
    const thread = await openOrderThread(tx, { invoiceId, email, name });
    const same = await findSameMessage(tx, { threadId: thread.id, author: "customer", body });
    if (same !== null) return same;
    const added = await addCustomerMessage(tx, thread, { channel: "web", body });
    if (added === null) throw new Error("The message was not stored.");
    await recordEvent(tx, "support.asked", { subjectId: userId, target: `order ${invoiceId}` });
    return added;
  });
  return requireOwnMessage(id);
}
