import "server-only";
import { database } from "@/db/client";
import { recordEvent } from "@/lib/platform/audit/commands";

/** The download of the books is recorded in the audit trail. */
export const recordBooksExport = (month: string, format: string): Promise<void> =>
  recordEvent(database(), "operation.books-exported", { detail: `${month} as ${format}` });
