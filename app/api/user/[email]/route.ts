import { saveProfile } from "@/lib/accounts/commands/save-profile";
import { getProfile, putProfile } from "@/lib/accounts/endpoints";
import { requireAccount } from "@/lib/accounts/queries";
import { methodNotAllowed } from "@/lib/platform/http/json";
import { route } from "@/lib/platform/http/route";
import { absoluteOrEmpty } from "@/lib/site";

export const GET = route(getProfile, async ({ actor, params }) => {
  const account = await requireAccount(actor, params.email);
  return { ...account, logo: absoluteOrEmpty(account.logo) };
});

export const PUT = route(putProfile, ({ actor, params, body }) =>
  saveProfile(actor, params.email, body),
);

export const { POST, PATCH, DELETE, OPTIONS } = methodNotAllowed("GET", "PUT");
