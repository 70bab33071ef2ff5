import "server-only";
import { sql } from "drizzle-orm";
import type { Transaction } from "@/db/client";
import { threads } from "@/db/schema/support";
import { type LockedThread, lockThread } from "./lock-thread";

interface OrderOf {
  invoiceId: number;
  /** The present data of the order's customer. */
  email: string;
  name: string;
}

/**
 * Locks the thread of an order; opens one if there is none. Of two concurrent calls, one waits here
 * for the other.
 */
export async function openOrderThread(tx: Transaction, order: OrderOf): Promise<LockedThread> {
  const [opened] = await tx
    .insert(threads)
    .values(order)
    .onConflictDoUpdate({
      target: threads.invoiceId,
      set: { email: sql`excluded.email`, name: sql`excluded.name` },
    })
    .returning({ id: threads.id });
  const thread = opened && (await lockThread(tx, opened.id));
  if (!thread) throw new Error("The thread was not opened.");
  return thread;
}
