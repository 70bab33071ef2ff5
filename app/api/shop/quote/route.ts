import { postQuote } from "@/lib/checkout/endpoints";
import { getQuote } from "@/lib/checkout/queries";
import { methodNotAllowed } from "@/lib/http/json";
import { consumeCallerRateLimit } from "@/lib/http/rate-limit";
import { route } from "@/lib/http/route";

export const POST = route(postQuote, async ({ request, actor, body }) => {
  // Limited, so that coupon codes cannot be guessed.
  if (body.coupon) await consumeCallerRateLimit("coupon", request, { hits: 100, seconds: 600 });
  return getQuote(body, actor);
});

export const { GET, PUT, PATCH, DELETE, OPTIONS } = methodNotAllowed("POST");
