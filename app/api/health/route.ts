import { getHealth } from "@/lib/http/endpoints";
import { refuseOthers } from "@/lib/http/json";
import { requireDatabase } from "@/lib/http/queries";
import { route } from "@/lib/http/route";

export const GET = route(getHealth, async ({ query }) => {
  if (query.ready !== undefined) await requireDatabase();
  return { status: "ok" as const };
});

export const { POST, PUT, PATCH, DELETE } = refuseOthers("GET");
