import { z } from "zod";
import { idParam } from "@/lib/id-schemas";
import { adminListQuery, staffOnly, totalCount } from "@/lib/platform/http/admin-list";
import { endpoint } from "@/lib/platform/http/endpoint";
import { reviewChange, reviewFields, reviewForm, reviewReceipt, reviewSchema } from "./schemas";

export const postReview = endpoint({
  method: "POST",
  path: "/api/review",
  summary: "Review a preset that the caller bought",
  access: "customer",
  body: reviewForm,
  returns: reviewReceipt,
  failures: {
    401: "Nobody is signed in",
    403: "The caller did not buy this preset, or sent another customer's e-mail",
    404: "The admin named an account that does not exist",
    409: "The caller has reviewed it already",
  },
});

export const getReviews = endpoint({
  method: "GET",
  path: "/api/review",
  summary: "The reviews, for a back office",
  access: "reviews:read",
  query: z.strictObject(adminListQuery({ fields: reviewFields })),
  returns: z.array(reviewSchema),
  headers: totalCount,
  failures: staffOnly,
});

const one = {
  params: z.object({ id: idParam }),
  returns: reviewSchema,
  failures: { ...staffOnly, 404: "There is no such review" },
};

export const getReview = endpoint({
  method: "GET",
  path: "/api/review/{id}",
  summary: "One review",
  access: "reviews:read",
  ...one,
});

export const putReview = endpoint({
  method: "PUT",
  path: "/api/review/{id}",
  summary: "Answer a review, hide it, or show it again",
  access: "reviews:write",
  body: reviewChange,
  ...one,
});

export const deleteReview = endpoint({
  method: "DELETE",
  path: "/api/review/{id}",
  summary: "Hide a review",
  description:
    "Its customer is told. It is neither shown nor counted any more; its customer cannot write another.",
  access: "reviews:write",
  ...one,
});
