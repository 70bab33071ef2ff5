"use client";

import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslations } from "#translations";
import { ChoiceField } from "@/components/ui/field";
import { reportKinds, takedownGrounds } from "@/db/words/site-reports";
import { callApi } from "@/lib/platform/http/client";
import { getReportFigures } from "@/lib/sites/reports/endpoints";
import type { ReportFigures as Figures } from "@/lib/sites/reports/schemas";
import { wordsOf } from "../name-address";

type Line = [label: string, value: string | number, isPart?: boolean];

function useTime() {
  const t = useTranslations("reportFigures");
  return (hours: number): string => {
    if (hours < 1) return t("lessThanAnHour");
    return hours < 48
      ? t("hours", { hours: Math.round(hours) })
      : t("days", { days: Math.round(hours / 24) });
  };
}

function useLines() {
  const t = useTranslations("reportFigures");
  const kinds = wordsOf(reportKinds, useTranslations("reportKinds"));
  const takedowns = wordsOf(takedownGrounds, useTranslations("takedownFigures"));
  const timeOf = useTime();
  return ({ medianHours, ...figures }: Figures): Line[] => [
    [t("notices"), figures.notices],
    ...Object.entries(figures.kinds).map(
      ([kind, count]): Line => [kinds[kind] ?? kind, count, true],
    ),
    [t("open"), figures.open],
    [t("takenDown"), figures.takenDown],
    [t("noAction"), figures.noAction],
    [t("median"), medianHours === null ? "–" : timeOf(medianHours)],
    [t("ownTakedowns"), figures.ownTakedowns],
    ...Object.entries(figures.grounds).map(
      ([ground, count]): Line => [takedowns[ground] ?? ground, count],
    ),
    [t("objections"), figures.objections],
    [t("restored"), figures.restored],
    [t("upheld"), figures.upheld],
  ];
}

/** The numbers of the yearly transparency report. */
export function ReportFigures() {
  const t = useTranslations("reportFigures");
  const linesOf = useLines();
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
        {t("title")}
      </h2>
      <p className="mt-1 mb-4 text-ink-soft">{t("intro")}</p>
      <ChoiceField
        label={t("year")}
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
