import { X } from "lucide-react";
import { useTranslations } from "#translations";
import { IntentLink } from "@/components/ui/intent-link";
import {
  activeFilters,
  defaultShopQuery,
  type ShopQuery,
  shopHref,
  toggleFilter,
} from "@/lib/catalogue/shop-url";

/** The active filters, each a link that removes it, and a link that clears all. */
export function ActiveFilters({ query }: { query: ShopQuery }) {
  const t = useTranslations("activeFilters");
  const word = useTranslations("presetWords");
  const filters = activeFilters(query);
  if (filters.length === 0) return null;
  return (
    <div className="flex flex-wrap items-center gap-2">
      {filters.map((value) => (
        <IntentLink
          key={value}
          href={shopHref(toggleFilter(query, value))}
          scroll={false}
          rel="nofollow"
          aria-label={t("remove", { filter: word(value) })}
          className="flex h-9 items-center gap-1.5 rounded-control bg-accent-soft pe-2 ps-3 text-sm hover:bg-accent hover:text-accent-ink"
        >
          <span>{word(value)}</span>
          <X className="size-4" strokeWidth={1.5} aria-hidden />
        </IntentLink>
      ))}
      <IntentLink
        href={shopHref({ ...defaultShopQuery, order: query.order })}
        scroll={false}
        className="flex h-9 items-center px-2 text-sm underline underline-offset-4 hover:text-accent"
      >
        {t("clear")}
      </IntentLink>
    </div>
  );
}
