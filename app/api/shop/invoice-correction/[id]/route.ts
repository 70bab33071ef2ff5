import { getCorrection } from "@/lib/checkout/corrections/endpoints";
import { requireCorrection } from "@/lib/checkout/corrections/queries/list-for-admin";
import { methodNotAllowed } from "@/lib/http/json";
import { route } from "@/lib/http/route";

export const GET = route(getCorrection, ({ params }) => requireCorrection(params.id));

export const { POST, PUT, PATCH, DELETE, OPTIONS } = methodNotAllowed("GET");
