import "server-only";
import { and, eq, isNull, sql } from "drizzle-orm";
import { currentTranslations } from "#current-translations";
import { database, transaction } from "@/db/client";
import { invoices } from "@/db/schema/invoices";
import { bankLines } from "@/db/schema/transfers";
import { amountsIn } from "@/lib/amounts";
import { chunked } from "@/lib/chunked";
import { ShopError } from "@/lib/errors";
import { fingerprintsOf } from "@/lib/orders/transfers/statements/match";
import { readStatement } from "@/lib/orders/transfers/statements/read";
import type { Confirmation } from "@/lib/orders/transfers/statements/schemas";
import { recordEvent } from "@/lib/platform/audit/commands";
import { markTransferArrived } from "./transfers";

const refusal = currentTranslations("transferErrors");

interface Staff {
  email: string;
}

const rowsAtOnce = 500;

/** Stores the incoming payments of a statement, each once. */
export async function loadStatement(file: Uint8Array, { email: loadedBy }: Staff) {
  const { lines, leftOut } = readStatement(file);
  const fingerprints = fingerprintsOf(lines);
  const rows = lines.map(({ day, amountCents, currency, payer, country, purpose }, at) => ({
    fingerprint: fingerprints[at] ?? "",
    day,
    amountCents,
    currency,
    payer,
    country,
    purpose,
    loadedBy,
  }));
  const added = await transaction(async (tx) => {
    let count = 0;
    for (const some of chunked(rows, rowsAtOnce)) {
      const stored = await tx
        .insert(bankLines)
        .values(some)
        .onConflictDoNothing()
        .returning({ id: bankLines.id });
      count += stored.length;
    }
    const detail = `${count} of ${rows.length} payments`;
    await recordEvent(tx, "operation.bank-statement-loaded", { detail });
    return count;
  });
  return { added, repeated: rows.length - added, leftOut };
}

/** Marks each line for its order. A line that is refused stays open, and keeps no other from it. */
export async function confirmLines({ lines }: Confirmation, staff: Staff) {
  const results: { id: number; error: string | null }[] = [];
  for (const line of lines) {
    const error = await confirmLine(line, staff).then(
      () => null,
      (failure: unknown) => {
        if (failure instanceof ShopError) return failure.message;
        throw failure;
      },
    );
    results.push({ id: line.id, error });
  }
  return { lines: results };
}

async function confirmLine(
  { id, orderId }: Confirmation["lines"][number],
  staff: Staff,
): Promise<void> {
  if (orderId === null) return dismissLine(id);
  const [line] = await database().select().from(bankLines).where(eq(bankLines.id, id));
  if (!line) throw new ShopError("not_found", refusal("unknownLine"));
  const [order] = await database()
    .select({ currency: invoices.currency })
    .from(invoices)
    .where(eq(invoices.id, orderId));
  if (order && order.currency !== line.currency) {
    throw new ShopError("conflict", refusal("otherCurrency", { currency: order.currency }));
  }
  const amount = amountsIn(line.currency).encode(line.amountCents);
  await markTransferArrived(orderId, { amount, day: line.day }, staff, id);
}

async function dismissLine(id: number): Promise<void> {
  const isOpen = and(eq(bankLines.id, id), isNull(bankLines.transferId));
  const put = await database()
    .update(bankLines)
    .set({ dismissedAt: sql`now()` })
    .where(isOpen)
    .returning({ id: bankLines.id });
  if (put.length === 0) throw new ShopError("conflict", refusal("lineUsed"));
}
