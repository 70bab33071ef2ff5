import { useLanguage, useTranslations } from "#translations";
import type { Vital } from "@/db/words/analytics";
import { localeOf } from "@/lib/languages.mjs";

/** Writes a value as `240 ms`, `1.85 s`; for CLS as a score such as `0.02`. */
export function useVitalFormat() {
  const t = useTranslations("speed");
  const locale = localeOf(useLanguage());
  const exact = new Intl.NumberFormat(locale, {
    minimumFractionDigits: 2,
    maximumFractionDigits: 2,
  });
  return (vital: Vital, value: number): string => {
    if (vital === "CLS") return exact.format(value);
    return value < 1_000
      ? t("milliseconds", { value: String(Math.round(value)) })
      : t("seconds", { value: exact.format(value / 1_000) });
  };
}
