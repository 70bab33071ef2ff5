import type { ReactNode } from "react";
import { BarChart } from "@/components/ui/bar-chart";
import { FoldedTable } from "@/components/ui/figure-tables";
import { figuresTexts as texts } from "./texts";

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
  const [start, middle] = [spans[0], spans[Math.floor(spans.length / 2)]].map(
    (it) => it?.first ?? "",
  );
  return (
    <div>
      <h2 className="mb-5 text-lg">{title}</h2>
      <BarChart
        bars={spans.map((span) => ({
          key: span.first,
          value: read(span),
          title: `${texts.spanOf(span.first, span.last)}: ${format(read(span))}`,
        }))}
        label={labelOf(title, spans, read, format)}
        format={format}
        marks={[nameOf(start), nameOf(middle), texts.today]}
      />
      <FoldedTable
        summary={texts.table}
        caption={title}
        columns={columns}
        rows={spans.toReversed().map((span) => ({
          key: span.first,
          name: texts.spanOf(span.first, span.last),
          values: cells(span),
        }))}
      />
    </div>
  );
}

const nameOf = (day = "") => (day ? texts.spanOf(day, day) : "");

function labelOf<Row extends Span>(
  title: string,
  spans: readonly Row[],
  read: (span: Row) => number,
  format: (value: number) => string,
): string {
  const [start, end] = [spans[0], spans.at(-1)];
  if (!start || !end) return title;
  const most = spans.reduce((a, b) => (read(b) > read(a) ? b : a), start);
  const all = texts.chartOf(title, start.first, end.last);
  if (read(most) === 0) return all;
  return `${all} ${texts.most(format(read(most)), texts.spanOf(most.first, most.last))}`;
}
