import { refuseOthers } from "@/lib/http/json";
import { route } from "@/lib/http/route";
import { addReview } from "@/lib/reviews/commands";
import { postReview } from "@/lib/reviews/endpoints";
import { resolveAccount } from "@/lib/sessions/queries";

export const POST = route(postReview, async ({ actor, body }) => {
  await addReview(await resolveAccount(actor, body.email), body);
  const { email, presetId, ratingMessage: message, rating } = body;
  return { email: email.toLowerCase(), presetId, message, rating };
});

export const { GET, PUT, PATCH, DELETE } = refuseOthers("POST");
