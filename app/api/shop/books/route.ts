import { getBooks } from "@/lib/orders/books/endpoints";
import { readBooks } from "@/lib/orders/books/queries/month-sums";
import { methodNotAllowed } from "@/lib/platform/http/json";
import { route } from "@/lib/platform/http/route";

export const GET = route(getBooks, ({ query }) => readBooks(query.year));

export const { POST, PUT, PATCH, DELETE, OPTIONS } = methodNotAllowed("GET");
