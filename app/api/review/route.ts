import { addReview } from "@/lib/catalogue/reviews/commands";
import { getReviews, postReview } from "@/lib/catalogue/reviews/endpoints";
import { listReviews } from "@/lib/catalogue/reviews/queries";
import { adminList } from "@/lib/platform/http/admin-list";
import { methodNotAllowed } from "@/lib/platform/http/json";
import { route, withTotal } from "@/lib/platform/http/route";
import { resolveAccount } from "@/lib/platform/sessions/queries";

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
