import { methodNotAllowed } from "@/lib/platform/http/json";
import { route } from "@/lib/platform/http/route";
import { changeRole, removeStaff } from "@/lib/platform/staff/commands";
import { deleteStaff, putStaff } from "@/lib/platform/staff/endpoints";

export const PUT = route(putStaff, ({ params, body }) => changeRole(params.id, body.role));

export const DELETE = route(deleteStaff, ({ params }) => removeStaff(params.id));

export const { GET, POST, PATCH, OPTIONS } = methodNotAllowed("PUT", "DELETE");
