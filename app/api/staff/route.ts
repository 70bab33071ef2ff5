import { adminList } from "@/lib/http/admin-list";
import { afterResponse } from "@/lib/http/after-response";
import { methodNotAllowed } from "@/lib/http/json";
import { route, withTotal } from "@/lib/http/route";
import { runQueuedJobs } from "@/lib/job-registry";
import { inviteStaff } from "@/lib/staff/commands";
import { getStaff, postStaff } from "@/lib/staff/endpoints";
import { listStaff } from "@/lib/staff/queries";

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
