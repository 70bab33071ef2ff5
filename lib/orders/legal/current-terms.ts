import { env } from "@/lib/env";
import type { LegalText } from "@/lib/legal-text";
import { seller } from "@/lib/seller";
import { sellsToEverybody } from "@/lib/sells-to";
import { legalTextsIn } from "@/lib/translations/legal-texts";

/** The terms of this shop, as an order is placed under them now. */
export const currentTerms = (language: string): LegalText =>
  legalTextsIn(language).terms({
    seller: seller(language),
    transferDays: env("transfers").TRANSFER_EXPIRY_DAYS,
    toEverybody: sellsToEverybody(),
  });
