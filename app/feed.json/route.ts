import { commerceFeed } from "@/lib/agents/commerce-feed";
import { listPresets } from "@/lib/catalogue/queries/list-presets";
import { noFilters } from "@/lib/catalogue/rules";
import { mostInFeed } from "@/lib/catalogue/seo/feed";

/** The newest presets as a product feed of the Agentic Commerce Protocol. */
export async function GET() {
  const order = { type: "release", priority: "a" } as const;
  const { presets } = await listPresets({
    filters: noFilters,
    order,
    page: 1,
    quantity: mostInFeed,
  });
  return Response.json(commerceFeed(presets));
}
