import { openapi } from "@/lib/composition/openapi";
import { env } from "@/lib/env";
import { onceMade } from "@/lib/once-made";
import { json, methodNotAllowed } from "@/lib/platform/http/json";

/** Made once: it takes a quarter of a second, and function hosts have no response cache. */
const made = onceMade(async () => openapi(env("site").SITE_URL));

export const GET = async () =>
  json(await made(), { headers: { "Cache-Control": "public, max-age=300" } });

export const { POST, PUT, PATCH, DELETE, OPTIONS } = methodNotAllowed("GET");
