import { getMessage } from "@/lib/contact/endpoints";
import { requireMessage } from "@/lib/contact/queries";
import { methodNotAllowed } from "@/lib/http/json";
import { route } from "@/lib/http/route";

export const GET = route(getMessage, ({ params }) => requireMessage(params.id));

export const { POST, PUT, PATCH, DELETE, OPTIONS } = methodNotAllowed("GET");
