import { z } from "zod";
import { formatDecimal } from "@/lib/amounts";
import { centsIn } from "./paypal-money";

const money = z.object({ currency_code: z.string(), value: z.string() });

/** The part of a dispute that is read. */
export const disputeSchema = z.object({
  dispute_id: z.string(),
  reason: z.string().optional(),
  status: z.string().optional(),
  dispute_amount: money.optional(),
  dispute_outcome: z
    .object({ outcome_code: z.string().optional(), amount_refunded: money.optional() })
    .optional(),
});

export type Dispute = z.output<typeof disputeSchema>;

/** What a webhook event says of a dispute. */
export interface DisputeEvent {
  id: string;
  /** Such as `20.00 USD`; null if the event has none. */
  amount: string | null;
  /** The event in words. */
  text: string;
}

const textOf = (amount: z.output<typeof money> | undefined) =>
  amount ? `${amount.value} ${amount.currency_code}` : null;

interface Booked {
  currency: string;
  /** What the shop has booked as returned. */
  returnedCents: number;
}

/** What the shop is told about a dispute: as PayPal has it, and what of it does not add up. */
export function disputeReport(
  event: DisputeEvent,
  asked: Dispute | null,
  { currency, returnedCents }: Booked,
): string {
  if (!asked) return `${event.text}; on asking, it knows no such dispute`;
  const { dispute_id, dispute_amount, reason, status, dispute_outcome } = asked;
  const amount = textOf(dispute_amount);
  const outcome = dispute_outcome?.outcome_code;
  const facts = [amount, reason, status, outcome].filter(Boolean).join(", ");
  const refunded = dispute_outcome?.amount_refunded;
  const refundedCents = centsIn(currency, refunded) ?? 0;
  const doubts = [
    ...(event.amount && amount && event.amount !== amount
      ? [`its event says ${event.amount}`]
      : []),
    ...(refundedCents > returnedCents
      ? [
          `it returned ${textOf(refunded)}, and ${formatDecimal(returnedCents, currency)} ${currency} is booked`,
        ]
      : []),
  ];
  return [`dispute ${dispute_id}${facts && `: ${facts}`}`, ...doubts].join("; ");
}
