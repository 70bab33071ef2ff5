import { listPresets } from "@/lib/catalogue/queries/list-presets";
import { noFilters } from "@/lib/catalogue/rules";
import { mostInFeed, productFeed } from "@/lib/catalogue/seo/feed";

/** A product feed of the newest presets, for shopping search engines. */
export async function GET() {
  const order = { type: "release", priority: "a" } as const;
  const { presets } = await listPresets({
    filters: noFilters,
    order,
    page: 1,
    quantity: mostInFeed,
  });
  return new Response(productFeed(presets), {
    headers: { "Content-Type": "application/xml; charset=utf-8" },
  });
}
