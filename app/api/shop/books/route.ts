import { getBooks } from "@/lib/books/endpoints";
import { readBooks } from "@/lib/books/queries/month-sums";
import { methodNotAllowed } from "@/lib/http/json";
import { route } from "@/lib/http/route";

export const GET = route(getBooks, ({ query }) => readBooks(query.year));

export const { POST, PUT, PATCH, DELETE, OPTIONS } = methodNotAllowed("GET");
