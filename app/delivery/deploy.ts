import { sweepDeployments } from "@/lib/delivery/deployments/commands/sweep";
import { configuredTarget } from "@/lib/delivery/deployments/targets";
import { sendDueMail } from "@/lib/mail/commands";
import { buildSite } from "./build";

/** Works on what is due, and mails what came of it: for after an answer, when waiting bothers nobody. */
export async function deployNow(): Promise<void> {
  await sweepDeployments({ target: configuredTarget(), build: buildSite });
  await sendDueMail();
}
