import { showRevision } from "@/lib/content/commands";
import { getRevision } from "@/lib/content/endpoints";
import { requireRevision } from "@/lib/content/queries";
import { methodNotAllowed } from "@/lib/http/json";
import { route } from "@/lib/http/route";

export const GET = route(getRevision, async ({ actor, params: { template, number } }) =>
  showRevision(template, await requireRevision(actor.userId, template, number)),
);

export const { POST, PUT, PATCH, DELETE, OPTIONS } = methodNotAllowed("GET");
