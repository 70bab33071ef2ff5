import { runQueuedJobs } from "@/lib/composition/job-registry";
import { adminList } from "@/lib/platform/http/admin-list";
import { afterResponse } from "@/lib/platform/http/after-response";
import { methodNotAllowed } from "@/lib/platform/http/json";
import { route, withTotal } from "@/lib/platform/http/route";
import { inviteStaff } from "@/lib/platform/staff/commands";
import { getStaff, postStaff } from "@/lib/platform/staff/endpoints";
import { listStaff } from "@/lib/platform/staff/queries";

export const GET = route(getStaff, async ({ query }) => {
  const { members, total } = await listStaff(adminList(query));
  return withTotal(members, total);
});

export const POST = route(postStaff, async ({ actor, body }) => {
  const invited = await inviteStaff(actor, body);
  afterResponse(runQueuedJobs);
  return invited;
});

export const { PUT, PATCH, DELETE, OPTIONS } = methodNotAllowed("GET", "POST");
