import "server-only";
import { env } from "@/lib/env";

/** Whether this shop itself hosts the sites. */
export const isHostedHere = (): boolean => env("hosting").DEPLOY_TO === "shop";
