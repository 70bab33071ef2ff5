import "server-only";
import { env } from "@/lib/env";
import { ownHost } from "../hosting/commands";
import { staticHost } from "./static-host";
import type { Target } from "./target";

/** Where sites go in this shop. */
export function configuredTarget(): Target {
  const settings = env("hosting");
  return settings.DEPLOY_TO === "shop"
    ? ownHost
    : staticHost({
        baseUrl: settings.STATIC_HOST_URL,
        token: settings.STATIC_HOST_TOKEN,
        domain: settings.STATIC_HOST_DOMAIN,
        prefix: settings.STATIC_HOST_PREFIX,
      });
}
