import { methodNotAllowed } from "@/lib/platform/http/json";
import { route } from "@/lib/platform/http/route";
import { getDeployments } from "@/lib/sites/endpoints";
import { listDeployments } from "@/lib/sites/queries/deployments";

export const GET = route(getDeployments, ({ actor }) => listDeployments(actor.userId));

export const { POST, PUT, PATCH, DELETE, OPTIONS } = methodNotAllowed("GET");
