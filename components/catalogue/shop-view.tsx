"use client";

import type { ReactNode } from "react";
import { useTranslations } from "#translations";
import { CompareBar } from "@/components/catalogue/compare/compare-bar";
import { MyColorsButton } from "@/components/customization/palette/my-colors-button";
import { AddAllButton } from "@/components/orders/cart/add-all-button";
import { IntentLink } from "@/components/ui/intent-link";
import type { FacetCounts } from "@/lib/catalogue/rules";
import { activeFilters, type ShopQuery, shopHref } from "@/lib/catalogue/shop-url";
import { links } from "@/lib/links";
import type { CardPreset } from "./card-preset";
import { Filters } from "./filters";
import { Pager } from "./pager";
import { PresetGrid } from "./preset-grid";
import { SearchField } from "./search-field";
import { SortMenu } from "./sort-menu";

interface ShopViewProps {
  title: string;
  query: ShopQuery;
  presets: CardPreset[];
  total: number;
  pages: number;
  counts: FacetCounts;
  /** Server components, because most pages have neither. */
  chosen: ReactNode;
  noResults: ReactNode;
}

/** A client component, because the markup of a server component is sent twice. */
export function ShopView({
  title,
  query,
  presets,
  total,
  pages,
  counts,
  chosen,
  noResults,
}: ShopViewProps) {
  const t = useTranslations("shopPage");
  const filterCount = activeFilters(query).length;
  return (
    <div className="page pt-10 pb-20">
      <header className="flex flex-wrap items-end justify-between gap-4">
        <div>
          <h1 className="text-3xl">{title}</h1>
          <p className="mt-2 text-ink-soft" aria-live="polite">
            {t("count", { count: total })}
          </p>
        </div>
        <div className="flex flex-wrap gap-3">
          <MyColorsButton />
          <SortMenu query={query} />
        </div>
      </header>
      <SearchField className="mt-6 max-w-[40rem]" />
      <div className="mt-6 grid gap-x-12 gap-y-8 lg:mt-8 lg:grid-cols-[15rem_1fr]">
        <Filters query={query} counts={counts} filterCount={filterCount} />
        <section aria-labelledby="results" className="space-y-6">
          <h2 id="results" className="sr-only">
            {t("presets")}
          </h2>
          {chosen}
          {presets.length > 0 ? (
            <>
              <PresetGrid presets={presets} />
              {presets.length > 1 && (
                <div className="flex justify-center">
                  <AddAllButton ids={presets.map(({ id }) => id)} />
                </div>
              )}
            </>
          ) : (
            noResults
          )}
          <Pager page={query.page} pages={pages} hrefOf={(page) => shopHref({ ...query, page })} />
          {/* The menu of a guest has this link only if the guest has favorites. */}
          <p className="text-center text-sm">
            <IntentLink
              href={links.saved}
              className="text-ink-soft underline underline-offset-4 hover:text-ink"
            >
              {t("saved")}
            </IntentLink>
          </p>
        </section>
      </div>
      <CompareBar />
    </div>
  );
}
