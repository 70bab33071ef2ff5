import { getReady } from "@/lib/health/endpoints";
import { requireReady } from "@/lib/health/queries";
import { methodNotAllowed } from "@/lib/http/json";
import { route } from "@/lib/http/route";

export const GET = route(getReady, async () => {
  const { queues, oldestUnsentMailSeconds } = await requireReady();
  const oldestDueSeconds = Math.max(...queues.map(({ oldestSeconds }) => oldestSeconds));
  return { status: "ready" as const, oldestDueSeconds, oldestUnsentMailSeconds };
});

export const { POST, PUT, PATCH, DELETE } = methodNotAllowed("GET");
