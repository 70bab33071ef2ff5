import { z } from "zod";
import { staffOnly } from "@/lib/platform/http/admin-list";
import { endpoint } from "@/lib/platform/http/endpoint";
import { listQuery, newPreset, presetChange, presetId, presetSchema } from "./schemas";

export const getPresets = endpoint({
  method: "GET",
  path: "/api/preset",
  summary: "A page of the catalogue, or the presets named by `ids`",
  description:
    "Filters: any of the values inside a key, all of the keys together. Orders mean what the shop's menu says: name a is A-Z, rating a and release a are the highest and the newest first, price d and purchased d the most first. A page past the end is empty. With `q` it is a search: by names, types, colors, trades and words of the templates' samples, in English and German, with typing errors; the best match is first, whatever the order, and at most 100 are found. With `ids` the presets come in the requested order and unknown ones are left out.",
  access: "visitor or presets:read",
  query: listQuery,
  returns: z.array(presetSchema),
  headers: { "X-Total-Count": "How many presets match" },
  failures: {
    400: "The filters are not JSON",
    401: "Only staff may list disabled presets or use `_start`, `_end`, `_sort`, `_order` or `id`",
    403: "As 401, for a signed-in customer",
  },
  cache: "public",
});

export const getOnePreset = endpoint({
  method: "GET",
  path: "/api/preset/{id}",
  summary: "One preset",
  access: "visitor",
  params: z.object({ id: presetId }),
  returns: presetSchema,
  failures: { 404: "There is no such preset" },
  cache: "public",
});

const unknown = { 404: "There is no such preset" };

export const postPreset = endpoint({
  method: "POST",
  path: "/api/preset",
  summary: "Add a preset",
  access: "presets:write",
  body: newPreset,
  returns: presetSchema,
  status: 201,
  failures: staffOnly,
});

export const putPreset = endpoint({
  method: "PUT",
  path: "/api/preset/{id}",
  summary: "Change a preset; absent fields stay as they are",
  description:
    "In a sale its price cannot be changed. A whole record that was read in a sale and is sent after it leaves the price as it is.",
  access: "presets:write",
  params: z.object({ id: presetId }),
  body: presetChange,
  returns: presetSchema,
  failures: { ...staffOnly, ...unknown },
});

export const deletePreset = endpoint({
  method: "DELETE",
  path: "/api/preset/{id}",
  summary: "Take a preset off sale; customers who bought it keep it",
  access: "presets:write",
  params: z.object({ id: presetId }),
  returns: presetSchema,
  failures: { ...staffOnly, ...unknown },
});
