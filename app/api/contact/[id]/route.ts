import { methodNotAllowed } from "@/lib/platform/http/json";
import { route } from "@/lib/platform/http/route";
import { getMessage } from "@/lib/support/contact/endpoints";
import { requireMessage } from "@/lib/support/contact/queries";

export const GET = route(getMessage, ({ params }) => requireMessage(params.id));

export const { POST, PUT, PATCH, DELETE, OPTIONS } = methodNotAllowed("GET");
