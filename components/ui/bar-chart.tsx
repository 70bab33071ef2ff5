/** A round number, at least the largest: 4, 10, 20, 50, 100 ... so that its half is a whole number. */
export function roundTop(largest: number): number {
  if (largest <= 4) return 4;
  const power = 10 ** Math.floor(Math.log10(largest));
  return (
    [1, 2, 5, 10].map((step) => step * power).find((top) => top >= largest && top % 2 === 0) ??
    10 * power
  );
}

interface Bar {
  key: string;
  value: number;
  /** The bar in words. */
  title: string;
}

interface BarChartProps {
  bars: readonly Bar[];
  /** The chart in words, for screen readers; a table below has the same numbers. */
  label: string;
  format: (value: number) => string;
  /** Below the first, the middle and the last bar. */
  marks: readonly [string, string, string];
}

/** One bar for each value, all of one color: bars are distinguished by place and height. */
export function BarChart({ bars, label, format, marks: [first, middle, last] }: BarChartProps) {
  const top = roundTop(Math.max(0, ...bars.map(({ value }) => value)));
  return (
    <div className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-3 gap-y-2">
      <div className="label flex h-48 flex-col justify-between text-end text-ink-soft" aria-hidden>
        {[top, top / 2, 0].map((value) => (
          <span key={value} className="-my-2">
            {format(value)}
          </span>
        ))}
      </div>
      <div className="relative h-48">
        <div className="absolute inset-0 flex flex-col justify-between" aria-hidden>
          <span className="border-line border-t" />
          <span className="border-line border-t" />
          <span className="border-line-strong border-t" />
        </div>
        <svg
          role="img"
          aria-label={label}
          viewBox={`0 0 ${bars.length} ${top}`}
          preserveAspectRatio="none"
          className="absolute inset-0 size-full"
        >
          {bars.map(({ key, value, title }, at) => (
            <g key={key} className="group">
              <title>{title}</title>
              <rect x={at} y={0} width={1} height={top} fill="transparent" />
              <rect
                x={at + 0.12}
                y={top - value}
                width={0.76}
                height={value}
                className="fill-accent transition-colors group-hover:fill-ink"
              />
            </g>
          ))}
        </svg>
      </div>
      <div className="label col-start-2 flex justify-between text-ink-soft" aria-hidden>
        <span>{first}</span>
        <span>{middle}</span>
        <span>{last}</span>
      </div>
    </div>
  );
}
