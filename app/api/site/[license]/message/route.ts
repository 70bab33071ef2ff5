import { methodNotAllowed } from "@/lib/platform/http/json";
import { route } from "@/lib/platform/http/route";
import { changeMessages, deleteMessages } from "@/lib/sites/messages/commands/change-messages";
import {
  deleteSiteMessages,
  getSiteMessages,
  putSiteMessages,
} from "@/lib/sites/messages/endpoints";
import { listMessages } from "@/lib/sites/messages/queries/list-messages";
import { requireSiteRow } from "@/lib/sites/queries/site";

export const GET = route(getSiteMessages, async ({ actor, params, query }) => {
  const { own } = await requireSiteRow(actor.userId, params.license);
  return listMessages(own.invoiceItemId, query);
});

export const PUT = route(putSiteMessages, async ({ actor, params, body: { ids, ...change } }) => {
  const { own } = await requireSiteRow(actor.userId, params.license);
  return { ids: await changeMessages(own.invoiceItemId, ids, change) };
});

export const DELETE = route(deleteSiteMessages, async ({ actor, params, query }) => {
  const { own } = await requireSiteRow(actor.userId, params.license);
  return { ids: await deleteMessages(own.invoiceItemId, query.ids) };
});

export const { POST, PATCH, OPTIONS } = methodNotAllowed("GET", "PUT", "DELETE");
