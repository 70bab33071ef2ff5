import { z } from "zod";
import { endpoint } from "@/lib/platform/http/endpoint";
import { oldSignIn, removalSchema } from "../schemas";
import {
  confirmationSchema,
  confirmedSchema,
  emailChangeSchema,
  passwordChangeSchema,
  raisedAlarmSchema,
  securitySchema,
  sessionsQuery,
} from "./schemas";

const signedOut = { 401: "Nobody is signed in" };

export const getAccount = endpoint({
  method: "GET",
  path: "/api/user/account",
  summary: "How the caller's account is opened, and where it is open",
  access: "customer",
  returns: securitySchema,
  failures: signedOut,
});

export const postVerification = endpoint({
  method: "POST",
  path: "/api/user/account/verification",
  summary: "Email the caller a link that verifies their address",
  access: "customer",
  returns: z.string().describe("The address"),
  failures: { ...signedOut, 409: "The address is verified" },
});

export const postConfirmation = endpoint({
  method: "POST",
  path: "/api/user/account/confirmation",
  summary: "Use the token of an emailed link",
  description:
    "Only the account that the link was sent for may use it: this proves that the reader of the mailbox also knows the password.",
  access: "customer",
  body: confirmationSchema,
  returns: confirmedSchema,
  failures: {
    ...signedOut,
    400: "The link is unknown, used, too old or another account's",
    409: "Another account has got the new address meanwhile",
  },
});

export const putPassword = endpoint({
  method: "PUT",
  path: "/api/user/account/password",
  summary: "Replace the caller's password",
  description:
    "Every session ends, and so do emailed links and API tokens; the caller gets a new session.",
  access: "customer",
  body: passwordChangeSchema,
  returns: z.string().describe("The access token of the new session"),
  headers: { "Set-Cookie": "The new session's cookie" },
  failures: { ...signedOut, 409: "The account has no password, or it was changed meanwhile" },
});

export const postEmail = endpoint({
  method: "POST",
  path: "/api/user/account/email",
  summary: "Ask for another address",
  description:
    "It is changed once both mailboxes have confirmed it with the links that they are sent, within a day. The response is the same for an address that has an account.",
  access: "customer",
  body: emailChangeSchema,
  returns: securitySchema,
  failures: { ...signedOut, 403: oldSignIn, 409: "The caller is the admin" },
});

export const deleteEmail = endpoint({
  method: "DELETE",
  path: "/api/user/account/email",
  summary: "Keep the present address after all",
  access: "customer",
  returns: securitySchema,
  failures: signedOut,
});

export const deleteSessions = endpoint({
  method: "DELETE",
  path: "/api/user/account/session",
  summary: "Sign out everywhere",
  description: "Emailed links and API tokens end, too.",
  access: "customer",
  query: sessionsQuery,
  returns: z.null(),
  status: 204,
  headers: { "Set-Cookie": "Deletes the session's cookie" },
  failures: signedOut,
});

export const deleteSession = endpoint({
  method: "DELETE",
  path: "/api/user/account/session/{id}",
  summary: "Sign out one device",
  access: "customer",
  params: z.object({ id: z.uuid() }),
  returns: securitySchema,
  failures: { ...signedOut, 404: "The caller has no such session" },
});

export const postIdentityRemoval = endpoint({
  method: "POST",
  path: "/api/user/account/identity/{id}/removal",
  summary: "Unlink an account at an identity provider",
  description: "Other sessions, emailed links and API tokens end.",
  access: "customer",
  params: z.object({ id: z.string().min(1).max(100) }),
  body: removalSchema,
  returns: securitySchema,
  failures: {
    ...signedOut,
    403: oldSignIn,
    404: "The caller has linked no such account",
    409: "It is the last way in",
  },
});

export const postAlarm = endpoint({
  method: "POST",
  path: "/api/user/account/alarm",
  summary: "Close an account that was taken over",
  description:
    "With the token of a notice. Every session, emailed link and API token ends, password and identities are removed, also passkeys and an app that are newer than the notice; those that are all that locks the back office stay, and open it together with the new password only. The address that the notice was sent to is the account's again, and the visitors, messages and payments of its sites go where they went then.",
  body: confirmationSchema,
  returns: raisedAlarmSchema,
  failures: {
    400: "The link is unknown, used or too old",
    409: "Another account has the address meanwhile",
  },
});
