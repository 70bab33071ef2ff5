"use client";

import { Rating } from "@/components/catalogue/rating";
import { button } from "@/components/ui/button";
import { formatDay } from "@/lib/dates";
import { callApi } from "@/lib/http/client";
import { links } from "@/lib/links";
import { deleteReview, getReviews } from "@/lib/reviews/endpoints";
import type { Review } from "@/lib/reviews/schemas";
import { type Column, DataTable } from "./data-table";
import { useListMutation } from "./use-list-mutation";

const columns: Column<Review>[] = [
  { label: "Date", field: "createdAt", show: ({ createdAt }) => formatDay(createdAt) },
  {
    label: "Preset",
    show: ({ presetId, presetName }) => (
      <a href={links.detail(presetId)} className="font-medium hover:underline">
        {presetName}
      </a>
    ),
  },
  { label: "Customer", show: ({ email }) => email },
  { label: "Rating", field: "rating", show: ({ rating }) => <Rating average={rating} /> },
  { label: "Review", show: ({ message }) => <p className="max-w-[48ch]">{message}</p> },
  { label: "Shown", field: "isHidden", show: (row) => <HideButton review={row} /> },
];

function HideButton({ review: { id, email, isHidden } }: { review: Review }) {
  const change = useListMutation(getReviews.path, () =>
    callApi(deleteReview, { params: { id: String(id) } }),
  );
  if (isHidden) return <span className="text-ink-soft">Hidden</span>;
  return (
    <button
      type="button"
      disabled={change.isPending}
      className={button("secondary", "medium")}
      onClick={() => change.mutate(undefined)}
    >
      Hide<span className="sr-only"> the review of {email}</span>
    </button>
  );
}

export const Reviews = () => (
  <DataTable
    endpoint={getReviews}
    columns={columns}
    searchLabel="Words or e-mail"
    empty="Nobody has written a review yet."
  />
);
