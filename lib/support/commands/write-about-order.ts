import "server-only";
import { eq } from "drizzle-orm";
import { currentTranslations } from "#current-translations";
import { type Transaction, transaction } from "@/db/client";
import { users } from "@/db/schema/accounts";
import { invoices } from "@/db/schema/invoices";
import { isLeaving } from "@/lib/accounts/queries";
import { ShopError } from "@/lib/errors";
import type { Caller } from "@/lib/platform/sessions/rules";
import { requireThread } from "../queries/threads";
import type { NewThread, Thread } from "../schemas";
import { addAnswer } from "./answer-customer";
import { openOrderThread } from "./open-order-thread";

const messages = currentTranslations("messageErrors");

const t = currentTranslations("errors");

/**
 * Staff write to a customer about an order, in the order's thread, which is opened if there is
 * none.
 */
export async function writeAboutOrder(
  { invoiceId, ...written }: NewThread,
  { userId }: Pick<Caller, "userId">,
): Promise<Thread> {
  const id = await transaction(async (tx) => {
    const customer = await requireCustomer(tx, invoiceId);
    const thread = await openOrderThread(tx, { invoiceId, ...customer });
    await addAnswer(tx, thread, { ...written, authorId: userId });
    return thread.id;
  });
  return requireThread(id);
}

/**
 * Locks the account, so that no thread is opened after the threads of a deleted account were
 * deleted.
 */
async function requireCustomer(tx: Transaction, invoiceId: number) {
  const [customer] = await tx
    .select({ email: users.email, name: users.name, isLeaving: isLeaving() })
    .from(invoices)
    .innerJoin(users, eq(users.id, invoices.userId))
    .where(eq(invoices.id, invoiceId))
    .for("share", { of: users });
  if (!customer) throw new ShopError("not_found", t("unknownInvoice"));
  const { email, name } = customer;
  if (!customer.isLeaving) return { email, name };
  throw new ShopError("conflict", messages("accountDeleted"));
}
