"use client";

import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useSearchParams } from "next/navigation";
import { useTranslations } from "#translations";
import { IntentLink } from "@/components/ui/intent-link";
import { backOfficeLink } from "@/lib/back-office-link";
import { getBooks } from "@/lib/orders/books/endpoints";
import { callApi } from "@/lib/platform/http/client";
import { ReadError } from "../read-error";
import { MonthTable } from "./month-table";

const isYear = (text: string) => /^2\d{3}$/.test(text);

/** The books: the sums of each month of a year, and its files for the accountant. */
export function Books() {
  const t = useTranslations("books");
  const asked = useSearchParams().get("year") ?? "";
  const query = isYear(asked) ? { year: asked } : {};
  const { data, error, isPlaceholderData, refetch } = useQuery({
    queryKey: [getBooks.path, query],
    queryFn: () => callApi(getBooks, { query }),
    placeholderData: keepPreviousData,
  });
  if (error) {
    return <ReadError error={error} onRetry={refetch} />;
  }
  if (!data) return <Loading />;
  return (
    <div aria-busy={isPlaceholderData} className={isPlaceholderData ? "opacity-60" : ""}>
      <p className="max-w-prose text-ink-soft">{t("intro")}</p>
      <Years years={data.years} chosen={data.year} />
      <MonthTable {...data} />
      <p className="mt-4 max-w-prose text-ink-soft text-sm">{t("balanceMeans")}</p>
    </div>
  );
}

const Years = ({ years, chosen }: { years: readonly number[]; chosen: number }) => (
  <nav aria-label={useTranslations("books")("years")} className="mt-6 mb-6">
    <ul className="flex flex-wrap gap-2">
      {years.map((year) => (
        <li key={year}>
          <IntentLink
            href={backOfficeLink("books", { year: String(year) })}
            scroll={false}
            aria-current={year === chosen ? "page" : undefined}
            className="flex h-9 items-center rounded-control border border-line-strong px-3 text-sm tabular-nums aria-[current=page]:border-accent aria-[current=page]:bg-accent aria-[current=page]:font-medium aria-[current=page]:text-accent-ink"
          >
            {year}
          </IntentLink>
        </li>
      ))}
    </ul>
  </nav>
);

const Loading = () => (
  <div aria-busy="true">
    <p role="status" className="sr-only">
      {useTranslations("books")("loading")}
    </p>
    <div aria-hidden className="grid gap-6">
      {["h-12", "h-9", "h-96"].map((height) => (
        <div key={height} className={`${height} animate-pulse rounded-control bg-line`} />
      ))}
    </div>
  </div>
);
