import { methodNotAllowed } from "@/lib/http/json";
import { route } from "@/lib/http/route";
import { changeRole, removeStaff } from "@/lib/staff/commands";
import { deleteStaff, putStaff } from "@/lib/staff/endpoints";

export const PUT = route(putStaff, ({ params, body }) => changeRole(params.id, body.role));

export const DELETE = route(deleteStaff, ({ params }) => removeStaff(params.id));

export const { GET, POST, PATCH, OPTIONS } = methodNotAllowed("PUT", "DELETE");
