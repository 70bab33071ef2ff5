import { Ranking } from "@/components/ui/figure-tables";
import { visitStages } from "@/db/words/analytics";
import { noVisitors, shareOf, spansOf } from "@/lib/analytics/rules";
import type { Figures } from "@/lib/analytics/schemas";
import { formatCount } from "@/lib/counts";
import { SpanChart } from "./span-chart";
import { figuresTexts as texts } from "./texts";

/** How many visitors reached each step. */
export function VisitorFigures({ total, days }: Figures["visitors"]) {
  const rows = visitStages.map((stage) => ({
    key: stage,
    name: texts.stages[stage],
    value: total[stage],
    shown: texts.share(total[stage], shareOf(total[stage], total)),
  }));
  return (
    <section aria-label={texts.way} className="grid gap-x-16 gap-y-12 lg:grid-cols-[3fr_2fr]">
      <SpanChart
        title={texts.visitorsChart}
        spans={spansOf(days, noVisitors)}
        read={({ detail }) => detail}
        format={formatCount}
        columns={[texts.days, ...visitStages.map((stage) => texts.ofStage[stage])]}
        cells={(span) => visitStages.map((stage) => formatCount(span[stage]))}
      />
      <div>
        <Ranking title={texts.way} columns={texts.wayColumns} rows={rows} none="" />
        <p className="mt-4 text-ink-soft text-sm">{texts.wayMeans}</p>
      </div>
    </section>
  );
}
