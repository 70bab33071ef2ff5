import { setLicenses } from "@/lib/orders/cart/commands";
import { putCartLicenses } from "@/lib/orders/cart/endpoints";
import { methodNotAllowed } from "@/lib/platform/http/json";
import { route } from "@/lib/platform/http/route";
import { resolveAccount } from "@/lib/platform/sessions/queries";

export const PUT = route(putCartLicenses, async ({ actor, body: { email, ...wanted } }) =>
  setLicenses(await resolveAccount(actor, email, "orders:write"), wanted),
);

export const { GET, POST, PATCH, DELETE, OPTIONS } = methodNotAllowed("PUT");
