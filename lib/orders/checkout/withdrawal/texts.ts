import { currentLanguage, currentTranslations } from "#current-translations";
import { formatDay } from "@/lib/dates";

/** Of the words of `startConsent` in `lib/translations`: change both together. */
export const startConsentVersion = "2026-11-26";

const t = currentTranslations("orderErrors");

/** Why an order that a consumer may withdraw from cannot be used yet. */
export const waitRefusal = (lastDay: string) =>
  t("waits", { lastDay: formatDay(lastDay, "UTC", currentLanguage()) });
