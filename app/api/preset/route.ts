import { createPreset } from "@/lib/catalogue/commands";
import { getPresets, postPreset } from "@/lib/catalogue/endpoints";
import { listPresetsById } from "@/lib/catalogue/queries/get-preset";
import { listPresetsForAdmin } from "@/lib/catalogue/queries/list-for-admin";
import { listPresets } from "@/lib/catalogue/queries/list-presets";
import { adminList } from "@/lib/http/admin-list";
import { methodNotAllowed } from "@/lib/http/json";
import { requireAdmin, route, withTotal } from "@/lib/http/route";
import { withBoughtFlags } from "@/lib/invoices/queries";

export const GET = route(getPresets, async ({ actor, query }) => {
  const { ids, filters, orderType, orderPriority, hideDisabled, quantity, page } = query;
  if (ids) return withBoughtFlags(actor, await listPresetsById(ids));
  if (!hideDisabled || query._start !== undefined || query.id) {
    requireAdmin(actor);
    const { presets, total } = await listPresetsForAdmin(adminList(query));
    return withTotal(presets, total);
  }
  const order = { type: orderType, priority: orderPriority };
  const { presets, total } = await listPresets({ filters, order, page, quantity });
  return withTotal(await withBoughtFlags(actor, presets), total);
});

export const POST = route(postPreset, ({ body }) => createPreset(body));

export const { PUT, PATCH, DELETE, OPTIONS } = methodNotAllowed("GET", "POST");
