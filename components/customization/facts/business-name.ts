import type { Business } from "@/lib/customization/first-draft/business";
import type { Translator } from "@/lib/translations/translator";

/** What a list calls a business: its trade, where nothing better is known. */
export const businessName = (
  { name, facts, trade }: Business,
  labelOf: Translator<"tradeLabels">,
): string => name || facts.legalName || labelOf(trade);
