import { useLanguage, useTranslations } from "#translations";
import { formatDay } from "@/lib/dates";
import { measuredOf } from "@/lib/sites/delivery/measured";
import { measuredFacts, measuredScores } from "./measured-rows";

/** The measured quality of a design's downloaded site; renders nothing when it was not measured. */
export function MeasuredFigures({ design }: { design: string }) {
  const t = useTranslations("measured");
  const language = useLanguage();
  const measured = measuredOf(design);
  if (!measured) return null;
  const { date } = measured;
  return (
    <section aria-labelledby="measured" className="@container mt-8">
      <h2 id="measured" className="text-xl">
        {t("title")}
      </h2>
      <p className="mt-1 text-ink-soft text-sm">
        {t("intro")} <time dateTime={date}>{formatDay(date, "UTC", language)}</time>.
      </p>
      <dl className="mt-4 grid grid-cols-2 gap-x-2 gap-y-3 text-center @sm:grid-cols-4">
        {measuredScores(measured, t).map(([name, score]) => (
          <div key={name} className="flex flex-col-reverse justify-end">
            <dt className="text-ink-soft text-xs">{name}</dt>
            <dd className="font-display font-semibold text-2xl tabular-nums">{score}</dd>
          </div>
        ))}
      </dl>
      <table className="mt-4 w-full text-start">
        <tbody>
          {measuredFacts(measured, t).map(([name, value]) => (
            <tr key={name} className="border-line border-t">
              <th scope="row" className="py-2 pe-4 font-normal text-ink-soft">
                {name}
              </th>
              <td className="py-2 text-end tabular-nums">{value}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
