import { useTranslations } from "#translations";
import { button } from "@/components/ui/button";
import { EmptyShelf } from "@/components/ui/illustrations/empty-shelf";
import { IntentLink } from "@/components/ui/intent-link";
import { defaultShopQuery, shopHref } from "@/lib/catalogue/shop-url";

export function NoResults() {
  const t = useTranslations("noResults");
  return (
    <div className="rounded-card border border-line border-dashed px-6 py-12 text-center">
      <EmptyShelf className="mx-auto h-44" />
      <h3 className="mt-6 text-xl">{t("title")}</h3>
      <p className="mx-auto mt-2 max-w-[46ch] text-ink-soft">{t("hint")}</p>
      <IntentLink href={shopHref(defaultShopQuery)} className={`${button()} mt-6`}>
        {t("showAll")}
      </IntentLink>
    </div>
  );
}
