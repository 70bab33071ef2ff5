import { useLanguage, useTranslations } from "#translations";
import { localeOf } from "@/lib/languages.mjs";

/** The presets that were removed because they are no longer sold. */
export function RemovedPresets({ names }: { names: string[] }) {
  const t = useTranslations("cart");
  const language = useLanguage();
  if (names.length === 0) return null;
  const presets = new Intl.ListFormat(localeOf(language)).format(names);
  return (
    <p role="status" className="page mt-4 text-warn">
      {t("noLongerSold", { presets })}
    </p>
  );
}
