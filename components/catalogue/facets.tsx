"use client";

import { useTranslations } from "#translations";
import { IntentLink } from "@/components/ui/intent-link";
import { type Facet, type FacetCounts, facets, facetValues } from "@/lib/catalogue/rules";
import type { Preset } from "@/lib/catalogue/schemas";
import { clearFacet, type ShopQuery, shopHref, toggleFilter } from "@/lib/catalogue/shop-url";
import { cssColorOf } from "./preset-picture";

export interface FacetsProps {
  query: ShopQuery;
  counts: FacetCounts;
  /** The number of active filters: links to more than one are nofollow. */
  filterCount: number;
}

/** A client component, because the markup of a server component is sent twice. */
export function Facets(props: FacetsProps) {
  return (
    <div className="space-y-7">
      {facets.map((facet) => (
        <FacetList key={facet} facet={facet} {...props} />
      ))}
    </div>
  );
}

function FacetList({ facet, query, counts, filterCount }: FacetsProps & { facet: Facet }) {
  const t = useTranslations("filters");
  const by = useTranslations("filterBy");
  const title = useTranslations("facetTitles");
  const word = useTranslations("presetWords");
  const selected: readonly string[] = query.filters[facet];
  const countByValue: Record<string, number> = counts[facet];
  return (
    <nav aria-label={by(facet)}>
      <h2 className="label mb-2.5 text-ink-soft">{title(facet)}</h2>
      <ul className="flex flex-wrap gap-1.5">
        {facet === "categories" && (
          <li>
            <FacetLink
              label={t("all")}
              count={counts.all.categories}
              href={shopHref(clearFacet(query, facet))}
              isSelected={selected.length === 0}
              isNofollow={filterCount > 1}
            />
          </li>
        )}
        {facetValues[facet].map((value) => (
          <li key={value}>
            <FacetLink
              label={word(value)}
              count={countByValue[value] ?? 0}
              href={shopHref(toggleFilter(query, value))}
              isSelected={selected.includes(value)}
              isNofollow={filterCount > 0}
              swatch={facet === "colors" ? cssColorOf(value as Preset["color"]) : undefined}
            />
          </li>
        ))}
      </ul>
    </nav>
  );
}

interface FacetLinkProps {
  label: string;
  count: number;
  href: string;
  isSelected: boolean;
  isNofollow: boolean;
  swatch?: string;
}

function FacetLink({ label, count, href, isSelected, isNofollow, swatch }: FacetLinkProps) {
  const t = useTranslations("filters");
  return (
    <IntentLink
      href={href}
      scroll={false}
      rel={isNofollow ? "nofollow" : undefined}
      aria-current={isSelected ? "true" : undefined}
      className="chip"
    >
      {swatch && <span aria-hidden className="swatch" style={{ backgroundColor: swatch }} />}
      <span>{label}</span>
      <span className={isSelected ? "label" : "label text-ink-soft"}>
        <span>{count}</span>
        <span className="sr-only">{t("presets", { count })}</span>
      </span>
    </IntentLink>
  );
}
