import { methodNotAllowed } from "@/lib/http/json";
import { route } from "@/lib/http/route";
import { validateToken } from "@/lib/sessions/commands";
import { getValidate } from "@/lib/sessions/endpoints";

export const GET = route(getValidate, ({ request }) => validateToken(request));

export const { POST, PUT, PATCH, DELETE, OPTIONS } = methodNotAllowed("GET");
