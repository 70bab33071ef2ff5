import type { ReplacedTransfer } from "@/lib/orders/checkout/rules";
import { transferNoticeTexts as texts } from "./texts";

/**
 * Explains that paying by PayPal replaces the bank transfers that the customer has not made yet.
 */
export function TransferNotice({ transfers }: { transfers: ReplacedTransfer[] }) {
  if (transfers.length === 0) return null;
  return (
    <div role="note" className="mt-6 grid gap-3 rounded-control border border-warn px-4 py-3">
      {transfers.map(({ reference, ordered, others }) => (
        <p key={reference}>
          <span>{texts.waiting(ordered)}</span>{" "}
          <span className="whitespace-nowrap font-mono">{reference}</span>. {texts.replaces}
          {others.length > 0 && <span>{` ${texts.backToCart(others)}`}</span>}
        </p>
      ))}
      <p className="text-ink-soft text-sm">{texts.forGood}</p>
    </div>
  );
}
