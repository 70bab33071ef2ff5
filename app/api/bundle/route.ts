import { createBundle } from "@/lib/bundles/commands";
import { getBundles, postBundle } from "@/lib/bundles/endpoints";
import { listBundles } from "@/lib/bundles/queries";
import { adminList } from "@/lib/http/admin-list";
import { methodNotAllowed } from "@/lib/http/json";
import { route, withTotal } from "@/lib/http/route";

export const GET = route(getBundles, async ({ query }) => {
  const { bundles, total } = await listBundles(adminList(query));
  return withTotal(bundles, total);
});

export const POST = route(postBundle, ({ body }) => createBundle(body));

export const { PUT, PATCH, DELETE, OPTIONS } = methodNotAllowed("GET", "POST");
