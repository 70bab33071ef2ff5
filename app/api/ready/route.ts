import { getReady } from "@/lib/health/endpoints";
import { requireReady } from "@/lib/health/queries";
import { methodNotAllowed } from "@/lib/http/json";
import { route } from "@/lib/http/route";

export const GET = route(getReady, async () => {
  const { oldestDueSeconds, oldestUnsentEmailSeconds } = await requireReady();
  return {
    status: "ready" as const,
    oldestDueSeconds: Math.floor(oldestDueSeconds),
    oldestUnsentEmailSeconds: Math.floor(oldestUnsentEmailSeconds),
  };
});

export const { POST, PUT, PATCH, DELETE, OPTIONS } = methodNotAllowed("GET");
