import { SkeletonPage } from "@/components/layout/skeleton-page";
import { savedTexts as texts } from "./texts";

/** A placeholder while the lists are loaded. */
export const SavedSkeleton = () => (
  <SkeletonPage
    texts={texts}
    toShop={texts.toShop}
    className="mt-24 gap-6 sm:grid-cols-2 lg:grid-cols-3"
  >
    <div className="h-96 rounded-card bg-line/60" />
    <div className="h-96 rounded-card bg-line/60 max-sm:hidden" />
    <div className="h-96 rounded-card bg-line/60 max-lg:hidden" />
  </SkeletonPage>
);
