import "server-only";
import type { Transaction } from "@/db/client";
import type { invoices } from "@/db/schema/invoices";
import { enqueue } from "@/lib/platform/jobs/commands/enqueue";
import { firstRecheckSeconds, recheckVatIdJob } from "../vat-checks/jobs";

type Checked = Pick<typeof invoices.$inferSelect, "id" | "vatCheck">;

/** Asks VIES about an order again if it gave no answer. */
export async function enqueueVatRecheck(tx: Transaction, { id, vatCheck }: Checked): Promise<void> {
  if (vatCheck?.result !== "unavailable") return;
  const delay = { startAfterSeconds: firstRecheckSeconds };
  await enqueue(tx, recheckVatIdJob, { invoiceId: id }, delay);
}
