import { z } from "zod";
import { endpoint } from "@/lib/http/endpoint";
import { confirmationSchema } from "./schemas";

const signedOut = { 401: "Nobody is signed in" };

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
    "By the account that it was sent for only: whoever reads a mailbox and whoever knows the password are then the same.",
  access: "customer",
  body: confirmationSchema,
  returns: z.string().describe("The address that is verified"),
  failures: { ...signedOut, 400: "The link is unknown, used, too old or another account's" },
});
