import { env } from "@/lib/env";
import { json, methodNotAllowed } from "@/lib/http/json";
import { openapi } from "@/lib/openapi";

export const GET = () =>
  json(openapi(env("site").SITE_URL), { headers: { "Cache-Control": "public, max-age=300" } });

export const { POST, PUT, PATCH, DELETE, OPTIONS } = methodNotAllowed("GET");
