import { methodNotAllowed } from "@/lib/platform/http/json";
import { route } from "@/lib/platform/http/route";
import {
  changeMessages,
  deleteMessages,
  requireOne,
} from "@/lib/sites/messages/commands/change-messages";
import { deleteSiteMessage, putSiteMessage } from "@/lib/sites/messages/endpoints";
import { requireMessage } from "@/lib/sites/messages/queries/list-messages";
import { requireSiteRow } from "@/lib/sites/queries/site";

export const PUT = route(putSiteMessage, async ({ actor, params, body }) => {
  const { own } = await requireSiteRow(actor.userId, params.license);
  const id = requireOne(await changeMessages(own.invoiceItemId, [params.id], body));
  return requireMessage(own.invoiceItemId, id);
});

export const DELETE = route(deleteSiteMessage, async ({ actor, params: { license, id } }) => {
  const { own } = await requireSiteRow(actor.userId, license);
  return { id: requireOne(await deleteMessages(own.invoiceItemId, [id])) };
});

export const { GET, POST, PATCH, OPTIONS } = methodNotAllowed("PUT", "DELETE");
