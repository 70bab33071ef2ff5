import { useTranslations } from "#translations";
import { SkeletonPage } from "@/components/layout/skeleton-page";

/** A placeholder while the lists are loaded. */
export function SavedSkeleton() {
  const t = useTranslations("saved");
  return (
    <SkeletonPage
      texts={{
        title: t("title"),
        loading: t("loading"),
        needsScript: t("needsScript"),
        needsScriptHint: t("needsScriptHint"),
      }}
      toShop={t("toShop")}
      className="mt-24 gap-6 sm:grid-cols-2 lg:grid-cols-3"
    >
      <div className="h-96 rounded-card bg-line/60" />
      <div className="h-96 rounded-card bg-line/60 max-sm:hidden" />
      <div className="h-96 rounded-card bg-line/60 max-lg:hidden" />
    </SkeletonPage>
  );
}
