import { endpoint } from "@/lib/http/endpoint";
import { reviewForm, reviewReceipt } from "./schemas";

export const postReview = endpoint({
  method: "POST",
  path: "/api/review",
  summary: "Review a preset that the caller bought",
  access: "customer",
  body: reviewForm,
  returns: reviewReceipt,
  failures: {
    401: "Nobody is signed in",
    403: "The caller did not buy this preset, or names somebody else",
    409: "The caller has reviewed it already",
  },
});
