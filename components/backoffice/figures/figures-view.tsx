"use client";

import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useSearchParams } from "next/navigation";
import { useLanguage, useTranslations } from "#translations";
import { button } from "@/components/ui/button";
import { EmptyShelf } from "@/components/ui/illustrations/empty-shelf";
import { IntentLink } from "@/components/ui/intent-link";
import { getFigures } from "@/lib/analytics/endpoints";
import { type Period, periods } from "@/lib/analytics/rules";
import type { Figures } from "@/lib/analytics/schemas";
import { backOfficeLink } from "@/lib/back-office-link";
import { formatDay } from "@/lib/dates";
import { links } from "@/lib/links";
import { callApi } from "@/lib/platform/http/client";
import { ReadError } from "../read-error";
import { OpenCases } from "./open-cases";
import { SalesFigures } from "./sales-figures";
import { TaskList } from "./task-list";
import { VisitorFigures } from "./visitor-figures";
import { VitalsFigures } from "./vitals-figures";

const usual: Period = 30;

/** The first screen of the back office: the shop's analytics, and the tasks that wait for staff. */
export function FiguresView() {
  const t = useTranslations("figures");
  const language = useLanguage();
  const asked = Number(useSearchParams().get("days"));
  const days = periods.find((it) => it === asked) ?? usual;
  const { data, error, isPlaceholderData, refetch } = useQuery({
    queryKey: [getFigures.path, days],
    queryFn: () => callApi(getFigures, { query: { days: String(days) } }),
    placeholderData: keepPreviousData,
  });
  if (error) {
    return <ReadError error={error} onRetry={refetch} />;
  }
  if (!data) return <Loading />;
  return (
    <div aria-busy={isPlaceholderData} className={isPlaceholderData ? "opacity-60" : ""}>
      <TaskList {...data} />
      <OpenCases cases={data.openCases} />
      <Periods chosen={days} />
      <p className="mt-3 text-ink-soft text-sm">
        {t("range", {
          first: formatDay(data.first, "UTC", language),
          last: formatDay(data.last, "UTC", language),
        })}
      </p>
      {isEmpty(data) ? <NothingYet /> : <Sections {...data} />}
      <VitalsFigures days={days} />
    </div>
  );
}

function Periods({ chosen }: { chosen: Period }) {
  const t = useTranslations("figures");
  return (
    <nav aria-label={t("period")} className="mt-10">
      <ul className="flex flex-wrap gap-2">
        {periods.map((days) => (
          <li key={days}>
            <IntentLink
              href={backOfficeLink("figures", { days: String(days) })}
              scroll={false}
              aria-current={days === chosen ? "page" : undefined}
              className="flex h-9 items-center rounded-control border border-line-strong px-3 text-sm aria-[current=page]:border-accent aria-[current=page]:bg-accent aria-[current=page]:font-medium aria-[current=page]:text-accent-ink"
            >
              {days === 365 ? t("ofYear") : t("ofDays", { days })}
            </IntentLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

const Sections = ({ first, last, sales, visitors }: Figures) => (
  <div className="mt-8 grid gap-16">
    {sales && <SalesFigures first={first} last={last} sales={sales} />}
    <VisitorFigures {...visitors} />
  </div>
);

const isZero = (sums: object) => Object.values(sums).every((it) => it === 0);

const isEmpty = ({ sales, visitors }: Figures) =>
  [sales?.total, sales?.before, visitors.total, visitors.before].every((it) => !it || isZero(it));

function NothingYet() {
  const t = useTranslations("figures");
  return (
    <section className="flex flex-col items-center py-16 text-center">
      <EmptyShelf className="h-40" />
      <h2 className="mt-8 text-2xl">{t("nothing")}</h2>
      <p className="mt-3 mb-8 max-w-[52ch] text-ink-soft">{t("nothingHint")}</p>
      <IntentLink href={links.shop} className={button("secondary")}>
        {t("toShop")}
      </IntentLink>
    </section>
  );
}

const Loading = () => (
  <div aria-busy="true">
    <p role="status" className="sr-only">
      {useTranslations("figures")("loading")}
    </p>
    <div aria-hidden className="grid gap-10">
      {["h-16", "h-9", "h-40", "h-64"].map((height) => (
        <div key={height} className={`${height} animate-pulse rounded-control bg-line`} />
      ))}
    </div>
  </div>
);
