import { createBundle } from "@/lib/catalogue/bundles/commands";
import { getBundles, postBundle } from "@/lib/catalogue/bundles/endpoints";
import { listBundles } from "@/lib/catalogue/bundles/queries";
import { adminList } from "@/lib/platform/http/admin-list";
import { methodNotAllowed } from "@/lib/platform/http/json";
import { route, withTotal } from "@/lib/platform/http/route";

export const GET = route(getBundles, async ({ query }) => {
  const { bundles, total } = await listBundles(adminList(query));
  return withTotal(bundles, total);
});

export const POST = route(postBundle, ({ body }) => createBundle(body));

export const { PUT, PATCH, DELETE, OPTIONS } = methodNotAllowed("GET", "POST");
