import { Ranking } from "@/components/ui/figure-tables";
import { visitStages } from "@/db/words/analytics";
import { noVisitors, spansOf } from "@/lib/analytics/rules";
import type { Figures } from "@/lib/analytics/schemas";
import { formatCount } from "@/lib/counts";
import { paidOrders } from "./row-links";
import { SpanChart } from "./span-chart";
import { figuresTexts as texts } from "./texts";

/** In whole percent; null if there is nothing to compare with. */
const shareOf = (count: number, all: number) => (all > 0 ? Math.round((100 * count) / all) : null);

/** How many visitors reached each step. */
export function VisitorFigures({ first, last, sales, visitors }: Omit<Figures, "tasks">) {
  const { total, days } = visitors;
  const stages = visitStages.map((stage) => ({
    key: stage,
    name: texts.stages[stage],
    value: total[stage],
  }));
  const rows = [
    ...stages,
    ...(sales
      ? [
          {
            key: "paid",
            name: texts.paidStage,
            value: sales.total.paid,
            href: paidOrders(first, last),
          },
        ]
      : []),
  ];
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
        <Ranking
          title={texts.way}
          columns={texts.wayColumns}
          rows={rows.map((row) => ({
            ...row,
            shown: texts.share(row.value, shareOf(row.value, total.detail)),
          }))}
          none=""
        />
        <p className="mt-4 text-ink-soft text-sm">{texts.wayMeans}</p>
      </div>
    </section>
  );
}
