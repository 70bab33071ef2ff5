import { getMetrics } from "@/lib/health/endpoints";
import { scrape } from "@/lib/health/prometheus";
import { methodNotAllowed } from "@/lib/http/json";
import { route } from "@/lib/http/route";
import { requireSchedulerSecret } from "@/lib/http/scheduler";
import { metrics } from "@/lib/telemetry/metrics";

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
