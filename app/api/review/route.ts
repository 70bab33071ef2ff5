import { adminList } from "@/lib/http/admin-list";
import { methodNotAllowed } from "@/lib/http/json";
import { route, withTotal } from "@/lib/http/route";
import { addReview } from "@/lib/reviews/commands";
import { getReviews, postReview } from "@/lib/reviews/endpoints";
import { listReviews } from "@/lib/reviews/queries";
import { resolveAccount } from "@/lib/sessions/queries";

export const POST = route(postReview, async ({ actor, body }) => {
  await addReview(await resolveAccount(actor, body.email, "reviews:write"), body);
  const { email, presetId, ratingMessage: message, rating } = body;
  return { email: email.toLowerCase(), presetId, message, rating };
});

export const GET = route(getReviews, async ({ query }) => {
  const { reviews, total } = await listReviews(adminList(query));
  return withTotal(reviews, total);
});

export const { PUT, PATCH, DELETE, OPTIONS } = methodNotAllowed("GET", "POST");
