import { recordBooksExport } from "@/lib/books/commands";
import { bookColumns } from "@/lib/books/csv";
import { getBooksCsv } from "@/lib/books/endpoints";
import { readEntries } from "@/lib/books/queries/documents";
import { csvHeaders, csvStream } from "@/lib/csv";
import { methodNotAllowed } from "@/lib/http/json";
import { consumeAccountRateLimit } from "@/lib/http/rate-limit";
import { route } from "@/lib/http/route";

export const GET = route(getBooksCsv, async ({ actor, params: { month } }) => {
  await consumeAccountRateLimit("books-export", actor.userId, { hits: 60, seconds: 600 });
  await recordBooksExport(month, "CSV");
  return new Response(csvStream(bookColumns, readEntries(month)), {
    headers: csvHeaders(`books-${month}.csv`),
  });
});

export const { POST, PUT, PATCH, DELETE, OPTIONS } = methodNotAllowed("GET");
