import { currentLanguage, currentTranslations } from "#current-translations";
import { formatWrittenDay } from "@/lib/dates";

const t = currentTranslations("orderErrors");

/** Change the version together with the words. */
export const startConsent = {
  version: "2026-11-26",
  text: "Start at once: I expressly consent that you begin before the time for withdrawal is over, and I know that my right to withdraw then ends.",
};

/** Why an order that a consumer may withdraw from cannot be used yet. */
export const waitRefusal = (lastDay: string) =>
  t("waits", { lastDay: formatWrittenDay(lastDay, currentLanguage()) });
