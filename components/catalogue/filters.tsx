import { SlidersHorizontal, X } from "lucide-react";
import { useTranslations } from "#translations";
import { button, iconButton } from "@/components/ui/button";
import { shopHref } from "@/lib/catalogue/shop-url";
import { Facets, type FacetsProps } from "./facets";

/**
 * The facets: beside the presets on a wide screen, in a bottom sheet on a small one. The sheet is a native
 * popover, so that it works without script and the markup is sent once.
 */
export function Filters(props: FacetsProps) {
  const t = useTranslations("filters");
  // Unique per page, because Next keeps the previous page hidden in the document.
  const id = `filters${shopHref(props.query).replaceAll("/", "-")}`;
  return (
    <div>
      <button
        type="button"
        popoverTarget={id}
        className={`${button("secondary")} w-full justify-start lg:hidden`}
      >
        <SlidersHorizontal className="size-4" strokeWidth={1.5} aria-hidden /> {t("filters")}
        {props.filterCount > 0 && (
          <span className="label text-ink-soft">{t("chosen", { count: props.filterCount })}</span>
        )}
      </button>
      <aside id={id} popover="auto" aria-label={t("filters")} className="sheet">
        <div className="mb-4 flex items-center justify-between lg:hidden">
          <p className="font-bold font-display text-xl">{t("filters")}</p>
          <button
            type="button"
            popoverTarget={id}
            popoverTargetAction="hide"
            aria-label={t("close")}
            className={`${iconButton} -me-2`}
          >
            <X className="size-5" strokeWidth={1.5} aria-hidden />
          </button>
        </div>
        <Facets {...props} />
      </aside>
    </div>
  );
}
