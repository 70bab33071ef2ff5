import { tryOnTexts } from "@/components/customization/try-on/texts";
import type { Business } from "@/lib/customization/first-draft/business";

/** What a list calls a business: its trade, where nothing better is known. */
export const businessName = ({ name, facts, trade }: Business): string =>
  name || facts.legalName || tryOnTexts.trades[trade];
