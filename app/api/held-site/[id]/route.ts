import { methodNotAllowed } from "@/lib/platform/http/json";
import { route } from "@/lib/platform/http/route";
import { getHeldSite } from "@/lib/sites/screening/endpoints";
import { requireHeldContent, requireHeldRecord } from "@/lib/sites/screening/queries/held-sites";

export const GET = route(getHeldSite, async ({ params: { id } }) => ({
  ...(await requireHeldRecord(id)),
  content: await requireHeldContent(id),
}));

export const { POST, PUT, PATCH, DELETE, OPTIONS } = methodNotAllowed("GET");
