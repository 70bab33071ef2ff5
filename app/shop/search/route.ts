import { searchHref } from "@/lib/catalogue/search/words";

/** Where the form of the search leads without script: a page has its words in its path, so that it needs no query. */
export function GET(request: Request) {
  const { searchParams } = new URL(request.url);
  const headers = { Location: searchHref(searchParams.get("q") ?? "") };
  return new Response(null, { status: 303, headers });
}
