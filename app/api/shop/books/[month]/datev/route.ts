import { recordBooksExport } from "@/lib/books/commands";
import { datevFileHeaders, datevStream } from "@/lib/books/datev-file";
import { getBooksDatev } from "@/lib/books/endpoints";
import { currencyOf, readEntries, requireFile } from "@/lib/books/queries/documents";
import { methodNotAllowed } from "@/lib/http/json";
import { consumeAccountRateLimit } from "@/lib/http/rate-limit";
import { route } from "@/lib/http/route";

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
