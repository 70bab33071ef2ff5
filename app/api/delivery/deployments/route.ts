import { methodNotAllowed } from "@/lib/http/json";
import { route } from "@/lib/http/route";
import { getDeployments } from "@/lib/sites/endpoints";
import { listDeployments } from "@/lib/sites/queries/deployments";

export const GET = route(getDeployments, ({ actor }) => listDeployments(actor.userId));

export const { POST, PUT, PATCH, DELETE, OPTIONS } = methodNotAllowed("GET");
