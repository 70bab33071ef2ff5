import { buildSite } from "@/app/delivery/build";
import { sweepCheckout } from "@/lib/checkout/commands/sweep";
import { postSweep } from "@/lib/checkout/endpoints";
import { sweepDeployments } from "@/lib/delivery/deployments/commands/sweep";
import { configuredTarget } from "@/lib/delivery/deployments/targets";
import { sweepLimits } from "@/lib/http/commands";
import { refuseOthers } from "@/lib/http/json";
import { route } from "@/lib/http/route";
import { requireScheduler } from "@/lib/http/scheduler";
import { sendDueMail } from "@/lib/mail/commands";
import { sweepSessions } from "@/lib/sessions/commands";

const sweep = route(postSweep, async ({ request }) => {
  requireScheduler(request.headers);
  await sweepCheckout();
  await sweepDeployments({ target: configuredTarget(), build: buildSite });
  await sendDueMail(50);
  await sweepSessions();
  await sweepLimits();
  return { status: "ok" as const };
});

/** Some schedulers can only GET. */
export { sweep as GET, sweep as POST };

export const { PUT, PATCH, DELETE } = refuseOthers("GET", "POST");
