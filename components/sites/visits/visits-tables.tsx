import { formatDay } from "@/lib/dates";
import type { VisitsView } from "@/lib/sites/visits/schemas";
import { formatCount, visitsTexts as texts } from "./texts";

const head = "label pb-2 font-normal text-ink-soft";
const number = "py-2 pl-4 text-right font-mono text-sm tabular-nums";

/** The chart in numbers, the newest day first. */
export const DaysTable = ({ days }: Pick<VisitsView, "days">) => (
  <details className="mt-4">
    <summary className="cursor-pointer text-accent text-sm">{texts.table}</summary>
    <table className="mt-4 w-full max-w-md text-left">
      <caption className="sr-only">{texts.chart}</caption>
      <thead>
        <tr>
          <th scope="col" className={head}>
            {texts.columns.day}
          </th>
          <th scope="col" className={`${head} text-right`}>
            {texts.columns.visits}
          </th>
          <th scope="col" className={`${head} text-right`}>
            {texts.columns.views}
          </th>
        </tr>
      </thead>
      <tbody>
        {days.toReversed().map(({ day, visits, views }) => (
          <tr key={day} className="border-line border-t">
            <th scope="row" className="py-2 font-mono font-normal text-sm">
              <time dateTime={day}>{formatDay(day)}</time>
            </th>
            <td className={number}>{formatCount(visits)}</td>
            <td className={number}>{formatCount(views)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  </details>
);

interface RankingProps {
  title: string;
  columns: readonly [string, string];
  rows: readonly { name: string; views: number }[];
  /** Said where there are no rows. */
  none: string;
}

/** The most first, each with a bar of its share. */
export function Ranking({ title, columns, rows, none }: RankingProps) {
  const most = Math.max(1, ...rows.map(({ views }) => views));
  return (
    <section className="min-w-0">
      <h2 className="mb-4 text-lg">{title}</h2>
      {rows.length === 0 ? (
        <p className="text-ink-soft text-sm">{none}</p>
      ) : (
        <table className="w-full table-fixed text-left">
          <thead>
            <tr>
              <th scope="col" className={head}>
                {columns[0]}
              </th>
              <th scope="col" className={`${head} w-32 text-right`}>
                {columns[1]}
              </th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ name, views }) => (
              <tr key={name} className="border-line border-t">
                <th scope="row" className="py-2 font-normal text-sm [overflow-wrap:anywhere]">
                  {name}
                  <span
                    aria-hidden
                    className="mt-1 block h-0.5 rounded-full bg-accent"
                    style={{ width: `${Math.max(1, (100 * views) / most)}%` }}
                  />
                </th>
                <td className={number}>{formatCount(views)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
}
