import { SlidersHorizontal, X } from "lucide-react";
import { button, iconButton } from "@/components/ui/button";
import { shopHref } from "@/lib/catalogue/shop-url";
import { Facets, type FacetsProps } from "./facets";

/**
 * The facets once: beside the presets on a wide screen, a sheet that a button opens on a small one. The
 * browser does the opening, with or without script.
 */
export function Filters(props: FacetsProps) {
  // The router keeps the page before in the document, hidden: the sheet needs a name of its own.
  const id = `filters${shopHref(props.state).replaceAll("/", "-")}`;
  return (
    <div>
      <button
        type="button"
        popoverTarget={id}
        className={`${button("secondary")} w-full justify-start lg:hidden`}
      >
        <SlidersHorizontal className="size-4" strokeWidth={1.5} aria-hidden /> Filters
        {props.depth > 0 && <span className="label text-ink-soft">{props.depth} chosen</span>}
      </button>
      <aside id={id} popover="auto" aria-label="Filters" className="sheet">
        <div className="mb-4 flex items-center justify-between lg:hidden">
          <p className="font-bold font-display text-xl">Filters</p>
          <button
            type="button"
            popoverTarget={id}
            popoverTargetAction="hide"
            aria-label="Close the filters"
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
