import { methodNotAllowed } from "@/lib/platform/http/json";
import { route } from "@/lib/platform/http/route";
import { getJob } from "@/lib/platform/jobs/endpoints";
import { requireJob } from "@/lib/platform/jobs/queries";

export const GET = route(getJob, ({ params }) => requireJob(params.id));

export const { POST, PUT, PATCH, DELETE, OPTIONS } = methodNotAllowed("GET");
