import { z } from "zod";
import { endpoint } from "@/lib/platform/http/endpoint";
import { oldSignIn, ownProofSchema, removalSchema } from "../schemas";
import { appConfirmationSchema, appSetupSchema, recoveryCodesSchema, setupSchema } from "./schemas";

const signedOut = { 401: "Nobody is signed in" };
const unusedPasskey = "The admin has a passkey that this session has not used";
const isOff = { ...signedOut, 403: oldSignIn, 409: "There is no second factor" };

export const postAuthenticator = endpoint({
  method: "POST",
  path: "/api/user/account/authenticator",
  summary: "Set up an authenticator app",
  description: "It is a second factor once `PUT` has confirmed it with a code.",
  access: "customer",
  body: setupSchema,
  returns: appSetupSchema,
  failures: {
    ...signedOut,
    403: `${unusedPasskey}; or: ${oldSignIn}`,
    409: "There is a second factor, or the address is not verified",
  },
});

export const putAuthenticator = endpoint({
  method: "PUT",
  path: "/api/user/account/authenticator",
  summary: "Turn the second factor on with a first code",
  description: "Other sessions, emailed links and API tokens end.",
  access: "customer",
  body: appConfirmationSchema,
  returns: recoveryCodesSchema,
  failures: {
    ...signedOut,
    403: unusedPasskey,
    409: "There is a second factor, or nothing was set up",
  },
});

export const postRecoveryCodes = endpoint({
  method: "POST",
  path: "/api/user/account/recovery-codes",
  summary: "Replace the recovery codes",
  access: "customer",
  body: ownProofSchema,
  returns: recoveryCodesSchema,
  failures: isOff,
});

export const postAuthenticatorRemoval = endpoint({
  method: "POST",
  path: "/api/user/account/authenticator/removal",
  summary: "Turn the second factor off",
  description: "Other sessions, emailed links and API tokens end.",
  access: "customer",
  body: removalSchema,
  returns: z.null(),
  status: 204,
  failures: isOff,
});
