import { getBought } from "@/lib/orders/invoices/endpoints";
import { listBoughtPresetIds } from "@/lib/orders/invoices/queries/invoices";
import { methodNotAllowed } from "@/lib/platform/http/json";
import { route } from "@/lib/platform/http/route";

export const GET = route(getBought, async ({ actor, query }) => {
  const ids = await listBoughtPresetIds(actor.userId);
  return query.perLicense ? ids : [...new Set(ids)];
});

export const { POST, PUT, PATCH, DELETE, OPTIONS } = methodNotAllowed("GET");
