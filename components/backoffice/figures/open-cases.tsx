import { daysOfCases } from "@/lib/analytics/rules";
import type { Figures } from "@/lib/analytics/schemas";
import { CountLink } from "./count-link";
import { openCases } from "./row-links";
import { figuresTexts as texts } from "./texts";

const ages = [...daysOfCases, undefined].map((to, at) => texts.caseAge(daysOfCases[at - 1], to));

const head = "label px-3 pb-2 font-normal text-ink-soft";
const cell = "px-3 py-2";

/** The cases about sites that wait for a decision, by their age; nothing if there are none. */
export function OpenCases({ cases }: { cases: Figures["openCases"] }) {
  if (cases.every((it) => it.ages.every(({ count }) => count === 0))) return null;
  return (
    <section aria-labelledby="open-cases" className="mt-10">
      <h2 id="open-cases" className="mb-4 text-lg">
        {texts.openCases}
      </h2>
      <table aria-labelledby="open-cases" className="stacked w-full text-start text-sm">
        <thead>
          <tr>
            {[texts.caseList, ...ages].map((column) => (
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
                {texts.caseLists[list]}
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
      <p className="mt-3 max-w-prose text-ink-soft text-sm">{texts.deadlines}</p>
    </section>
  );
}
