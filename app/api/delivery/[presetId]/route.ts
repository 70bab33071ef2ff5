import { buildSite } from "@/lib/delivery/build-site";
import { getSite } from "@/lib/delivery/endpoints";
import { requireBought } from "@/lib/delivery/queries";
import { slugOf, withBrand } from "@/lib/delivery/rules";
import { zipStream } from "@/lib/delivery/zip";
import { methodNotAllowed } from "@/lib/http/json";
import { route } from "@/lib/http/route";

export const GET = route(getSite, async ({ actor, params, query }) => {
  const bought = await requireBought(actor.userId, params.presetId);
  const files = await buildSite(query.brand ? withBrand(bought, query.brand) : bought);
  return new Response(zipStream(files), {
    headers: {
      "Content-Type": "application/zip",
      "Content-Disposition": `attachment; filename="${slugOf(bought.url)}.zip"`,
      "Cache-Control": "private, no-store",
    },
  });
});

export const { POST, PUT, PATCH, DELETE, OPTIONS } = methodNotAllowed("GET");
