import { methodNotAllowed } from "@/lib/http/json";
import { route } from "@/lib/http/route";
import { getJob } from "@/lib/jobs/endpoints";
import { requireJob } from "@/lib/jobs/queries";

export const GET = route(getJob, ({ params }) => requireJob(params.id));

export const { POST, PUT, PATCH, DELETE, OPTIONS } = methodNotAllowed("GET");
