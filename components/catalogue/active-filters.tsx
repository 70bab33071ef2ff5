import { X } from "lucide-react";
import { IntentLink } from "@/components/ui/intent-link";
import {
  activeFilters,
  defaultShopQuery,
  type ShopQuery,
  shopHref,
  toggleFilter,
} from "@/lib/catalogue/shop-url";
import { filterTexts } from "./texts";

/** The active filters, each a link that removes it, and a link that clears all. */
export function ActiveFilters({ query }: { query: ShopQuery }) {
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
          className="flex h-9 items-center gap-1.5 rounded-control bg-accent-soft pr-2 pl-3 text-sm hover:bg-accent hover:text-accent-ink"
        >
          <span className="sr-only">{filterTexts.remove}</span>
          <span>{filterTexts.valueText(value)}</span>
          <X className="size-4" strokeWidth={1.5} aria-hidden />
        </IntentLink>
      ))}
      <IntentLink
        href={shopHref({ ...defaultShopQuery, order: query.order })}
        scroll={false}
        className="flex h-9 items-center px-2 text-sm underline underline-offset-4 hover:text-accent"
      >
        {filterTexts.clear}
      </IntentLink>
    </div>
  );
}
