import { IntentLink } from "@/components/ui/intent-link";
import { type Facet, type FacetCounts, facetValues } from "@/lib/catalogue/rules";
import type { Preset } from "@/lib/catalogue/schemas";
import { clearFacet, type ShopQuery, shopHref, toggleFilter } from "@/lib/catalogue/shop-url";
import { swatchOf } from "./preset-picture";

const titles: Record<Facet, string> = { categories: "Category", colors: "Colors", types: "Types" };

export interface FacetsProps {
  state: ShopQuery;
  counts: FacetCounts;
  /** How many choices are made: links that would go deeper than one are not for crawlers. */
  depth: number;
}

export function Facets({ state, counts, depth }: FacetsProps) {
  return (
    <div className="space-y-7">
      <FacetList facet="categories" {...{ state, counts, depth }} />
      <FacetList facet="colors" {...{ state, counts, depth }} />
      <FacetList facet="types" {...{ state, counts, depth }} />
    </div>
  );
}

function FacetList({ facet, state, counts, depth }: FacetsProps & { facet: Facet }) {
  const chosen: readonly string[] = state.filters[facet];
  const countFor: Record<string, number> = counts[facet];
  return (
    <nav aria-label={`Filter by ${titles[facet].toLowerCase()}`}>
      <h2 className="label mb-2.5 text-ink-soft">{titles[facet]}</h2>
      <ul className="flex flex-wrap gap-1.5">
        {facet === "categories" && (
          <li>
            <Choice
              label="All"
              count={counts.all.categories}
              href={shopHref(clearFacet(state, facet))}
              isChosen={chosen.length === 0}
              isDeep={depth > 1}
            />
          </li>
        )}
        {facetValues[facet].map((value) => (
          <li key={value}>
            <Choice
              label={value}
              count={countFor[value] ?? 0}
              href={shopHref(toggleFilter(state, value))}
              isChosen={chosen.includes(value)}
              isDeep={depth > 0}
              swatch={facet === "colors" ? swatchOf(value as Preset["color"]) : undefined}
            />
          </li>
        ))}
      </ul>
    </nav>
  );
}

interface ChoiceProps {
  label: string;
  count: number;
  href: string;
  isChosen: boolean;
  isDeep: boolean;
  swatch?: string;
}

function Choice({ label, count, href, isChosen, isDeep, swatch }: ChoiceProps) {
  return (
    <IntentLink
      href={href}
      scroll={false}
      rel={isDeep ? "nofollow" : undefined}
      aria-current={isChosen ? "true" : undefined}
      className="chip"
    >
      {swatch && <span aria-hidden className="swatch" style={{ backgroundColor: swatch }} />}
      {label}
      <span className={isChosen ? "label" : "label text-ink-soft"}>
        {count}
        <span className="sr-only"> presets</span>
      </span>
    </IntentLink>
  );
}
