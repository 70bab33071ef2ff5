"use client";

import { Rating } from "@/components/catalogue/rating";
import { formatDay } from "@/lib/dates";
import { callApi } from "@/lib/http/client";
import { links } from "@/lib/links";
import { deleteReview, getReviews } from "@/lib/reviews/endpoints";
import type { Review } from "@/lib/reviews/schemas";
import { type Column, DataTable } from "./data-table";
import { RowAction } from "./row-action";
import { reviewTexts as texts } from "./texts";

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
  if (isHidden) return <span className="text-ink-soft">{texts.hidden}</span>;
  return (
    <RowAction
      label={texts.hide}
      about={texts.reviewOf(email || texts.anonymous)}
      path={getReviews.path}
      call={() => callApi(deleteReview, { params: { id: String(id) } })}
    />
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
