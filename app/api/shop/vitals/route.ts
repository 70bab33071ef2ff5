import { getVitals } from "@/lib/figures/endpoints";
import { readVitals } from "@/lib/figures/vitals/queries";
import { methodNotAllowed } from "@/lib/http/json";
import { route } from "@/lib/http/route";

export const GET = route(getVitals, ({ query }) => readVitals(query.days));

export const { POST, PUT, PATCH, DELETE, OPTIONS } = methodNotAllowed("GET");
