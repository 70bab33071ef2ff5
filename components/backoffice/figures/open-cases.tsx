import { useTranslations } from "#translations";
import { daysOfCases } from "@/lib/analytics/rules";
import type { Figures } from "@/lib/analytics/schemas";
import { hoursToDecide, objectionHours } from "@/lib/sites/reports/rules";
import { CountLink } from "./count-link";
import { openCases } from "./row-links";

const head = "label px-3 pb-2 font-normal text-ink-soft";
const cell = "px-3 py-2";

/** The cases about sites that wait for a decision, by their age; nothing if there are none. */
export function OpenCases({ cases }: { cases: Figures["openCases"] }) {
  const t = useTranslations("openCases");
  const listName = useTranslations("caseLists");
  const ages = [...daysOfCases, undefined].map((to, at) => {
    const from = daysOfCases[at - 1];
    if (from === undefined) return t("under", { days: to ?? 0 });
    return to === undefined ? t("over", { days: from }) : t("between", { from, to });
  });
  if (cases.every((it) => it.ages.every(({ count }) => count === 0))) return null;
  return (
    <section aria-labelledby="open-cases" className="mt-10">
      <h2 id="open-cases" className="mb-4 text-lg">
        {t("title")}
      </h2>
      <table aria-labelledby="open-cases" className="stacked w-full text-start text-sm">
        <thead>
          <tr>
            {[t("list"), ...ages].map((column) => (
              <th key={column} scope="col" className={head}>
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {cases.map(({ list, ages: counted }) => (
            <tr key={list} className="border-line border-t">
              <th scope="row" className={`${cell} font-medium max-sm:px-0`}>
                {listName(list)}
              </th>
              {counted.map((age, at) => (
                <td key={ages[at]} data-label={ages[at]} className={`${cell} font-mono`}>
                  <CountLink value={age.count} href={openCases(list, age)} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <p className="mt-3 max-w-prose text-ink-soft text-sm">
        {t("deadlines", { hours: hoursToDecide.phishing, days: objectionHours / 24 })}
      </p>
    </section>
  );
}
