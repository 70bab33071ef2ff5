import { z } from "zod";
import { endpoint } from "@/lib/platform/http/endpoint";
import { text } from "@/lib/text";
import {
  accountSchema,
  forgotSchema,
  loginRefusal,
  loginSchema,
  profileSchema,
  registerSchema,
  resetSchema,
} from "./schemas";

const token = z.string().describe("The access token, a JWT; the session's cookie comes with it");
const address = z.string().describe("The e-mail address");
const ownAddress = z.object({ email: text(254) });

const sessionCookie = { "Set-Cookie": "The session's cookie" };

const wrongLogin = { 401: "The email or password is incorrect, or a code is needed" };
const notYours = { 401: "Nobody is signed in", 403: "The account belongs to another customer" };

export const getUser = endpoint({
  method: "GET",
  path: "/api/user",
  summary: "Sign in by query",
  description:
    "Kept for existing clients; `POST /api/user/login` keeps the password out of logs. `LEGACY_LOGIN=off` switches this call off.",
  isUnsafe: true,
  query: loginSchema,
  returns: token,
  headers: sessionCookie,
  failures: { ...wrongLogin, 404: "This way to sign in is off" },
  failureBodies: { 401: loginRefusal },
});

export const postLogin = endpoint({
  method: "POST",
  path: "/api/user/login",
  summary: "Sign in",
  body: loginSchema,
  returns: token,
  headers: sessionCookie,
  failures: wrongLogin,
  failureBodies: { 401: loginRefusal },
});

export const postRegister = endpoint({
  method: "POST",
  path: "/api/user/register",
  summary: "Open an account",
  description:
    "The password has 8 to 30 characters, among them an uppercase and a lowercase one, a number and a special one.",
  body: registerSchema,
  returns: z.object({ email: z.string(), name: z.string() }),
  status: 201,
  failures: { 409: "The address has an account already" },
});

export const postForgot = endpoint({
  method: "POST",
  path: "/api/user/forgot",
  summary: "Email a password reset link",
  description: "The response is the same whether or not the address has an account.",
  body: forgotSchema,
  returns: address,
  failures: { 502: "The email could not be queued" },
});

export const putReset = endpoint({
  method: "PUT",
  path: "/api/user/reset/{token}",
  summary: "Choose a new password",
  description: "A link works once, for an hour. Every session of the account ends.",
  params: z.object({ token: z.string().max(200) }),
  body: resetSchema,
  returns: address,
  failures: { 400: "The link is unknown, used or too old" },
});

export const getProfile = endpoint({
  method: "GET",
  path: "/api/user/{email}",
  summary: "The profile, with the billing details",
  access: "customer",
  params: ownAddress,
  returns: accountSchema,
  failures: notYours,
});

export const putProfile = endpoint({
  method: "PUT",
  path: "/api/user/{email}",
  summary: "Change the profile",
  description: "Fields that are absent stay as they are.",
  access: "customer",
  params: ownAddress,
  body: profileSchema,
  returns: token,
  failures: notYours,
});
