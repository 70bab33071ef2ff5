import { changeReview } from "@/lib/catalogue/reviews/commands";
import { deleteReview, getReview, putReview } from "@/lib/catalogue/reviews/endpoints";
import { requireReview } from "@/lib/catalogue/reviews/queries";
import type { ReviewChange } from "@/lib/catalogue/reviews/schemas";
import { runQueuedJobs } from "@/lib/composition/job-registry";
import { afterResponse } from "@/lib/platform/http/after-response";
import { methodNotAllowed } from "@/lib/platform/http/json";
import { route } from "@/lib/platform/http/route";

async function change(id: number, body: ReviewChange) {
  const review = await changeReview(id, body);
  afterResponse(runQueuedJobs);
  return review;
}

export const GET = route(getReview, ({ params }) => requireReview(params.id));

export const PUT = route(putReview, ({ params, body }) => change(params.id, body));

export const DELETE = route(deleteReview, ({ params }) => change(params.id, { isHidden: true }));

export const { POST, PATCH, OPTIONS } = methodNotAllowed("GET", "PUT", "DELETE");
