import { getMetrics } from "@/lib/platform/health/endpoints";
import { scrape } from "@/lib/platform/health/prometheus";
import { methodNotAllowed } from "@/lib/platform/http/json";
import { route } from "@/lib/platform/http/route";
import { requireSchedulerSecret } from "@/lib/platform/http/scheduler";
import { metrics } from "@/lib/platform/telemetry/metrics";

export const GET = route(getMetrics, async ({ request }) => {
  requireSchedulerSecret(request.headers);
  return new Response(await scrape(), {
    headers: {
      "Content-Type": metrics().registry.contentType,
      "Cache-Control": "private, no-store",
    },
  });
});

export const { POST, PUT, PATCH, DELETE, OPTIONS } = methodNotAllowed("GET");
