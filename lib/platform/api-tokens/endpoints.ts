import { z } from "zod";
import { idParam } from "@/lib/id-schemas";
import { staffOnly, totalCount } from "@/lib/platform/http/admin-list";
import { endpoint } from "@/lib/platform/http/endpoint";
import { apiTokenListQuery, apiTokenSchema } from "./schemas";

export const getApiTokens = endpoint({
  method: "GET",
  path: "/api/api-token",
  summary: "The API tokens of the caller; the owner sees everybody's",
  access: "api-tokens:read",
  query: apiTokenListQuery,
  returns: z.array(apiTokenSchema),
  headers: totalCount,
  failures: staffOnly,
});

export const deleteApiToken = endpoint({
  method: "DELETE",
  path: "/api/api-token/{id}",
  summary: "Revoke an API token, at once and for good",
  access: "api-tokens:write",
  params: z.object({ id: idParam }),
  returns: apiTokenSchema,
  failures: { ...staffOnly, 404: "The caller has no such token" },
});

const signedOut = { 401: "Nobody is signed in" };

export const getProfileTokens = endpoint({
  method: "GET",
  path: "/api/user/account/api-token",
  summary: "The caller's API tokens for their own data, the newest first",
  access: "customer",
  returns: z.array(apiTokenSchema),
  failures: signedOut,
});

export const deleteProfileToken = endpoint({
  method: "DELETE",
  path: "/api/user/account/api-token/{id}",
  summary: "Revoke an API token of the caller, at once and for good",
  access: "customer",
  params: z.object({ id: idParam }),
  returns: apiTokenSchema,
  failures: { ...signedOut, 404: "The caller has no such token" },
});
