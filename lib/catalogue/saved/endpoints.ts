import { endpoint } from "@/lib/platform/http/endpoint";
import { maxSaved } from "./limits";
import { newSaved, savedParam, savedPresets } from "./schemas";

const common = {
  access: "customer",
  returns: savedPresets,
  failures: { 401: "Nobody is signed in" },
} as const;

export const getSaved = endpoint({
  ...common,
  method: "GET",
  path: "/api/saved",
  summary: "The caller's favorites and recently viewed presets",
});

export const postSaved = endpoint({
  ...common,
  method: "POST",
  path: "/api/saved",
  summary: "Save presets, or note that they were looked at",
  description: `Also for what a guest saved before signing in. What is saved already stays where it is; unknown ids are left out. An account has at most ${maxSaved}; those that do not fit are left out, too.`,
  body: newSaved,
});

export const deleteSaved = endpoint({
  ...common,
  method: "DELETE",
  path: "/api/saved/{id}",
  summary: "Save a preset no longer",
  params: savedParam,
});

export const deleteSeen = endpoint({
  ...common,
  method: "DELETE",
  path: "/api/seen",
  summary: "Forget which presets the caller looked at",
});
