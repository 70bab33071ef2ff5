import { useLanguage, useTranslations } from "#translations";
import type { Business } from "@/lib/customization/first-draft/business";
import { localeOf } from "@/lib/languages.mjs";

/** Says as which business a search or a comparison shows the presets. */
export function BusinessSentence({ business }: { business: Business }) {
  const t = useTranslations("shownAs");
  const one = useTranslations("tradeOnes")(business.trade);
  const names = new Intl.DisplayNames(localeOf(useLanguage()), { type: "language" });
  const language = names.of(business.language) ?? business.language;
  return (
    <span>
      {business.language === "en" ? t("shown", { one }) : t("shownIn", { one, language })}
    </span>
  );
}
