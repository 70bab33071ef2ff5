import { buildSite } from "@/app/delivery/build";
import { getSite } from "@/lib/delivery/endpoints";
import { requireBought } from "@/lib/delivery/queries";
import { inBrand, slugOf } from "@/lib/delivery/rules";
import { zipStream } from "@/lib/delivery/zip";
import { refuseOthers } from "@/lib/http/json";
import { route } from "@/lib/http/route";

export const GET = route(getSite, async ({ actor, params, query }) => {
  const bought = await requireBought(actor.userId, params.presetId);
  const files = await buildSite(query.brand ? inBrand(bought, query.brand) : bought);
  return new Response(zipStream(files), {
    headers: {
      "Content-Type": "application/zip",
      "Content-Disposition": `attachment; filename="${slugOf(bought.url)}.zip"`,
      "Cache-Control": "private, no-store",
    },
  });
});

export const { POST, PUT, PATCH, DELETE } = refuseOthers("GET");
