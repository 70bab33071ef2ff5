import { getReady } from "@/lib/platform/health/endpoints";
import { requireReady } from "@/lib/platform/health/queries";
import { methodNotAllowed } from "@/lib/platform/http/json";
import { route } from "@/lib/platform/http/route";

export const GET = route(getReady, async () => {
  const { oldestDueSeconds, oldestUnsentEmailSeconds } = await requireReady();
  return {
    status: "ready" as const,
    oldestDueSeconds: Math.floor(oldestDueSeconds),
    oldestUnsentEmailSeconds: Math.floor(oldestUnsentEmailSeconds),
  };
});

export const { POST, PUT, PATCH, DELETE, OPTIONS } = methodNotAllowed("GET");
