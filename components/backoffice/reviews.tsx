"use client";

import { Rating } from "@/components/catalogue/rating";
import { DayOf, useTimeZone } from "@/components/layout/timestamp";
import { getReviews } from "@/lib/catalogue/reviews/endpoints";
import type { Review } from "@/lib/catalogue/reviews/schemas";
import { formatDay } from "@/lib/dates";
import { links } from "@/lib/links";
import type { BulkAction } from "./bulk-actions";
import { type Column, DataTable } from "./data-table";
import type { Filter } from "./filters";
import { useMay } from "./may";
import { ReviewActions } from "./review-actions";
import { reviewTexts as texts } from "./review-texts";

const columns: Column<Review>[] = [
  { label: texts.date, field: "createdAt", show: ({ createdAt }) => <DayOf at={createdAt} /> },
  {
    label: texts.preset,
    show: ({ presetId, presetName }) => (
      <a href={links.detail(presetId)} className="font-medium hover:underline">
        {presetName}
      </a>
    ),
  },
  { label: texts.customer, show: ({ email }) => email || texts.anonymous },
  { label: texts.rating, field: "rating", show: ({ rating }) => <Rating average={rating} /> },
  { label: texts.review, show: (review) => <Words review={review} /> },
  { label: texts.action, field: "isHidden", show: (row) => <ReviewActions review={row} /> },
];

function Words({ review }: { review: Review }) {
  const { message, answer, answeredAt, isHidden, hiddenReason } = review;
  const timeZone = useTimeZone();
  return (
    <div className="grid min-w-[24ch] max-w-[48ch] gap-2">
      <p>{message}</p>
      {answer !== null && answeredAt !== null && (
        <div className="border-line-strong border-s-2 ps-3 text-ink-soft">
          <p className="label">{texts.answeredOn(formatDay(answeredAt, timeZone))}</p>
          <p className="whitespace-pre-line">{answer}</p>
        </div>
      )}
      {isHidden && (
        <p className="text-bad">
          {hiddenReason === null ? texts.hidden : texts.hiddenBecause(hiddenReason)}
        </p>
      )}
    </div>
  );
}

const filters: Filter[] = [
  { label: texts.all, query: {} },
  { label: texts.notAnswered, query: { answer: "", isHidden: "false" } },
  { label: texts.onlyHidden, query: { isHidden: "true" } },
];

const actions: BulkAction<Review>[] = [
  {
    label: texts.hideAsSpam,
    change: { isHidden: true, hiddenReason: texts.spam },
    done: texts.hiddenCount,
  },
  {
    label: texts.showAgain,
    change: { isHidden: false, hiddenReason: null },
    done: texts.shownCount,
  },
];

export function Reviews() {
  const mayHide = useMay("reviews:write");
  return (
    <DataTable
      endpoint={getReviews}
      columns={columns}
      filters={filters}
      searchLabel={texts.search}
      empty={texts.empty}
      choice={
        mayHide
          ? { actions, nameOf: ({ email, presetName }) => texts.rowName(email, presetName) }
          : undefined
      }
    />
  );
}
