import { z } from "zod";
import { staffOnly, totalCount } from "@/lib/http/admin-list";
import { endpoint } from "@/lib/http/endpoint";
import { idParam } from "@/lib/id-schemas";
import { maxApiTokens } from "./rules";
import { apiTokenBody, apiTokenListQuery, apiTokenSchema, newApiTokenSchema } from "./schemas";

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

export const postApiToken = endpoint({
  method: "POST",
  path: "/api/api-token",
  summary: "Make an API token, which is shown this once",
  description:
    "A program sends it as `Authorization: Bearer …`. It may do what its scopes name, as long as the role of whoever made it includes that.",
  access: "api-tokens:write",
  body: apiTokenBody,
  returns: newApiTokenSchema,
  status: 201,
  failures: { ...staffOnly, 409: `There are ${maxApiTokens} that work` },
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
