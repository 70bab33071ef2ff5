import { boundedQueue } from "@/lib/bounded-queue";
import { slugOf } from "@/lib/catalogue/rules";
import { draftNameOf } from "@/lib/customization/content/draft-name";
import { chooseRevision } from "@/lib/customization/content/queries";
import { methodNotAllowed } from "@/lib/platform/http/json";
import { consumeAccountRateLimit } from "@/lib/platform/http/rate-limit";
import { route } from "@/lib/platform/http/route";
import { buildSite } from "@/lib/sites/delivery/build-site";
import { getSite } from "@/lib/sites/delivery/endpoints";
import { requireBought } from "@/lib/sites/delivery/queries";
import { withBrand } from "@/lib/sites/delivery/rules";
import { zipStream } from "@/lib/sites/delivery/zip";
import { findFormAction } from "@/lib/sites/queries/form-action";

const inTurn = boundedQueue("site-download", { concurrency: 2, waiting: 10 });

export const GET = route(getSite, async ({ actor, params, query }) => {
  const bought = await requireBought(actor.userId, params.presetId, query.license);
  await consumeAccountRateLimit("site-download", actor.userId, { hits: 60, seconds: 600 });
  const branded = query.brand ? withBrand(bought, query.brand) : bought;
  const draft = draftNameOf(slugOf(bought.url), bought.licenseNumber);
  const revision = await chooseRevision(actor.userId, draft, query.revision);
  const formAction = await findFormAction(bought.invoiceItemId);
  const files = await inTurn(() => buildSite(branded, revision?.document ?? null, { formAction }));
  return new Response(zipStream(files), {
    headers: {
      "Content-Type": "application/zip",
      "Content-Disposition": `attachment; filename="${slugOf(bought.url)}.zip"`,
      "Cache-Control": "private, no-store",
    },
  });
});

export const { POST, PUT, PATCH, DELETE, OPTIONS } = methodNotAllowed("GET");
