import { getEmail } from "@/lib/platform/email/endpoints";
import { requireEmail } from "@/lib/platform/email/queries";
import { methodNotAllowed } from "@/lib/platform/http/json";
import { route } from "@/lib/platform/http/route";

export const GET = route(getEmail, ({ params }) => requireEmail(params.id));

export const { POST, PUT, PATCH, DELETE, OPTIONS } = methodNotAllowed("GET");
