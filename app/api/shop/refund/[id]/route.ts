import { getRefund } from "@/lib/checkout/refunds/endpoints";
import { requireRefund } from "@/lib/checkout/refunds/queries/list-for-admin";
import { methodNotAllowed } from "@/lib/http/json";
import { route } from "@/lib/http/route";

export const GET = route(getRefund, ({ params }) => requireRefund(params.id));

export const { POST, PUT, PATCH, DELETE, OPTIONS } = methodNotAllowed("GET");
