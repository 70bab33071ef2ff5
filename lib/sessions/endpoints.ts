import { z } from "zod";
import { endpoint } from "@/lib/http/endpoint";

export const getValidate = endpoint({
  method: "GET",
  path: "/api/user/validate",
  summary: "Whether the token still opens its session, and a fresh one",
  description:
    "The raw token stands in `Authorization`. One that has merely expired is renewed while its session lives in the cookie of a request from this site.",
  returns: z.object({
    email: z.string(),
    name: z.string(),
    logo: z.string(),
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
});
