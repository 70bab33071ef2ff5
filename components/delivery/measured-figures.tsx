import { formatDay } from "@/lib/dates";
import { type Measured, measuredOf } from "@/lib/delivery/measured";
import { measuredTexts as texts } from "./texts";

const scores = [
  [texts.performance, "performance"],
  [texts.accessibility, "accessibility"],
  [texts.bestPractices, "bestPractices"],
  [texts.seo, "seo"],
] as const satisfies [string, keyof Measured][];

/** The measured quality of a template's downloaded site; renders nothing when it was not measured. */
export function MeasuredFigures({ slug }: { slug: string }) {
  const measured = measuredOf(slug);
  if (!measured) return null;
  const { date, barriers, weight, fitsNarrowPhone, hasDarkMode } = measured;
  const rows = [
    [texts.barriers, barriers === 0 ? texts.none : String(barriers)],
    [texts.weight, texts.kilobytes(weight)],
    [texts.fitsNarrowPhone, fitsNarrowPhone ? texts.yes : texts.no],
    [texts.darkMode, hasDarkMode ? texts.yes : texts.no],
  ];
  return (
    <section aria-labelledby="measured" className="@container mt-8">
      <h2 id="measured" className="text-xl">
        {texts.title}
      </h2>
      <p className="mt-1 text-ink-soft text-sm">
        {texts.intro} <time dateTime={date}>{formatDay(date)}</time>.
      </p>
      <dl className="mt-4 grid grid-cols-2 gap-x-2 gap-y-3 text-center @sm:grid-cols-4">
        {scores.map(([name, key]) => (
          <div key={key} className="flex flex-col-reverse justify-end">
            <dt className="text-ink-soft text-xs">{name}</dt>
            <dd className="font-display font-semibold text-2xl tabular-nums">{measured[key]}</dd>
          </div>
        ))}
      </dl>
      <table className="mt-4 w-full text-left">
        <tbody>
          {rows.map(([name, value]) => (
            <tr key={name} className="border-line border-t">
              <th scope="row" className="py-2 pr-4 font-normal text-ink-soft">
                {name}
              </th>
              <td className="py-2 text-right tabular-nums">{value}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
