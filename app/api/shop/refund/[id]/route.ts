import { getRefund } from "@/lib/orders/checkout/refunds/endpoints";
import { requireRefund } from "@/lib/orders/checkout/refunds/queries/list-for-admin";
import { methodNotAllowed } from "@/lib/platform/http/json";
import { route } from "@/lib/platform/http/route";

export const GET = route(getRefund, ({ params }) => requireRefund(params.id));

export const { POST, PUT, PATCH, DELETE, OPTIONS } = methodNotAllowed("GET");
