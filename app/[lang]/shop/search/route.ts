import { searchHref } from "@/lib/catalogue/search/words";
import { inLanguage } from "@/lib/languages.mjs";
import { type LanguageContext, languageOfFile } from "../../language-params";

/**
 * The search form sends its query here when scripts are off. It redirects to the page of that
 * search, which has the words in its path.
 */
export async function GET(request: Request, context: LanguageContext) {
  const { searchParams } = new URL(request.url);
  const page = searchHref(searchParams.get("q") ?? "");
  const headers = { Location: inLanguage(await languageOfFile(context), page) };
  return new Response(null, { status: 303, headers });
}
