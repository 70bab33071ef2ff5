import { runCheckoutJobs } from "@/lib/checkout/commands/scheduled-jobs";
import { postJobs } from "@/lib/checkout/endpoints";
import { buildSite } from "@/lib/delivery/build-site";
import { runDueDeployments } from "@/lib/delivery/deployments/commands/run-due";
import { configuredTarget } from "@/lib/delivery/deployments/configured-target";
import { sendDueEmails } from "@/lib/email/commands";
import { methodNotAllowed } from "@/lib/http/json";
import { deleteExpiredRateLimits } from "@/lib/http/rate-limit";
import { route } from "@/lib/http/route";
import { requireSchedulerSecret } from "@/lib/http/scheduler";
import { deleteExpiredSessions } from "@/lib/sessions/commands";

const sweep = route(postJobs, async ({ request }) => {
  requireSchedulerSecret(request.headers);
  await runCheckoutJobs();
  await runDueDeployments({ target: configuredTarget(), build: buildSite });
  await sendDueEmails(50);
  await deleteExpiredSessions();
  await deleteExpiredRateLimits();
  return { status: "ok" as const };
});

/** Some schedulers can only GET. */
export { sweep as GET, sweep as POST };

export const { PUT, PATCH, DELETE } = methodNotAllowed("GET", "POST");
