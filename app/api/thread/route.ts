import { runQueuedJobs } from "@/lib/composition/job-registry";
import { adminList } from "@/lib/platform/http/admin-list";
import { afterResponse } from "@/lib/platform/http/after-response";
import { methodNotAllowed } from "@/lib/platform/http/json";
import { route, withTotal } from "@/lib/platform/http/route";
import { writeAboutOrder } from "@/lib/support/commands/write-about-order";
import { getThreads, postThread } from "@/lib/support/endpoints";
import { listThreads } from "@/lib/support/queries/threads";

export const GET = route(getThreads, async ({ query }) => {
  const { threads, total } = await listThreads(adminList(query));
  return withTotal(threads, total);
});

export const POST = route(postThread, async ({ actor, body }) => {
  const thread = await writeAboutOrder(body, actor);
  afterResponse(runQueuedJobs);
  return thread;
});

export const { PUT, PATCH, DELETE, OPTIONS } = methodNotAllowed("GET", "POST");
