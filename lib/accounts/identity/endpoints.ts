import { z } from "zod";
import { endpoint } from "@/lib/platform/http/endpoint";
import { text } from "@/lib/text";
import { loginRefusal, secondFactorCode } from "../schemas";

const identitySchema = z.object({ name: text(100), email: text(254) });

const signInCookies = { "Set-Cookie": "Cookies that the sign-in is checked with" };

export const getCsrfToken = endpoint({
  method: "GET",
  path: "/api/auth/csrf",
  summary: "The CSRF token that starting a sign-in at the identity provider requires",
  returns: z.object({ csrfToken: z.string() }),
  headers: signInCookies,
});

export const postSignIn = endpoint({
  method: "POST",
  path: "/api/auth/signin/oidc",
  summary: "Begin to sign in at the identity provider",
  description:
    "Returns the URL to send the browser to. `callbackUrl` is the page of this shop to return to: the login screen or the end of the popup.",
  body: z.object({ csrfToken: text(200), callbackUrl: text(2000) }),
  returns: z.object({ url: z.url() }),
  headers: signInCookies,
  failures: { 403: "The token is missing or old", 502: "The issuer cannot be reached" },
});

export const getSignInCallback = endpoint({
  method: "GET",
  path: "/api/auth/callback/oidc",
  summary: "Where the identity provider sends the browser back to",
  description: "Sets a ticket cookie if the provider confirmed an identity.",
  returns: z.null(),
  status: 303,
  headers: {
    ...signInCookies,
    Location: "The page to end on; its `identity` parameter holds the result",
  },
});

export const getIdentity = endpoint({
  method: "GET",
  path: "/api/user/login0",
  summary: "The identity in this browser's ticket, to be sent back with `POST`",
  credential: "identityTicket",
  returns: identitySchema,
  failures: { 401: "There is no ticket, or it is older than ten minutes" },
});

export const postLogin0 = endpoint({
  method: "POST",
  path: "/api/user/login0",
  summary: "Sign in with the identity in the ticket",
  description:
    "Name and e-mail must be those of the ticket that signing in at the identity provider left in the browser, and each ticket opens one session. The account is made at first use. An account whose address nobody had verified loses its password and its sessions.",
  credential: "identityTicket",
  body: identitySchema.extend({ code: secondFactorCode.optional() }),
  returns: z.string().describe("The access token"),
  headers: { "Set-Cookie": "The session's cookie; the ticket's is deleted" },
  failures: {
    401: "There is no ticket, it is for another identity, or it was used; or a code is needed",
  },
  failureBodies: { 401: loginRefusal },
});
