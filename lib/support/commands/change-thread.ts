import "server-only";
import { eq } from "drizzle-orm";
import { transaction } from "@/db/client";
import { threads } from "@/db/schema/support";
import { ShopError } from "@/lib/errors";
import { recordEvent } from "@/lib/platform/audit/commands";
import { findAssignee } from "../queries/assignees";
import { requireThread, unknownThread } from "../queries/threads";
import type { Thread, ThreadChange } from "../schemas";
import { lockThread } from "./lock-thread";

/** Marks a thread as done or open, or assigns it to a staff member. */
export async function changeThread(id: number, change: ThreadChange): Promise<Thread> {
  const assignee = change.assigneeId ? await findAssignee(change.assigneeId) : undefined;
  return transaction(async (tx) => {
    const thread = await lockThread(tx, id);
    if (!thread) throw unknownThread();
    const { status = thread.status, assigneeId = thread.assigneeId } = change;
    const isGiven = assigneeId !== thread.assigneeId;
    if (isGiven && assigneeId !== null && !assignee) {
      const error = "No staff member who may answer has this number";
      throw new ShopError("invalid", error, { fields: { assigneeId: error } });
    }
    if (isGiven || status !== thread.status) {
      const isWaiting = thread.isWaiting && status === "open";
      await tx.update(threads).set({ status, assigneeId, isWaiting }).where(eq(threads.id, id));
    }
    const target = `thread ${id}` as const;
    if (status !== thread.status) {
      const event = status === "done" ? "support.done" : "support.reopened";
      await recordEvent(tx, event, { subjectId: thread.userId, target });
    }
    if (isGiven) {
      const detail = assignee ? `To account ${assignee.id}` : "To nobody";
      await recordEvent(tx, "support.assigned", { subjectId: thread.userId, target, detail });
    }
    return requireThread(id, tx);
  });
}
