import { getActivity } from "@/lib/platform/audit/endpoints";
import { listActivity } from "@/lib/platform/audit/queries";
import { methodNotAllowed } from "@/lib/platform/http/json";
import { route } from "@/lib/platform/http/route";

export const GET = route(getActivity, ({ actor, query }) => listActivity(actor.userId, query));

export const { POST, PUT, PATCH, DELETE, OPTIONS } = methodNotAllowed("GET");
