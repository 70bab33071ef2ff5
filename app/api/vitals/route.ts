import { postVitals } from "@/lib/analytics/endpoints";
import { countVitals } from "@/lib/analytics/vitals/commands";
import { methodNotAllowed } from "@/lib/platform/http/json";
import { route } from "@/lib/platform/http/route";

export const POST = route(postVitals, async ({ request, body }) => {
  countVitals(request, body);
  return null;
});

export const { GET, PUT, PATCH, DELETE, OPTIONS } = methodNotAllowed("POST");
