import { getHealth } from "@/lib/platform/http/endpoints";
import { methodNotAllowed } from "@/lib/platform/http/json";
import { pingDatabase } from "@/lib/platform/http/queries";
import { route } from "@/lib/platform/http/route";

export const GET = route(getHealth, async ({ query }) => {
  if (query.ready !== undefined) await pingDatabase();
  return { status: "ok" as const };
});

export const { POST, PUT, PATCH, DELETE, OPTIONS } = methodNotAllowed("GET");
