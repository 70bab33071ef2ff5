import { z } from "zod";
import { adminListQuery, adminOnly, totalCount } from "@/lib/http/admin-list";
import { endpoint } from "@/lib/http/endpoint";
import { reviewFields, reviewForm, reviewReceipt, reviewSchema } from "./schemas";

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
    409: "The caller has reviewed it already",
  },
});

export const getReviews = endpoint({
  method: "GET",
  path: "/api/review",
  summary: "The reviews, for a back office",
  access: "admin",
  query: z.object(adminListQuery(reviewFields)),
  returns: z.array(reviewSchema),
  headers: totalCount,
  failures: adminOnly,
});

export const deleteReview = endpoint({
  method: "DELETE",
  path: "/api/review/{id}",
  summary: "Hide a review",
  description: "It is neither shown nor counted any more; its customer cannot write another.",
  access: "admin",
  params: z.object({
    id: z
      .string()
      .regex(/^\d{1,9}$/)
      .transform(Number),
  }),
  returns: reviewSchema,
  failures: { ...adminOnly, 404: "There is no such review" },
});
