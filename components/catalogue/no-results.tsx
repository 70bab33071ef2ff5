import { button } from "@/components/ui/button";
import { EmptyShelf } from "@/components/ui/illustrations/empty-shelf";
import { IntentLink } from "@/components/ui/intent-link";
import { defaultShopQuery, shopHref } from "@/lib/catalogue/shop-url";
import { shopTexts } from "./texts";

export function NoResults() {
  return (
    <div className="rounded-card border border-line border-dashed px-6 py-12 text-center">
      <EmptyShelf className="mx-auto h-44" />
      <h3 className="mt-6 text-xl">{shopTexts.noResults}</h3>
      <p className="mx-auto mt-2 max-w-[46ch] text-ink-soft">{shopTexts.noResultsHint}</p>
      <IntentLink href={shopHref(defaultShopQuery)} className={`${button()} mt-6`}>
        {shopTexts.showAll}
      </IntentLink>
    </div>
  );
}
