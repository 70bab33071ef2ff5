import { formatMoney } from "@/lib/money";
import type { ClosedTransfer } from "@/lib/orders/checkout/rules";
import { purchasesTexts as texts } from "./texts";

function textOf({ id, reference, status, replacedBy, payment, ...amount }: ClosedTransfer): string {
  const money = formatMoney({ cents: amount.totalCents, currency: amount.currency });
  const closed = status === "expired" ? texts.transferExpired(id) : texts.transferCancelled(id);
  const what = replacedBy === null ? closed : texts.transferReplaced(id, replacedBy);
  if (payment === "needs_attention") return `${what} ${texts.transferArrived(money)}`;
  if (payment !== null) return `${what} ${texts.transferReturned(money)}`;
  return `${what} ${texts.doNotTransfer(money, reference)}`;
}

/** The orders by bank transfer that the table does not show any more. */
export function ClosedTransfers({ transfers }: { transfers: readonly ClosedTransfer[] }) {
  if (transfers.length === 0) return null;
  return (
    <section aria-labelledby="closed-transfers" className="page pb-20">
      <h2 id="closed-transfers" className="text-xl">
        {texts.closedTransfers}
      </h2>
      <ul className="mt-4 grid gap-2 text-ink-soft">
        {transfers.map((transfer) => (
          <li key={transfer.id}>{textOf(transfer)}</li>
        ))}
      </ul>
    </section>
  );
}
