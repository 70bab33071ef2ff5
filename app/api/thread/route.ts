import { adminList } from "@/lib/http/admin-list";
import { methodNotAllowed } from "@/lib/http/json";
import { route, withTotal } from "@/lib/http/route";
import { getThreads } from "@/lib/support/endpoints";
import { listThreads } from "@/lib/support/queries/threads";

export const GET = route(getThreads, async ({ query }) => {
  const { threads, total } = await listThreads(adminList(query));
  return withTotal(threads, total);
});

export const { POST, PUT, PATCH, DELETE, OPTIONS } = methodNotAllowed("GET");
