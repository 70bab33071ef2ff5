import { listDeployments } from "@/lib/delivery/deployments/queries";
import { getDeployments } from "@/lib/delivery/endpoints";
import { methodNotAllowed } from "@/lib/http/json";
import { route } from "@/lib/http/route";

export const GET = route(getDeployments, ({ actor }) => listDeployments(actor.userId));

export const { POST, PUT, PATCH, DELETE, OPTIONS } = methodNotAllowed("GET");
