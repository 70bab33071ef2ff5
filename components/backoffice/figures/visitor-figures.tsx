import { useLanguage, useTranslations } from "#translations";
import { Ranking } from "@/components/ui/figure-tables";
import { visitStages } from "@/db/words/analytics";
import { noVisitors, shareOf, spansOf } from "@/lib/analytics/rules";
import type { Figures } from "@/lib/analytics/schemas";
import { formatCount } from "@/lib/counts";
import { SpanChart } from "./span-chart";

/** How many visitors reached each step. */
export function VisitorFigures({ total, days }: Figures["visitors"]) {
  const t = useTranslations("figures");
  const stageName = useTranslations("visitStages");
  const columnName = useTranslations("visitStageColumns");
  const language = useLanguage();
  const rows = visitStages.map((stage) => {
    const count = total[stage];
    const share = shareOf(count, total);
    const shown = share === null ? formatCount(count, language) : t("countShare", { count, share });
    return { key: stage, name: stageName(stage), value: count, shown };
  });
  return (
    <section aria-label={t("way")} className="grid gap-x-16 gap-y-12 lg:grid-cols-[3fr_2fr]">
      <SpanChart
        title={t("visitorsChart")}
        spans={spansOf(days, noVisitors)}
        read={({ detail }) => detail}
        format={(value) => formatCount(value, language)}
        columns={[t("days"), ...visitStages.map((stage) => columnName(stage))]}
        cells={(span) => visitStages.map((stage) => formatCount(span[stage], language))}
      />
      <div>
        <Ranking title={t("way")} columns={[t("stage"), t("share")]} rows={rows} none="" />
        <p className="mt-4 text-ink-soft text-sm">{t("wayMeans")}</p>
      </div>
    </section>
  );
}
