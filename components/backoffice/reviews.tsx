"use client";

import { useLanguage, useTranslations } from "#translations";
import { Rating } from "@/components/catalogue/rating";
import { DayOf, useTimeZone } from "@/components/layout/timestamp";
import { Anchor } from "@/components/ui/link";
import { getReviews } from "@/lib/catalogue/reviews/endpoints";
import type { Review } from "@/lib/catalogue/reviews/schemas";
import { formatDay } from "@/lib/dates";
import { links } from "@/lib/links";
import type { BulkAction } from "./bulk-actions";
import { type Column, DataTable } from "./data-table";
import type { Filter } from "./filters";
import { useMay } from "./may";
import { ReviewActions } from "./review-actions";

function useColumns(): Column<Review>[] {
  const t = useTranslations("reviewList");
  return [
    { label: t("date"), field: "createdAt", show: ({ createdAt }) => <DayOf at={createdAt} /> },
    {
      label: t("preset"),
      show: ({ presetId, presetName }) => (
        <Anchor href={links.detail(presetId)} className="font-medium hover:underline">
          {presetName}
        </Anchor>
      ),
    },
    { label: t("customer"), show: ({ email }) => email || t("anonymous") },
    { label: t("rating"), field: "rating", show: ({ rating }) => <Rating average={rating} /> },
    { label: t("review"), show: (review) => <Words review={review} /> },
    { label: t("action"), field: "isHidden", show: (row) => <ReviewActions review={row} /> },
  ];
}

function Words({ review }: { review: Review }) {
  const t = useTranslations("reviewList");
  const { message, answer, answeredAt, isHidden, hiddenReason } = review;
  const timeZone = useTimeZone();
  const language = useLanguage();
  return (
    <div className="grid min-w-[24ch] max-w-[48ch] gap-2">
      <p>{message}</p>
      {answer !== null && answeredAt !== null && (
        <div className="border-line-strong border-s-2 ps-3 text-ink-soft">
          <p className="label">
            {t("answeredOn", { day: formatDay(answeredAt, timeZone, language) })}
          </p>
          <p className="whitespace-pre-line">{answer}</p>
        </div>
      )}
      {isHidden && (
        <p className="text-bad">
          {hiddenReason === null ? t("hidden") : t("hiddenBecause", { reason: hiddenReason })}
        </p>
      )}
    </div>
  );
}

function useFilters(): Filter[] {
  const t = useTranslations("reviewList");
  return [
    { label: t("all"), query: {} },
    { label: t("notAnswered"), query: { answer: "", isHidden: "false" } },
    { label: t("onlyHidden"), query: { isHidden: "true" } },
  ];
}

function useActions(): BulkAction<Review>[] {
  const t = useTranslations("reviewList");
  return [
    {
      label: t("hideAsSpam"),
      change: { isHidden: true, hiddenReason: t("spam") },
      done: (count) => t("hiddenCount", { count }),
    },
    {
      label: t("showAgain"),
      change: { isHidden: false, hiddenReason: null },
      done: (count) => t("shownCount", { count }),
    },
  ];
}

export function Reviews() {
  const t = useTranslations("reviewList");
  const actions = useActions();
  const mayHide = useMay("reviews:write");
  return (
    <DataTable
      endpoint={getReviews}
      columns={useColumns()}
      filters={useFilters()}
      searchLabel={t("search")}
      empty={t("empty")}
      choice={
        mayHide
          ? {
              actions,
              nameOf: ({ email, presetName: preset }) =>
                email ? t("row", { email, preset }) : t("anonymousRow", { preset }),
            }
          : undefined
      }
    />
  );
}
