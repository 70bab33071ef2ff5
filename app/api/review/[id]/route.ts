import { methodNotAllowed } from "@/lib/http/json";
import { route } from "@/lib/http/route";
import { hideReview } from "@/lib/reviews/commands";
import { deleteReview } from "@/lib/reviews/endpoints";

export const DELETE = route(deleteReview, ({ params }) => hideReview(params.id));

export const { GET, POST, PUT, PATCH, OPTIONS } = methodNotAllowed("DELETE");
