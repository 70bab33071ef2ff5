import { absolute } from "@/lib/site";
import { hostedPath } from "../hosting/rules";
import type { DeploymentTarget } from "./deployment-target";

/** This shop, which serves the current version of each site that has an address. */
export const shopHost = {
  publish: async (site) => ({ address: absolute(hostedPath(site)), deployId: null }),
  remove: async () => {},
} satisfies DeploymentTarget;
