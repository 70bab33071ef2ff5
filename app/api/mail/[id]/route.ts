import { getEmail } from "@/lib/email/endpoints";
import { requireEmail } from "@/lib/email/queries";
import { methodNotAllowed } from "@/lib/http/json";
import { route } from "@/lib/http/route";

export const GET = route(getEmail, ({ params }) => requireEmail(params.id));

export const { POST, PUT, PATCH, DELETE, OPTIONS } = methodNotAllowed("GET");
