import { z } from "zod";
import { endpoint } from "@/lib/platform/http/endpoint";
import { maxBusinesses } from "./limits";
import {
  businessChange,
  businessConflict,
  businessParam,
  businessSchema,
  knownVersion,
} from "./schemas";

const failures = { 401: "Nobody is signed in" };
const changed = "It was changed since `version`";

export const getBusinesses = endpoint({
  method: "GET",
  path: "/api/business",
  summary: "The caller's businesses, the last one changed first",
  access: "customer",
  returns: z.array(businessSchema).max(maxBusinesses),
  failures,
});

export const putBusiness = endpoint({
  method: "PUT",
  path: "/api/business/{id}",
  summary: "Save a business and what is known of it",
  description: `Nothing is merged: what is left out is no longer known. Sending the same request again changes nothing. An account has at most ${maxBusinesses}.`,
  access: "customer",
  params: businessParam,
  body: businessChange,
  // The longest facts in characters of several bytes.
  maxBodyKiB: 128,
  returns: businessSchema,
  failures: {
    ...failures,
    404: "The caller has no such business, and `version` is not 0",
    409: `${changed}, or the account is full; nothing was saved`,
  },
  failureBodies: { 409: businessConflict },
});

export const deleteBusiness = endpoint({
  method: "DELETE",
  path: "/api/business/{id}",
  summary: "Delete a business",
  description: "Deleting it again is no error. Sites that were published with it stay as they are.",
  access: "customer",
  params: businessParam,
  query: knownVersion,
  returns: z.null(),
  status: 204,
  failures: { ...failures, 409: `${changed}; nothing was deleted` },
  failureBodies: { 409: businessConflict },
});
