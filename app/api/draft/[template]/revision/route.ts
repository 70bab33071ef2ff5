import { getRevisions } from "@/lib/customization/content/endpoints";
import { listRevisions, requireRevision } from "@/lib/customization/content/queries";
import { methodNotAllowed } from "@/lib/platform/http/json";
import { route } from "@/lib/platform/http/route";

export const GET = route(getRevisions, async ({ actor, params: { template } }) => {
  await requireRevision(actor.userId, template);
  return listRevisions(actor.userId, template);
});

export const { POST, PUT, PATCH, DELETE, OPTIONS } = methodNotAllowed("GET");
