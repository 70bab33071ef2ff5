import type { ReactNode } from "react";
import { useLanguage, useTranslations } from "#translations";
import { BarChart } from "@/components/ui/bar-chart";
import { FoldedTable } from "@/components/ui/figure-tables";
import { formatDay } from "@/lib/dates";

interface Span {
  first: string;
  last: string;
}

interface SpanChartProps<Row extends Span> {
  title: string;
  /** The days or months, in their order. */
  spans: readonly Row[];
  read: (span: Row) => number;
  format: (value: number) => string;
  columns: readonly string[];
  /** The columns of the table. */
  cells: (span: Row) => readonly ReactNode[];
}

/** A bar for each day or month, and a table with the details, the newest first. */
export function SpanChart<Row extends Span>({
  title,
  spans,
  read,
  format,
  columns,
  cells,
}: SpanChartProps<Row>) {
  const t = useTranslations("figures");
  const language = useLanguage();
  const dayOf = (day: string) => formatDay(day, "UTC", language);
  const nameOf = ({ first, last }: Span) =>
    first === last ? dayOf(first) : t("span", { first: dayOf(first), last: dayOf(last) });
  const markOf = (span: Row | undefined) => (span ? dayOf(span.first) : "");
  const label = () => {
    const [start, end] = [spans[0], spans.at(-1)];
    if (!start || !end) return title;
    const most = spans.reduce((a, b) => (read(b) > read(a) ? b : a), start);
    const all = t("chartOf", { what: title, first: dayOf(start.first), last: dayOf(end.last) });
    if (read(most) === 0) return all;
    return `${all} ${t("most", { value: format(read(most)), span: nameOf(most) })}`;
  };
  return (
    <div>
      <h2 className="mb-5 text-lg">{title}</h2>
      <BarChart
        bars={spans.map((span) => ({
          key: span.first,
          value: read(span),
          title: `${nameOf(span)}: ${format(read(span))}`,
        }))}
        label={label()}
        format={format}
        marks={[markOf(spans[0]), markOf(spans[Math.floor(spans.length / 2)]), t("today")]}
      />
      <FoldedTable
        summary={t("table")}
        caption={title}
        columns={columns}
        rows={spans.toReversed().map((span) => ({
          key: span.first,
          name: nameOf(span),
          values: cells(span),
        }))}
      />
    </div>
  );
}
