import "server-only";
import { lt, or, sql } from "drizzle-orm";
import { database } from "@/db/client";
import { accountDeletionLinks, accountExports } from "@/db/schema/personal-data";
import { deleteOldInvoices } from "@/lib/orders/checkout/commands/account-deletion";
import { deleteOldReports } from "@/lib/sites/reports/commands/clean";
import { deleteOldThreads } from "@/lib/support/commands/delete-threads";
import { deleteOldContactMessages } from "@/lib/support/contact/commands";
import { invoiceYears } from "../retention";
import { abandonedDays } from "../rules";

/** Deletes expired data of all customers. */
export async function deleteExpiredData(): Promise<void> {
  await database()
    .delete(accountExports)
    .where(
      or(
        lt(accountExports.expiresAt, sql`now()`),
        lt(accountExports.requestedAt, sql`now() - make_interval(days => ${abandonedDays})`),
      ),
    );
  await database()
    .delete(accountDeletionLinks)
    .where(lt(accountDeletionLinks.expiresAt, sql`now()`));
  await deleteOldThreads();
  await deleteOldContactMessages();
  await deleteOldReports();
  await deleteOldInvoices(invoiceYears);
}
