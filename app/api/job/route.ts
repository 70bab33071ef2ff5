import { adminList } from "@/lib/http/admin-list";
import { methodNotAllowed } from "@/lib/http/json";
import { route, withTotal } from "@/lib/http/route";
import { getJobs } from "@/lib/jobs/endpoints";
import { listJobs } from "@/lib/jobs/queries";

export const GET = route(getJobs, async ({ query }) => {
  const { jobs, total } = await listJobs(adminList(query));
  return withTotal(jobs, total);
});

export const { POST, PUT, PATCH, DELETE, OPTIONS } = methodNotAllowed("GET");
