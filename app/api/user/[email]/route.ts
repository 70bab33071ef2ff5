import { saveProfile } from "@/lib/accounts/commands/save-profile";
import { getProfile, putProfile } from "@/lib/accounts/endpoints";
import { requireAccount } from "@/lib/accounts/queries";
import { methodNotAllowed } from "@/lib/http/json";
import { route } from "@/lib/http/route";

export const GET = route(getProfile, ({ actor, params }) => requireAccount(actor, params.email));

export const PUT = route(putProfile, ({ actor, params, body }) =>
  saveProfile(actor, params.email, body),
);

export const { POST, PATCH, DELETE, OPTIONS } = methodNotAllowed("GET", "PUT");
