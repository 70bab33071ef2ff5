import { getOrderTimeline } from "@/lib/checkout/endpoints";
import { requireOrderTimeline } from "@/lib/checkout/queries";
import { methodNotAllowed } from "@/lib/http/json";
import { route } from "@/lib/http/route";

export const GET = route(getOrderTimeline, ({ actor, params }) =>
  requireOrderTimeline(params.id, actor),
);

export const { POST, PUT, PATCH, DELETE, OPTIONS } = methodNotAllowed("GET");
