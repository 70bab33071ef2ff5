"use client";

import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { ChoiceField } from "@/components/ui/field";
import { callApi } from "@/lib/platform/http/client";
import { getReportFigures } from "@/lib/sites/reports/endpoints";
import type { ReportFigures as Figures } from "@/lib/sites/reports/schemas";
import { groundTexts, kindTexts } from "@/lib/sites/reports/texts";
import { reportFiguresTexts as texts } from "./texts";

const kindNames: Readonly<Record<string, string>> = kindTexts;
const groundNames: Readonly<Record<string, string>> = groundTexts;

function linesOf(figures: Figures): [label: string, value: string | number, isPart?: boolean][] {
  const { medianHours } = figures;
  return [
    [texts.notices, figures.notices],
    ...Object.entries(figures.kinds).map(([kind, count]): [string, number, boolean] => [
      kindNames[kind] ?? kind,
      count,
      true,
    ]),
    [texts.open, figures.open],
    [texts.takenDown, figures.takenDown],
    [texts.noAction, figures.noAction],
    [texts.median, medianHours === null ? texts.none : texts.hours(medianHours)],
    [texts.ownTakedowns, figures.ownTakedowns],
    ...Object.entries(figures.grounds).map(([ground, count]): [string, number] => [
      texts.ground(groundNames[ground] ?? ground),
      count,
    ]),
    [texts.objections, figures.objections],
    [texts.restored, figures.restored],
    [texts.upheld, figures.upheld],
  ];
}

/** The numbers of the yearly transparency report. */
export function ReportFigures() {
  const [year, setYear] = useState<string>();
  const { data } = useQuery({
    // Below the key of the list, so that a decision refetches both.
    queryKey: ["/api/site-report", "figures", year],
    queryFn: () => callApi(getReportFigures, { query: year ? { year } : {} }),
    placeholderData: keepPreviousData,
  });
  if (!data) return null;
  return (
    <section aria-labelledby="report-figures" className="max-w-[34rem]">
      <h2 id="report-figures" className="text-xl">
        {texts.title}
      </h2>
      <p className="mt-1 mb-4 text-ink-soft">{texts.intro}</p>
      <ChoiceField
        label={texts.year}
        options={data.years.map((it) => ({ value: String(it), label: String(it) }))}
        value={String(data.year)}
        onChoose={setYear}
      />
      <dl className="mt-4">
        {linesOf(data).map(([label, value, isPart = false]) => (
          <div key={label} className="flex justify-between gap-6 border-line border-b py-2">
            <dt className={isPart ? "ps-5 text-ink-soft" : ""}>{label}</dt>
            <dd className={`whitespace-nowrap tabular-nums ${isPart ? "text-ink-soft" : ""}`}>
              {value}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
