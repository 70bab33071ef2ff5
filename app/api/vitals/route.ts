import { postVitals } from "@/lib/figures/endpoints";
import { countVitals } from "@/lib/figures/vitals/commands";
import { methodNotAllowed } from "@/lib/http/json";
import { route } from "@/lib/http/route";

export const POST = route(postVitals, async ({ request, body }) => {
  countVitals(request, body);
  return null;
});

export const { GET, PUT, PATCH, DELETE, OPTIONS } = methodNotAllowed("POST");
