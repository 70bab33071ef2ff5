import { z } from "zod";
import { endpoint } from "@/lib/http/endpoint";
import { boughtPreset, chosenBrand, deploymentSchema } from "./schemas";

const failures = { 401: "Nobody is signed in", 404: "The caller has not bought and paid for it" };

export const getSite = endpoint({
  method: "GET",
  path: "/api/delivery/{presetId}",
  summary: "A bought template as files",
  description:
    "A zip archive of the site in the caller's brand: as the profile says, or as `brand` does, which is the code of a shared preview.",
  access: "customer",
  params: boughtPreset,
  query: chosenBrand,
  returns: z.null(),
  contentType: "application/zip",
  failures,
});

export const getDeployments = endpoint({
  method: "GET",
  path: "/api/delivery/deployments",
  summary: "Where the caller's deployments stand",
  access: "customer",
  returns: z.array(deploymentSchema),
  failures: { 401: "Nobody is signed in" },
});

const moving = { ...failures, 409: "Somebody is at work on it" };

export const postDeployment = endpoint({
  method: "POST",
  path: "/api/delivery/{presetId}/deployment",
  summary: "Deploy a bought template again, in the brand of the profile",
  access: "customer",
  params: boughtPreset,
  returns: deploymentSchema,
  failures: moving,
});

export const deleteDeployment = endpoint({
  method: "DELETE",
  path: "/api/delivery/{presetId}/deployment",
  summary: "Take a deployed site offline",
  access: "customer",
  params: boughtPreset,
  returns: deploymentSchema,
  failures: moving,
});
