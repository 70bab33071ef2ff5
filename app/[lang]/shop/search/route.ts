import { searchHref } from "@/lib/catalogue/search/words";

/**
 * The search form sends its query here when scripts are off. It redirects to the page of that
 * search, which has the words in its path.
 */
export function GET(request: Request) {
  const { searchParams } = new URL(request.url);
  const headers = { Location: searchHref(searchParams.get("q") ?? "") };
  return new Response(null, { status: 303, headers });
}
