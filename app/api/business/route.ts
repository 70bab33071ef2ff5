import { getBusinesses } from "@/lib/customization/businesses/endpoints";
import { listBusinesses } from "@/lib/customization/businesses/queries";
import { methodNotAllowed } from "@/lib/platform/http/json";
import { route } from "@/lib/platform/http/route";

export const GET = route(getBusinesses, ({ actor }) => listBusinesses(actor.userId));

export const { POST, PUT, PATCH, DELETE, OPTIONS } = methodNotAllowed("GET");
