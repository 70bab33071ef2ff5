import { csvHeaders, csvStream } from "@/lib/csv";
import { methodNotAllowed } from "@/lib/platform/http/json";
import { consumeAccountRateLimit } from "@/lib/platform/http/rate-limit";
import { route } from "@/lib/platform/http/route";
import { messageColumns } from "@/lib/sites/messages/csv";
import { getMessageExport } from "@/lib/sites/messages/endpoints";
import { readMessages } from "@/lib/sites/messages/queries/list-messages";
import { requireSiteRow } from "@/lib/sites/queries/site";

export const GET = route(getMessageExport, async ({ actor, params, query }) => {
  const { own, row } = await requireSiteRow(actor.userId, params.license);
  await consumeAccountRateLimit("message-export", actor.userId, { hits: 20, seconds: 600 });
  const batches = readMessages(own.invoiceItemId, query);
  return new Response(csvStream(messageColumns, batches), {
    headers: csvHeaders(`messages-${row.name}.csv`),
  });
});

export const { POST, PUT, PATCH, DELETE, OPTIONS } = methodNotAllowed("GET");
