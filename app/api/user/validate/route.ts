import { methodNotAllowed } from "@/lib/platform/http/json";
import { route } from "@/lib/platform/http/route";
import { validateToken } from "@/lib/platform/sessions/commands";
import { getValidate } from "@/lib/platform/sessions/endpoints";

export const GET = route(getValidate, ({ request }) => validateToken(request));

export const { POST, PUT, PATCH, DELETE, OPTIONS } = methodNotAllowed("GET");
