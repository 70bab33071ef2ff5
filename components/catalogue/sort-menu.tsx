import { ArrowDownWideNarrow, Check } from "lucide-react";
import type { CSSProperties } from "react";
import { useTranslations } from "#translations";
import { button } from "@/components/ui/button";
import { IntentLink } from "@/components/ui/intent-link";
import { isSameSortOrder, type ShopQuery, shopHref, sortMenu } from "@/lib/catalogue/shop-url";

export function SortMenu({ query }: { query: ShopQuery }) {
  const t = useTranslations("shopPage");
  const nameOf = useTranslations("sortOrders");
  const current = sortMenu.find(({ order }) => isSameSortOrder(order, query.order));
  // Unique per page, because Next keeps the previous page hidden in the document.
  const id = `order${shopHref(query).replaceAll("/", "-")}`;
  const anchor = `--${id}`;
  return (
    <>
      <button
        type="button"
        popoverTarget={id}
        className={button("secondary", "medium")}
        style={{ anchorName: anchor } as CSSProperties}
      >
        <ArrowDownWideNarrow className="size-4" strokeWidth={1.5} aria-hidden />
        {t("orderBy")}
        <span className="text-ink-soft">{current && nameOf(current.name)}</span>
      </button>
      <nav
        id={id}
        popover="auto"
        aria-label={t("orderMenu")}
        className="menu"
        style={{ positionAnchor: anchor } as CSSProperties}
      >
        {sortMenu.map(({ name, order }) => {
          const isCurrent = isSameSortOrder(order, query.order);
          return (
            <IntentLink
              key={name}
              href={shopHref({ ...query, order, page: 1 })}
              scroll={false}
              rel="nofollow"
              aria-current={isCurrent ? "true" : undefined}
              className="menu-option"
            >
              {nameOf(name)}
              {isCurrent && <Check className="size-4" strokeWidth={1.5} aria-hidden />}
            </IntentLink>
          );
        })}
      </nav>
    </>
  );
}
