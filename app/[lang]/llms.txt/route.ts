import { listPresets } from "@/lib/catalogue/queries/list-presets";
import { noFilters } from "@/lib/catalogue/rules";
import { llmsText, mostInFeed } from "@/lib/catalogue/seo/feed";
import { type LanguageContext, languageOfFile, languageParams } from "../language-params";

export const generateStaticParams = languageParams;

export async function GET(_: Request, context: LanguageContext) {
  const language = await languageOfFile(context);
  const order = { type: "name", priority: "a" } as const;
  const query = { filters: noFilters, order, page: 1, quantity: mostInFeed };
  const { presets, total } = await listPresets(query);
  return new Response(llmsText(presets, language, total), {
    headers: { "Content-Type": "text/plain; charset=utf-8" },
  });
}
