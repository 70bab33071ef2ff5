import { runScheduledJobs } from "@/lib/composition/job-registry";
import { methodNotAllowed } from "@/lib/platform/http/json";
import { route } from "@/lib/platform/http/route";
import { requireSchedulerSecret } from "@/lib/platform/http/scheduler";
import { postRunJobs } from "@/lib/platform/jobs/endpoints";

const run = route(postRunJobs, async ({ request }) => {
  requireSchedulerSecret(request.headers);
  await runScheduledJobs();
  return { status: "ok" as const };
});

/** Some schedulers only send GET requests. */
export { run as GET, run as POST };

export const { PUT, PATCH, DELETE, OPTIONS } = methodNotAllowed("GET", "POST");
