import { methodNotAllowed } from "@/lib/platform/http/json";
import { route } from "@/lib/platform/http/route";
import { getAssignee } from "@/lib/support/endpoints";
import { requireAssignee } from "@/lib/support/queries/assignees";

export const GET = route(getAssignee, ({ params }) => requireAssignee(params.id));

export const { POST, PUT, PATCH, DELETE, OPTIONS } = methodNotAllowed("GET");
