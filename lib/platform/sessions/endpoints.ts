import { z } from "zod";
import { optionalWireUrl } from "@/lib/own-url-schemas";
import { endpoint } from "@/lib/platform/http/endpoint";

export const getValidate = endpoint({
  method: "GET",
  path: "/api/user/validate",
  summary: "Validate the access token, and renew it if it expired",
  description:
    "`Authorization` holds the raw token. An expired one is renewed while the session cookie of a same-origin request is still valid.",
  credential: "accessToken",
  returns: z.object({
    email: z.string(),
    name: z.string(),
    logo: optionalWireUrl,
    about: z.string(),
    iat: z.int(),
    exp: z.int(),
    token: z.string(),
  }),
  failures: { 401: "The session is over" },
});

export const postLogout = endpoint({
  method: "POST",
  path: "/api/user/logout",
  summary: "End the session, if there is one",
  returns: z.null(),
  status: 204,
  headers: { "Set-Cookie": "Deletes the session's cookie" },
});
