import { SlidersHorizontal, X } from "lucide-react";
import { button, iconButton } from "@/components/ui/button";
import { shopHref } from "@/lib/catalogue/shop-url";
import { Facets, type FacetsProps } from "./facets";
import { filterTexts } from "./texts";

/**
 * The facets: beside the presets on a wide screen, in a bottom sheet on a small one. The sheet is a native
 * popover, so that it works without script and the markup is sent once.
 */
export function Filters(props: FacetsProps) {
  // Unique per page, because Next keeps the previous page hidden in the document.
  const id = `filters${shopHref(props.query).replaceAll("/", "-")}`;
  return (
    <div>
      <button
        type="button"
        popoverTarget={id}
        className={`${button("secondary")} w-full justify-start lg:hidden`}
      >
        <SlidersHorizontal className="size-4" strokeWidth={1.5} aria-hidden /> {filterTexts.filters}
        {props.filterCount > 0 && (
          <span className="label text-ink-soft">{filterTexts.chosen(props.filterCount)}</span>
        )}
      </button>
      <aside id={id} popover="auto" aria-label={filterTexts.filters} className="sheet">
        <div className="mb-4 flex items-center justify-between lg:hidden">
          <p className="font-bold font-display text-xl">{filterTexts.filters}</p>
          <button
            type="button"
            popoverTarget={id}
            popoverTargetAction="hide"
            aria-label={filterTexts.close}
            className={`${iconButton} -mr-2`}
          >
            <X className="size-5" strokeWidth={1.5} aria-hidden />
          </button>
        </div>
        <Facets {...props} />
      </aside>
    </div>
  );
}
