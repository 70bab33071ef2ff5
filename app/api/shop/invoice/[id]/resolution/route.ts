import { resolvePayment } from "@/lib/checkout/commands/resolve-payment";
import { postPaymentResolution } from "@/lib/checkout/endpoints";
import { requireOrderTimeline } from "@/lib/checkout/queries";
import { deliverPaidOrders } from "@/lib/delivery/deliver";
import { afterResponse } from "@/lib/http/after-response";
import { methodNotAllowed } from "@/lib/http/json";
import { route } from "@/lib/http/route";

export const POST = route(postPaymentResolution, async ({ actor, params, body }) => {
  await resolvePayment(params.id, body, actor);
  afterResponse(deliverPaidOrders);
  return requireOrderTimeline(params.id, actor);
});

export const { GET, PUT, PATCH, DELETE } = methodNotAllowed("POST");
