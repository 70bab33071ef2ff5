import { withAbsoluteUrls } from "@/lib/catalogue/absolute-urls";
import { createPreset } from "@/lib/catalogue/commands/presets";
import { getPresets, postPreset } from "@/lib/catalogue/endpoints";
import { listPresetsById } from "@/lib/catalogue/queries/get-preset";
import { listPresetsForAdmin } from "@/lib/catalogue/queries/list-for-admin";
import { listPresets } from "@/lib/catalogue/queries/list-presets";
import { searchPresets } from "@/lib/catalogue/queries/search-presets";
import { hasBackOfficeParameter, unknownParameters } from "@/lib/catalogue/schemas";
import {
  listBoughtPresetIds,
  markBought,
  withBoughtFlags,
} from "@/lib/orders/invoices/queries/invoices";
import { adminList } from "@/lib/platform/http/admin-list";
import { methodNotAllowed } from "@/lib/platform/http/json";
import {
  refuseUnknownFields,
  requirePermission,
  route,
  withTotal,
} from "@/lib/platform/http/route";

export const GET = route(getPresets, async ({ actor, query }) => {
  // An API token stands for no customer, so nothing is marked as bought.
  const customer = actor?.apiToken === null ? actor : null;
  const { ids, filters, orderType, orderPriority, hideDisabled, quantity, page, ...list } = query;
  if (ids) {
    const presets = await withBoughtFlags(customer, await listPresetsById(ids));
    return withTotal(presets.map(withAbsoluteUrls), presets.length);
  }
  const unknown = unknownParameters(query);
  const isStaffsMistake = actor?.permissions.includes("presets:read") && unknown.length > 0;
  if (!hideDisabled || hasBackOfficeParameter(query) || isStaffsMistake) {
    requirePermission(actor, "presets:read");
    refuseUnknownFields(unknown);
    const boughtIds = await listBoughtPresetIds(actor.userId);
    const { presets, total } = await listPresetsForAdmin(adminList(list), boughtIds);
    return withTotal(markBought(presets, boughtIds).map(withAbsoluteUrls), total);
  }
  const order = { type: orderType, priority: orderPriority };
  const { presets, total } = query.q
    ? await searchPresets({ q: query.q, filters, page, quantity })
    : await listPresets({ filters, order, page, quantity });
  return withTotal((await withBoughtFlags(customer, presets)).map(withAbsoluteUrls), total);
});

export const POST = route(postPreset, async ({ body }) =>
  withAbsoluteUrls(await createPreset(body)),
);

export const { PUT, PATCH, DELETE, OPTIONS } = methodNotAllowed("GET", "POST");
