import { methodNotAllowed } from "@/lib/http/json";
import { route } from "@/lib/http/route";
import { requireSchedulerSecret } from "@/lib/http/scheduler";
import { runScheduledJobs } from "@/lib/job-registry";
import { postRunJobs } from "@/lib/jobs/endpoints";

const run = route(postRunJobs, async ({ request }) => {
  requireSchedulerSecret(request.headers);
  await runScheduledJobs();
  return { status: "ok" as const };
});

/** Some schedulers only send GET requests. */
export { run as GET, run as POST };

export const { PUT, PATCH, DELETE, OPTIONS } = methodNotAllowed("GET", "POST");
