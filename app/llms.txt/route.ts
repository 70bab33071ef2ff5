import { listPresets } from "@/lib/catalogue/queries/list-presets";
import { noFilters } from "@/lib/catalogue/rules";
import { llmsText } from "@/lib/seo/feed";

export async function GET() {
  const order = { type: "name", priority: "a" } as const;
  const { presets } = await listPresets({ filters: noFilters, order, page: 1, quantity: 100 });
  return new Response(llmsText(presets), {
    headers: { "Content-Type": "text/plain; charset=utf-8" },
  });
}
