import "server-only";
import { and, eq, isNull } from "drizzle-orm";
import { transaction } from "@/db/client";
import { emailOutbox } from "@/db/schema/email";
import { ShopError } from "@/lib/errors";
import { recordEvent } from "@/lib/platform/audit/commands";
import { enqueue } from "@/lib/platform/jobs/commands/enqueue";
import { sendEmailJob } from "../jobs";
import { requireEmail } from "../queries";
import type { EmailView } from "../schemas";
import { forgetRefusals } from "./record-refused-email";

/** Queues an email that was given up again, with its full number of attempts, also for an address that refused others. */
export async function retryEmail(id: number): Promise<EmailView> {
  const isRevived = await transaction(async (tx) => {
    const [revived] = await tx
      .update(emailOutbox)
      .set({ status: "due", attempts: 0 })
      .where(
        and(
          eq(emailOutbox.id, id),
          eq(emailOutbox.status, "dead"),
          // The content of one that was sent and came back is gone.
          isNull(emailOutbox.providerId),
        ),
      )
      .returning({ key: emailOutbox.key, payload: emailOutbox.payload });
    if (!revived) return false;
    await forgetRefusals(tx, revived.payload.to, revived.key);
    await enqueue(tx, sendEmailJob, { emailId: id });
    await recordEvent(tx, "operation.email-retried", { target: `e-mail ${id}` });
    return true;
  });
  const email = await requireEmail(id);
  if (isRevived) return email;
  throw new ShopError(
    "conflict",
    email.status === "dead"
      ? "This e-mail was sent, and then came back. Its content is deleted, so it cannot be sent again."
      : "This e-mail was sent or is still waiting to be sent.",
  );
}
