import type { RefundReason } from "@/db/words/refunds";

export const reasonTexts: Record<RefundReason, string> = {
  changed_mind: "Changed their mind",
  not_as_described: "Not as described",
  does_not_work: "Does not work",
  bought_twice: "Bought twice",
  goodwill: "Goodwill",
  withdrawal: "Withdrawal from the contract",
  made_at_paypal: "Made at PayPal",
  marked_by_mistake: "Marked as paid by mistake",
  tax_returned: "Tax returned: VAT id confirmed later",
};
