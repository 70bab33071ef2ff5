import { recordBooksExport } from "@/lib/orders/books/commands";
import { datevFileHeaders, datevStream } from "@/lib/orders/books/datev-file";
import { getBooksDatev } from "@/lib/orders/books/endpoints";
import { currencyOf, readEntries, requireFile } from "@/lib/orders/books/queries/documents";
import { methodNotAllowed } from "@/lib/platform/http/json";
import { consumeAccountRateLimit } from "@/lib/platform/http/rate-limit";
import { route } from "@/lib/platform/http/route";

export const GET = route(
  getBooksDatev,
  async ({ actor, params: { month }, query: { file = 1 } }) => {
    await consumeAccountRateLimit("books-export", actor.userId, { hits: 60, seconds: 600 });
    const part = await requireFile(month, file);
    const currency = await currencyOf(month);
    await recordBooksExport(month, `DATEV, file ${file}`);
    return new Response(datevStream({ month, currency }, readEntries(month, part)), {
      headers: datevFileHeaders(month, file),
    });
  },
);

export const { POST, PUT, PATCH, DELETE, OPTIONS } = methodNotAllowed("GET");
