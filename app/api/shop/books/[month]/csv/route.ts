import { csvHeaders, csvStream } from "@/lib/csv";
import { recordBooksExport } from "@/lib/orders/books/commands";
import { bookColumns } from "@/lib/orders/books/csv";
import { getBooksCsv } from "@/lib/orders/books/endpoints";
import { readEntries } from "@/lib/orders/books/queries/documents";
import { methodNotAllowed } from "@/lib/platform/http/json";
import { consumeAccountRateLimit } from "@/lib/platform/http/rate-limit";
import { route } from "@/lib/platform/http/route";

export const GET = route(getBooksCsv, async ({ actor, params: { month } }) => {
  await consumeAccountRateLimit("books-export", actor.userId, { hits: 60, seconds: 600 });
  await recordBooksExport(month, "CSV");
  return new Response(csvStream(bookColumns, readEntries(month)), {
    headers: csvHeaders(`books-${month}.csv`),
  });
});

export const { POST, PUT, PATCH, DELETE, OPTIONS } = methodNotAllowed("GET");
