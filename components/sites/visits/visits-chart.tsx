import { useLanguage, useTranslations } from "#translations";
import { BarChart } from "@/components/ui/bar-chart";
import { FoldedTable } from "@/components/ui/figure-tables";
import { formatCount } from "@/lib/counts";
import { formatDay } from "@/lib/dates";
import type { VisitsView } from "@/lib/sites/visits/schemas";
import type { Translator } from "@/lib/translations/translator";

type Days = VisitsView["days"];

const mostOf = (days: Days) =>
  days.reduce((most, day) => (day.visits > most.visits ? day : most), { day: "", visits: 0 });

function labelOf(days: Days, t: Translator<"siteVisits">, dayOf: (day: string) => string): string {
  const [first = "", last = ""] = [days[0]?.day, days.at(-1)?.day].map((day) => day && dayOf(day));
  const most = mostOf(days);
  const all = t("chartOf", { first, last });
  return most.visits > 0
    ? `${all} ${t("most", { day: dayOf(most.day), count: most.visits })}`
    : all;
}

/** A bar for each day; the table below has the same numbers. */
export function VisitsChart({ days }: { days: Days }) {
  const t = useTranslations("siteVisits");
  const language = useLanguage();
  const dayOf = (day: string) => formatDay(day, "UTC", language);
  const middle = days[Math.floor(days.length / 2)]?.day ?? "";
  return (
    <BarChart
      bars={days.map(({ day, visits }) => ({
        key: day,
        value: visits,
        title: t("ofDay", { day: dayOf(day), count: visits }),
      }))}
      label={labelOf(days, t, dayOf)}
      format={(count) => formatCount(count, language)}
      marks={[dayOf(days[0]?.day ?? middle), dayOf(middle), t("today")]}
    />
  );
}

/** The chart as a table, the newest day first. */
export function DaysTable({ days }: { days: Days }) {
  const t = useTranslations("siteVisits");
  const language = useLanguage();
  return (
    <FoldedTable
      summary={t("table")}
      caption={t("chart")}
      columns={[t("columnDay"), t("columnVisits"), t("columnViews"), t("columnPrograms")]}
      rows={days.toReversed().map(({ day, visits, views, programs }) => ({
        key: day,
        name: <time dateTime={day}>{formatDay(day, "UTC", language)}</time>,
        values: [visits, views, programs].map((it) => formatCount(it, language)),
      }))}
    />
  );
}
