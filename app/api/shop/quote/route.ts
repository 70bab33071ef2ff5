import { postQuote } from "@/lib/orders/checkout/endpoints";
import { getQuote } from "@/lib/orders/checkout/queries";
import { methodNotAllowed } from "@/lib/platform/http/json";
import { consumeCallerRateLimit } from "@/lib/platform/http/rate-limit";
import { route } from "@/lib/platform/http/route";

export const POST = route(postQuote, async ({ request, actor, body }) => {
  // Limited, so that coupon codes cannot be guessed.
  if (body.coupon) await consumeCallerRateLimit("coupon", request, { hits: 100, seconds: 600 });
  return getQuote(body, actor);
});

export const { GET, PUT, PATCH, DELETE, OPTIONS } = methodNotAllowed("POST");
