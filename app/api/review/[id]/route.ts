import { methodNotAllowed } from "@/lib/http/json";
import { route } from "@/lib/http/route";
import { setHidden } from "@/lib/reviews/commands";
import { deleteReview, getReview, putReview } from "@/lib/reviews/endpoints";
import { requireReview } from "@/lib/reviews/queries";

export const GET = route(getReview, ({ params }) => requireReview(params.id));

export const PUT = route(putReview, ({ params: { id }, body: { isHidden } }) =>
  isHidden === undefined ? requireReview(id) : setHidden(id, isHidden),
);

export const DELETE = route(deleteReview, ({ params }) => setHidden(params.id, true));

export const { POST, PATCH, OPTIONS } = methodNotAllowed("GET", "PUT", "DELETE");
