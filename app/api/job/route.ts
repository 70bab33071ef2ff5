import { adminList } from "@/lib/platform/http/admin-list";
import { methodNotAllowed } from "@/lib/platform/http/json";
import { route, withTotal } from "@/lib/platform/http/route";
import { getJobs } from "@/lib/platform/jobs/endpoints";
import { listJobs } from "@/lib/platform/jobs/queries";

export const GET = route(getJobs, async ({ query }) => {
  const { jobs, total } = await listJobs(adminList(query));
  return withTotal(jobs, total);
});

export const { POST, PUT, PATCH, DELETE, OPTIONS } = methodNotAllowed("GET");
