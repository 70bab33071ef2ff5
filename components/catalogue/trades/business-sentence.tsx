import { useLanguage, useTranslations } from "#translations";
import type { Business } from "@/lib/customization/first-draft/business";
import { localeOf } from "@/lib/languages.mjs";

/** Says as which business a search or a comparison shows the presets. */
export function BusinessSentence({ business }: { business: Business }) {
  const t = useTranslations("shownAs");
  const one = useTranslations("tradeOnes")(business.trade);
  const page = localeOf(useLanguage());
  const names = new Intl.DisplayNames(page, { type: "language" });
  const language = names.of(business.language) ?? business.language;
  return (
    <span>
      {business.language === new Intl.Locale(page).language
        ? t("shown", { one })
        : t("shownIn", { one, language })}
    </span>
  );
}
