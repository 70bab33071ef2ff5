import { getOrderTimeline } from "@/lib/orders/checkout/endpoints";
import { requireOrderTimeline } from "@/lib/orders/checkout/queries";
import { methodNotAllowed } from "@/lib/platform/http/json";
import { route } from "@/lib/platform/http/route";

export const GET = route(getOrderTimeline, ({ actor, params }) =>
  requireOrderTimeline(params.id, actor),
);

export const { POST, PUT, PATCH, DELETE, OPTIONS } = methodNotAllowed("GET");
