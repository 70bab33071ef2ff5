import { showRevision } from "@/lib/customization/content/commands";
import { getRevision } from "@/lib/customization/content/endpoints";
import { requireRevision } from "@/lib/customization/content/queries";
import { methodNotAllowed } from "@/lib/platform/http/json";
import { route } from "@/lib/platform/http/route";

export const GET = route(getRevision, async ({ actor, params: { template, number } }) =>
  showRevision(template, await requireRevision(actor.userId, template, number)),
);

export const { POST, PUT, PATCH, DELETE, OPTIONS } = methodNotAllowed("GET");
