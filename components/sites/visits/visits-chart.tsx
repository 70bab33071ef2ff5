import { BarChart } from "@/components/ui/bar-chart";
import { FoldedTable } from "@/components/ui/figure-tables";
import { formatCount } from "@/lib/counts";
import { formatDay } from "@/lib/dates";
import type { VisitsView } from "@/lib/sites/visits/schemas";
import { visitsTexts as texts } from "./texts";

type Days = VisitsView["days"];

const mostOf = (days: Days) =>
  days.reduce((most, day) => (day.visits > most.visits ? day : most), { day: "", visits: 0 });

function labelOf(days: Days): string {
  const [first = "", last = ""] = [days[0]?.day, days.at(-1)?.day].map(
    (day) => day && formatDay(day),
  );
  const most = mostOf(days);
  const all = texts.chartOf(first, last);
  return most.visits > 0 ? `${all} ${texts.most(most.visits, formatDay(most.day))}` : all;
}

/** A bar for each day; the table below has the same numbers. */
export function VisitsChart({ days }: { days: Days }) {
  const middle = days[Math.floor(days.length / 2)]?.day ?? "";
  return (
    <BarChart
      bars={days.map(({ day, visits }) => ({
        key: day,
        value: visits,
        title: texts.ofDay(formatDay(day), visits),
      }))}
      label={labelOf(days)}
      format={formatCount}
      marks={[formatDay(days[0]?.day ?? middle), formatDay(middle), texts.today]}
    />
  );
}

/** The chart as a table, the newest day first. */
export const DaysTable = ({ days }: { days: Days }) => (
  <FoldedTable
    summary={texts.table}
    caption={texts.chart}
    columns={[texts.columns.day, texts.columns.visits, texts.columns.views, texts.columns.programs]}
    rows={days.toReversed().map(({ day, visits, views, programs }) => ({
      key: day,
      name: <time dateTime={day}>{formatDay(day)}</time>,
      values: [formatCount(visits), formatCount(views), formatCount(programs)],
    }))}
  />
);
