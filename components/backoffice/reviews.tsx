"use client";

import { Rating } from "@/components/catalogue/rating";
import { button } from "@/components/ui/button";
import { formatDay } from "@/lib/dates";
import { callApi } from "@/lib/http/client";
import { links } from "@/lib/links";
import { deleteReview, getReviews } from "@/lib/reviews/endpoints";
import type { Review } from "@/lib/reviews/schemas";
import { type Column, DataTable } from "./data-table";
import { reviewTexts as texts } from "./texts";
import { useListMutation } from "./use-list-mutation";

const columns: Column<Review>[] = [
  { label: texts.date, field: "createdAt", show: ({ createdAt }) => formatDay(createdAt) },
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
  { label: texts.review, show: ({ message }) => <p className="max-w-[48ch]">{message}</p> },
  { label: texts.shown, field: "isHidden", show: (row) => <HideButton review={row} /> },
];

function HideButton({ review: { id, email, isHidden } }: { review: Review }) {
  const change = useListMutation([getReviews.path], () =>
    callApi(deleteReview, { params: { id: String(id) } }),
  );
  if (isHidden) return <span className="text-ink-soft">{texts.hidden}</span>;
  return (
    <button
      type="button"
      disabled={change.isPending}
      className={button("secondary", "medium")}
      onClick={() => change.mutate(undefined)}
    >
      {texts.hide}
      <span className="sr-only">{texts.reviewOf(email || texts.anonymous)}</span>
    </button>
  );
}

export const Reviews = () => (
  <DataTable
    endpoint={getReviews}
    columns={columns}
    searchLabel={texts.search}
    empty={texts.empty}
  />
);
