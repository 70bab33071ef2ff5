import "server-only";
import { env } from "@/lib/env";
import type { DeploymentTarget } from "./deployment-target";
import { shopHost } from "./shop-host";
import { staticHost } from "./static-host";

/** The host of sites that this shop is configured for. */
export function configuredTarget(): DeploymentTarget {
  const settings = env("hosting");
  return settings.DEPLOY_TO === "shop"
    ? shopHost
    : staticHost({
        baseUrl: settings.STATIC_HOST_URL,
        token: settings.STATIC_HOST_TOKEN,
        domain: settings.STATIC_HOST_DOMAIN,
        prefix: settings.STATIC_HOST_PREFIX,
      });
}
