import { getPresets } from "@/lib/catalogue/endpoints";
import { listPresetsById } from "@/lib/catalogue/queries/get-preset";
import { listPresets } from "@/lib/catalogue/queries/list-presets";
import { ShopError } from "@/lib/errors";
import { refuseOthers } from "@/lib/http/json";
import { Reply, route } from "@/lib/http/route";

export const GET = route(getPresets, async ({ query }) => {
  const { ids, filters, orderType, orderPriority, hideDisabled, quantity, page } = query;
  if (ids) return listPresetsById(ids);
  if (!hideDisabled) throw new ShopError("unauthorized", "Please sign in as the admin.");
  const order = { type: orderType, priority: orderPriority };
  const { presets, total } = await listPresets({ filters, order, page, quantity });
  return new Reply(presets, { "X-Total-Count": String(total) });
});

export const { POST, PUT, PATCH, DELETE } = refuseOthers("GET");
