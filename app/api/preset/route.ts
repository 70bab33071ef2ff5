import { z } from "zod";
import { listPresetsById } from "@/lib/catalogue/queries/get-preset";
import { listPresets } from "@/lib/catalogue/queries/list-presets";
import { idsQuery, listQuery, presetSchema } from "@/lib/catalogue/schemas";
import { ShopError } from "@/lib/errors";
import { refuseOthers } from "@/lib/http/json";
import { Reply, route } from "@/lib/http/route";

const listed = route(
  { query: listQuery, returns: z.array(presetSchema), cache: "public" },
  async ({ query: { filters, orderType, orderPriority, hideDisabled, quantity, page } }) => {
    if (!hideDisabled) throw new ShopError("unauthorized", "Please sign in as the admin.");
    const order = { type: orderType, priority: orderPriority };
    const { presets, total } = await listPresets({ filters, order, page, quantity });
    return new Reply(presets, { "X-Total-Count": String(total) });
  },
);

const named = route(
  { query: idsQuery, returns: z.array(presetSchema), cache: "public" },
  ({ query }) => listPresetsById(query.ids),
);

/** One address, two questions: a page of the catalogue, or the presets named in `ids`. */
export const GET: typeof listed = (request, context) =>
  (new URL(request.url).searchParams.has("ids") ? named : listed)(request, context);

export const { POST, PUT, PATCH, DELETE } = refuseOthers("GET");
