import { methodNotAllowed } from "@/lib/http/json";
import { route } from "@/lib/http/route";
import { getAssignees } from "@/lib/support/endpoints";
import { listAssignees } from "@/lib/support/queries/threads";

export const GET = route(getAssignees, listAssignees);

export const { POST, PUT, PATCH, DELETE, OPTIONS } = methodNotAllowed("GET");
