import { getHealth } from "@/lib/http/endpoints";
import { methodNotAllowed } from "@/lib/http/json";
import { pingDatabase } from "@/lib/http/queries";
import { route } from "@/lib/http/route";

export const GET = route(getHealth, async ({ query }) => {
  if (query.ready !== undefined) await pingDatabase();
  return { status: "ok" as const };
});

export const { POST, PUT, PATCH, DELETE, OPTIONS } = methodNotAllowed("GET");
