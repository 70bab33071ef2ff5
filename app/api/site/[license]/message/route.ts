import { methodNotAllowed } from "@/lib/platform/http/json";
import { route } from "@/lib/platform/http/route";
import { getSiteMessages } from "@/lib/sites/messages/endpoints";
import { listMessages } from "@/lib/sites/messages/queries/list-messages";
import { requireSiteRow } from "@/lib/sites/queries/site";

export const GET = route(getSiteMessages, async ({ actor, params, query }) => {
  const { own } = await requireSiteRow(actor.userId, params.license);
  return listMessages(own.invoiceItemId, query);
});

export const { POST, PUT, PATCH, DELETE, OPTIONS } = methodNotAllowed("GET");
