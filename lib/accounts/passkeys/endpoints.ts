import { z } from "zod";
import { idParam } from "@/lib/id-schemas";
import { endpoint } from "@/lib/platform/http/endpoint";
import { oldSignIn, ownProofSchema, removalSchema } from "../schemas";
import { securitySchema } from "../security/schemas";
import {
  assertionSchema,
  creationOptionsSchema,
  newPasskeySchema,
  passkeyNameSchema,
  requestOptionsSchema,
} from "./schemas";

const signedOut = { 401: "Nobody is signed in" };
const challengeCookie = { "Set-Cookie": "The challenge, signed; it is used once" };
const needsProof = "The admin has a second factor that this session has not proved";
const ownPasskey = z.object({ id: idParam });
const unknown = "The caller has no such passkey";
const invalidChallenge = "There is no challenge for this browser, or the passkey is not right";

export const postPasskeyOptions = endpoint({
  method: "POST",
  path: "/api/user/passkey/options",
  summary: "The options for a browser to sign in with a passkey",
  returns: requestOptionsSchema,
  headers: challengeCookie,
});

export const postPasskeyLogin = endpoint({
  method: "POST",
  path: "/api/user/passkey/login",
  summary: "Sign in with a passkey",
  description: "It counts as both factors: no code is asked for.",
  body: assertionSchema,
  returns: z.string().describe("The access token"),
  headers: { "Set-Cookie": "The session's cookie" },
  failures: { 400: "There is no challenge for this browser", 401: "The passkey opens no account" },
});

export const postNewPasskeyOptions = endpoint({
  method: "POST",
  path: "/api/user/account/passkey-options",
  summary: "The options for a browser to create a passkey",
  access: "customer",
  body: ownProofSchema,
  returns: creationOptionsSchema,
  headers: challengeCookie,
  failures: {
    ...signedOut,
    403: `${needsProof}; or: ${oldSignIn}`,
    409: "The address is not verified",
  },
});

export const postPasskey = endpoint({
  method: "POST",
  path: "/api/user/account/passkey",
  summary: "Add the passkey that the browser made",
  access: "customer",
  body: newPasskeySchema,
  returns: securitySchema,
  failures: {
    ...signedOut,
    400: invalidChallenge,
    403: needsProof,
    409: "It is stored already, or there are many",
  },
});

export const putPasskey = endpoint({
  method: "PUT",
  path: "/api/user/account/passkey/{id}",
  summary: "Rename a passkey",
  access: "customer",
  params: ownPasskey,
  body: passkeyNameSchema,
  returns: securitySchema,
  failures: { ...signedOut, 404: unknown },
});

export const postPasskeyRemoval = endpoint({
  method: "POST",
  path: "/api/user/account/passkey/{id}/removal",
  summary: "Remove a passkey",
  access: "customer",
  params: ownPasskey,
  body: removalSchema,
  returns: securitySchema,
  failures: {
    ...signedOut,
    403: `${needsProof}; or: ${oldSignIn}`,
    404: unknown,
    409: "It is the last way in",
  },
});
