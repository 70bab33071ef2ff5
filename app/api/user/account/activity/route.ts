import { getActivity } from "@/lib/audit/endpoints";
import { listActivity } from "@/lib/audit/queries";
import { methodNotAllowed } from "@/lib/http/json";
import { route } from "@/lib/http/route";

export const GET = route(getActivity, ({ actor, query }) => listActivity(actor.userId, query));

export const { POST, PUT, PATCH, DELETE, OPTIONS } = methodNotAllowed("GET");
