import { afterResponse } from "@/lib/http/after-response";
import { methodNotAllowed } from "@/lib/http/json";
import { route } from "@/lib/http/route";
import { runQueuedJobs } from "@/lib/job-registry";
import { changeReview } from "@/lib/reviews/commands";
import { deleteReview, getReview, putReview } from "@/lib/reviews/endpoints";
import { requireReview } from "@/lib/reviews/queries";
import type { ReviewChange } from "@/lib/reviews/schemas";

async function change(id: number, body: ReviewChange) {
  const review = await changeReview(id, body);
  afterResponse(runQueuedJobs);
  return review;
}

export const GET = route(getReview, ({ params }) => requireReview(params.id));

export const PUT = route(putReview, ({ params, body }) => change(params.id, body));

export const DELETE = route(deleteReview, ({ params }) => change(params.id, { isHidden: true }));

export const { POST, PATCH, OPTIONS } = methodNotAllowed("GET", "PUT", "DELETE");
