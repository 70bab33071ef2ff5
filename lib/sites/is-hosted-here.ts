import "server-only";
import { env } from "@/lib/env";

/** Whether this shop itself answers the readers of its sites. */
export const isHostedHere = (): boolean => env("hosting").DEPLOY_TO === "shop";
