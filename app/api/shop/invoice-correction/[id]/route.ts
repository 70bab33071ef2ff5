import { getCorrection } from "@/lib/orders/checkout/corrections/endpoints";
import { requireCorrection } from "@/lib/orders/checkout/corrections/queries/list-for-admin";
import { methodNotAllowed } from "@/lib/platform/http/json";
import { route } from "@/lib/platform/http/route";

export const GET = route(getCorrection, ({ params }) => requireCorrection(params.id));

export const { POST, PUT, PATCH, DELETE, OPTIONS } = methodNotAllowed("GET");
