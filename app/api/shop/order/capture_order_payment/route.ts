import { completeReturn } from "@/lib/checkout/commands/paypal-return";
import { getCaptureReturn } from "@/lib/checkout/endpoints";
import { deliverPaidOrders } from "@/lib/delivery/deliver";
import { afterResponse } from "@/lib/http/after-response";
import { methodNotAllowed } from "@/lib/http/json";
import { Reply, route } from "@/lib/http/route";
import { links } from "@/lib/links";

export const GET = route(getCaptureReturn, async ({ query }) => {
  const outcome = await completeReturn(query.token);
  afterResponse(deliverPaidOrders);
  return new Reply(null, { Location: links.payOutcome(outcome) });
});

export const { POST, PUT, PATCH, DELETE } = methodNotAllowed("GET");
