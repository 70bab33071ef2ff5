import { z } from "zod";
import { endpoint } from "@/lib/http/endpoint";
import { listQuery, presetId, presetSchema } from "./schemas";

export const getPresets = endpoint({
  method: "GET",
  path: "/api/preset",
  summary: "A page of the catalogue, or the presets named by `ids`",
  description:
    "Filters: any of the values inside a key, all of the keys together. Orders mean what the shop's menu says: name a is A-Z, rating a and release a are the highest and the newest first, price d and purchased d the most first. A page past the end is empty. With `ids` the presets come in the order asked for and unknown ones are left out.",
  query: listQuery,
  returns: z.array(presetSchema),
  headers: { "X-Total-Count": "How many presets match" },
  failures: { 400: "The filters are not JSON", 401: "Only the admin sees disabled presets" },
  cache: "public",
});

export const getOnePreset = endpoint({
  method: "GET",
  path: "/api/preset/{id}",
  summary: "One preset",
  params: z.object({ id: presetId }),
  returns: presetSchema,
  failures: { 404: "There is no such preset" },
  cache: "public",
});
