import { getRevisions } from "@/lib/content/endpoints";
import { listRevisions, requireRevision } from "@/lib/content/queries";
import { methodNotAllowed } from "@/lib/http/json";
import { route } from "@/lib/http/route";

export const GET = route(getRevisions, async ({ actor, params: { template } }) => {
  await requireRevision(actor.userId, template);
  return listRevisions(actor.userId, template);
});

export const { POST, PUT, PATCH, DELETE, OPTIONS } = methodNotAllowed("GET");
