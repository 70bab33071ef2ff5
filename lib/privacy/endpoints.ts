import { z } from "zod";
import { oldSignIn, ownProofSchema } from "@/lib/accounts/schemas";
import { endpoint } from "@/lib/platform/http/endpoint";
import { deletionSchema, linkToken, personalDataSchema } from "./schemas";

const signedOut = { 401: "Nobody is signed in" };

export const postExport = endpoint({
  method: "POST",
  path: "/api/user/account/export",
  summary: "Ask for all that the shop has of the caller",
  description:
    "It is collected by a job, and a link to it is emailed. While that is under way, asking again changes nothing; afterwards the new one takes the old one's place.",
  access: "customer",
  returns: personalDataSchema,
  failures: signedOut,
});

export const postExportFile = endpoint({
  method: "POST",
  path: "/api/user/account/export/file",
  summary: "Download an export with the token of the emailed link",
  description:
    "A zip archive: JSON of every kind of data, pictures, and invoices as PDF. For the account that it is about only, within 24 hours.",
  access: "customer",
  body: linkToken,
  returns: z.null(),
  contentType: "application/zip",
  headers: { "Content-Disposition": "The file's name" },
  failures: { ...signedOut, 400: "The link is unknown, too old or another account's" },
});

export const postDeletion = endpoint({
  method: "POST",
  path: "/api/user/account/deletion",
  summary: "Delete the caller's account in two weeks",
  description:
    "An account without a password is emailed a link with which that is confirmed; `deletesAt` is null until then.",
  access: "customer",
  body: ownProofSchema,
  returns: deletionSchema,
  failures: { ...signedOut, 403: oldSignIn, 409: "The caller is the admin" },
});

export const postDeletionConfirmation = endpoint({
  method: "POST",
  path: "/api/user/account/deletion/confirmation",
  summary: "Confirm the deletion with the token of the emailed link",
  access: "customer",
  body: linkToken,
  returns: deletionSchema,
  failures: {
    ...signedOut,
    400: "The link is unknown, used, too old or another account's",
    409: "The caller is the admin",
  },
});

export const deleteDeletion = endpoint({
  method: "DELETE",
  path: "/api/user/account/deletion",
  summary: "Keep the account after all",
  access: "customer",
  returns: deletionSchema,
  failures: { ...signedOut, 409: "The account is being deleted" },
});
