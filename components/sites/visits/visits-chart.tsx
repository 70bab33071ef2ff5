import { formatShortDay } from "@/lib/dates";
import type { VisitsView } from "@/lib/sites/visits/schemas";
import { formatCount, visitsTexts as texts } from "./texts";

type Days = VisitsView["days"];

/** A round number, at least the largest: 4, 10, 20, 50, 100 ... so that its half is a whole number. */
export function roundTop(largest: number): number {
  if (largest <= 4) return 4;
  const power = 10 ** Math.floor(Math.log10(largest));
  return (
    [1, 2, 5, 10].map((step) => step * power).find((top) => top >= largest && top % 2 === 0) ??
    10 * power
  );
}

const mostOf = (days: Days) =>
  days.reduce((most, day) => (day.visits > most.visits ? day : most), { day: "", visits: 0 });

function labelOf(days: Days): string {
  const [first = "", last = ""] = [days[0]?.day, days.at(-1)?.day].map(
    (day) => day && formatShortDay(day),
  );
  const most = mostOf(days);
  const all = texts.chartOf(first, last);
  return most.visits > 0 ? `${all} ${texts.most(most.visits, formatShortDay(most.day))}` : all;
}

/** A bar for each day; the table below it says the same. */
export function VisitsChart({ days }: { days: Days }) {
  const top = roundTop(mostOf(days).visits);
  const middle = days[Math.floor(days.length / 2)]?.day ?? "";
  return (
    <div className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-3 gap-y-2">
      <div
        className="label flex h-48 flex-col justify-between text-right text-ink-soft"
        aria-hidden
      >
        {[top, top / 2, 0].map((value) => (
          <span key={value} className="-my-2">
            {formatCount(value)}
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
          aria-label={labelOf(days)}
          viewBox={`0 0 ${days.length} ${top}`}
          preserveAspectRatio="none"
          className="absolute inset-0 size-full"
        >
          {days.map(({ day, visits }, at) => (
            <g key={day} className="group">
              <title>{texts.ofDay(formatShortDay(day), visits)}</title>
              <rect x={at} y={0} width={1} height={top} fill="transparent" />
              <rect
                x={at + 0.12}
                y={top - visits}
                width={0.76}
                height={visits}
                className="fill-accent transition-colors group-hover:fill-ink"
              />
            </g>
          ))}
        </svg>
      </div>
      <div className="label col-start-2 flex justify-between text-ink-soft" aria-hidden>
        <span>{formatShortDay(days[0]?.day ?? middle)}</span>
        <span>{formatShortDay(middle)}</span>
        <span>{texts.today}</span>
      </div>
    </div>
  );
}
