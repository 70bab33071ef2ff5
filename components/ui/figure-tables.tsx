import type { ReactNode } from "react";
import { IntentLink } from "./intent-link";

const head = "label pb-2 font-normal text-ink-soft";
const number = "py-2 ps-4 text-end font-mono text-sm tabular-nums";

interface FoldedTableProps {
  /** What opens it. */
  summary: string;
  caption: string;
  columns: readonly string[];
  rows: readonly { key: string; name: ReactNode; values: readonly ReactNode[] }[];
}

/** A chart in numbers. */
export const FoldedTable = ({ summary, caption, columns, rows }: FoldedTableProps) => (
  <details className="mt-4">
    <summary className="cursor-pointer text-accent text-sm">{summary}</summary>
    <div className="mt-4 overflow-x-auto">
      <table className="w-full max-w-md text-start">
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr>
            {columns.map((column, at) => (
              <th key={column} scope="col" className={`${head} ${at > 0 ? "ps-4 text-end" : ""}`}>
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, name, values }) => (
            <tr key={key} className="border-line border-t">
              <th scope="row" className="py-2 font-mono font-normal text-sm">
                {name}
              </th>
              {values.map((value, at) => (
                <td key={columns[at + 1]} className={number}>
                  {value}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  </details>
);

interface RankingProps {
  title: string;
  columns: readonly [string, string];
  rows: readonly { key: string; name: string; value: number; shown: string; href?: string }[];
  /** The text if there are no rows. */
  none: string;
}

/** In the given order, each with a bar of its share of the largest. */
export function Ranking({ title, columns, rows, none }: RankingProps) {
  const most = Math.max(1, ...rows.map(({ value }) => value));
  return (
    <section className="min-w-0">
      <h2 className="mb-4 text-lg">{title}</h2>
      {rows.length === 0 ? (
        <p className="text-ink-soft text-sm">{none}</p>
      ) : (
        <table className="w-full table-fixed text-start">
          <thead>
            <tr>
              <th scope="col" className={head}>
                {columns[0]}
              </th>
              <th scope="col" className={`${head} w-32 text-end`}>
                {columns[1]}
              </th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ key, name, value, shown, href }) => (
              <tr key={key} className="border-line border-t">
                <th scope="row" className="py-2 font-normal text-sm [overflow-wrap:anywhere]">
                  {href ? (
                    <IntentLink href={href} className="hover:underline">
                      {name}
                    </IntentLink>
                  ) : (
                    name
                  )}
                  <span
                    aria-hidden
                    className="mt-1 block h-0.5 forced-color-adjust-none rounded-full bg-accent"
                    style={{ width: `${Math.max(1, (100 * value) / most)}%` }}
                  />
                </th>
                <td className={number}>{shown}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
}
