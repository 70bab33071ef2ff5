import { getAccount } from "@/lib/accounts/security/endpoints";
import { requireSecurity } from "@/lib/accounts/security/queries";
import { methodNotAllowed } from "@/lib/platform/http/json";
import { route } from "@/lib/platform/http/route";

export const GET = route(getAccount, ({ actor }) => requireSecurity(actor));

export const { POST, PUT, PATCH, DELETE, OPTIONS } = methodNotAllowed("GET");
