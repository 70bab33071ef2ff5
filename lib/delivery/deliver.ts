import { coalesceRuns } from "@/lib/coalesce-runs";
import { runDueDeployments } from "@/lib/delivery/deployments/commands/run-due";
import { configuredTarget } from "@/lib/delivery/deployments/configured-target";
import { sendQueuedEmails } from "@/lib/email/commands";
import { buildSite } from "./build-site";

/** Works on what is due, and mails what came of it: for after an answer, when waiting bothers nobody. */
export const runDeployments = coalesceRuns(async () => {
  const tries = await runDueDeployments({ target: configuredTarget(), build: buildSite });
  if (tries > 0) await sendQueuedEmails();
});

/** What a payment leaves to do: the receipt goes out before a site is built. */
export async function deliverPaidOrders() {
  await sendQueuedEmails();
  await runDeployments();
}
