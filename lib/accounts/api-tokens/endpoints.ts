import { maxApiTokens } from "@/lib/platform/api-tokens/rules";
import { newApiTokenSchema } from "@/lib/platform/api-tokens/schemas";
import { staffOnly } from "@/lib/platform/http/admin-list";
import { endpoint } from "@/lib/platform/http/endpoint";
import { oldSignIn } from "../schemas";
import { apiTokenRequest, ownApiTokenRequest } from "./schemas";

export const postApiToken = endpoint({
  method: "POST",
  path: "/api/api-token",
  summary: "Make an API token, which is shown this once",
  description:
    "A program sends it as `Authorization: Bearer …`. The API token has the permissions that both its scopes and the role of its owner include.",
  access: "api-tokens:write",
  body: apiTokenRequest,
  returns: newApiTokenSchema,
  status: 201,
  failures: {
    ...staffOnly,
    403: `${staffOnly[403]}; or: ${oldSignIn}`,
    409: `There are ${maxApiTokens} that work`,
  },
});

export const postProfileToken = endpoint({
  method: "POST",
  path: "/api/user/account/api-token",
  summary: "Create an API token for the caller's own data; the token is shown only this once",
  description:
    "A program sends it to `/api/mcp` as `Authorization: Bearer …`. The API token can read the data that its scopes name, and cannot change anything.",
  access: "customer",
  body: ownApiTokenRequest,
  returns: newApiTokenSchema,
  status: 201,
  failures: {
    401: "Nobody is signed in",
    403: oldSignIn,
    409: `The address is not verified, or there are ${maxApiTokens} that work`,
  },
});
