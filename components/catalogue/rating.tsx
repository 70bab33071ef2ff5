import { Star } from "lucide-react";
import { useLanguage, useTranslations } from "#translations";
import { localeOf } from "@/lib/languages.mjs";

/** The average rating beside one star; renders nothing for 0, which means not rated. */
export function Rating({ average, className = "" }: { average: number; className?: string }) {
  const t = useTranslations("preset");
  const language = useLanguage();
  if (average === 0) return null;
  const shown = average.toLocaleString(localeOf(language), {
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
  });
  return (
    <span className={`inline-flex items-center gap-1 ${className}`}>
      <Star className="size-4 fill-gold text-gold" strokeWidth={1.5} aria-hidden />
      <span className="sr-only">{t("rated", { average: shown })}</span>
      <span aria-hidden>{shown}</span>
    </span>
  );
}
