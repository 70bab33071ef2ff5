import { getOrderTrail } from "@/lib/checkout/endpoints";
import { requireOrderTrail } from "@/lib/checkout/queries";
import { refuseOthers } from "@/lib/http/json";
import { route } from "@/lib/http/route";

export const GET = route(getOrderTrail, ({ actor, params }) => requireOrderTrail(params.id, actor));

export const { POST, PUT, PATCH, DELETE } = refuseOthers("GET");
