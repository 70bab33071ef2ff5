import { openapi } from "@/lib/composition/openapi";
import { env } from "@/lib/env";
import { json, methodNotAllowed } from "@/lib/platform/http/json";

export const GET = () =>
  json(openapi(env("site").SITE_URL), { headers: { "Cache-Control": "public, max-age=300" } });

export const { POST, PUT, PATCH, DELETE, OPTIONS } = methodNotAllowed("GET");
