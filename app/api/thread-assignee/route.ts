import { adminList } from "@/lib/platform/http/admin-list";
import { methodNotAllowed } from "@/lib/platform/http/json";
import { route, withTotal } from "@/lib/platform/http/route";
import { getAssignees } from "@/lib/support/endpoints";
import { listAssignees } from "@/lib/support/queries/assignees";

export const GET = route(getAssignees, async ({ query }) => {
  const { assignees, total } = await listAssignees(adminList(query));
  return withTotal(assignees, total);
});

export const { POST, PUT, PATCH, DELETE, OPTIONS } = methodNotAllowed("GET");
