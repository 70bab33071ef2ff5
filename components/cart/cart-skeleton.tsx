import { SkeletonPage } from "@/components/layout/skeleton-page";
import { cartPageTexts as texts } from "./texts";

/** While the cart loads. */
export const CartSkeleton = () => (
  <SkeletonPage
    texts={texts}
    toShop={texts.browseAll}
    className="mt-8 gap-x-12 gap-y-8 lg:grid-cols-[1fr_22rem]"
  >
    <div className="mt-8 divide-y divide-line border-line border-y">
      <div className="py-5">
        <div className="h-32 rounded-control bg-line/60" />
      </div>
      <div className="py-5">
        <div className="h-32 rounded-control bg-line/60" />
      </div>
    </div>
    <div className="h-96 rounded-card bg-line/60" />
  </SkeletonPage>
);
