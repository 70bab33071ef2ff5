import { z } from "zod";
import { endpoint } from "@/lib/http/endpoint";
import { boughtPreset, chosenBrand, chosenRevision, deploymentSchema } from "./schemas";

const failures = {
  401: "Nobody is signed in",
  404: "The caller has not bought and paid for it, or has no such revision",
};

export const getSite = endpoint({
  method: "GET",
  path: "/api/delivery/{presetId}",
  summary: "Download a bought template",
  description:
    "A zip archive of the site in the brand of the caller's profile, or in that of `brand`, the code of a shared preview. With the caller's words as in the newest revision of the draft, or in `revision`.",
  access: "customer",
  params: boughtPreset,
  query: chosenBrand.extend(chosenRevision.shape),
  returns: z.null(),
  contentType: "application/zip",
  headers: { "Content-Disposition": "The file's name" },
  failures,
});

export const getDeployments = endpoint({
  method: "GET",
  path: "/api/delivery/deployments",
  summary: "The caller's deployments and their status",
  access: "customer",
  returns: z.array(deploymentSchema),
  failures: { 401: "Nobody is signed in" },
});

const changeFailures = { ...failures, 409: "A deployment is in progress" };

export const postDeployment = endpoint({
  method: "POST",
  path: "/api/delivery/{presetId}/deployment",
  summary: "Deploy a bought template again, in the brand of the profile",
  description:
    "With the words of the draft's newest revision, or of `revision`, which it then keeps.",
  access: "customer",
  params: boughtPreset,
  query: chosenRevision,
  returns: deploymentSchema,
  failures: changeFailures,
});

export const deleteDeployment = endpoint({
  method: "DELETE",
  path: "/api/delivery/{presetId}/deployment",
  summary: "Take a deployed site offline",
  access: "customer",
  params: boughtPreset,
  returns: deploymentSchema,
  failures: changeFailures,
});
