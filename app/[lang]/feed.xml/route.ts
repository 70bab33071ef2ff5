import { listPresets } from "@/lib/catalogue/queries/list-presets";
import { noFilters } from "@/lib/catalogue/rules";
import { mostInFeed, productFeed } from "@/lib/catalogue/seo/feed";
import { type LanguageContext, languageOfFile, languageParams } from "../language-params";

/** A product feed of the newest presets, for shopping search engines. */
export const generateStaticParams = languageParams;

export async function GET(_: Request, context: LanguageContext) {
  const language = await languageOfFile(context);
  const order = { type: "release", priority: "a" } as const;
  const { presets } = await listPresets({
    filters: noFilters,
    order,
    page: 1,
    quantity: mostInFeed,
  });
  return new Response(productFeed(presets, language), {
    headers: { "Content-Type": "application/xml; charset=utf-8" },
  });
}
