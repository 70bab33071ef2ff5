import { getVitals } from "@/lib/analytics/endpoints";
import { readVitals } from "@/lib/analytics/vitals/queries";
import { methodNotAllowed } from "@/lib/platform/http/json";
import { route } from "@/lib/platform/http/route";

export const GET = route(getVitals, ({ query }) => readVitals(query.days));

export const { POST, PUT, PATCH, DELETE, OPTIONS } = methodNotAllowed("GET");
