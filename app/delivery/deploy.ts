import { sweepDeployments } from "@/lib/delivery/deployments/commands/sweep";
import { configuredTarget } from "@/lib/delivery/deployments/targets";
import { sendMailSoon } from "@/lib/mail/commands";
import { oneAtATime } from "@/lib/one-at-a-time";
import { buildSite } from "./build";

/** Works on what is due, and mails what came of it: for after an answer, when waiting bothers nobody. */
export const deployNow = oneAtATime(async () => {
  const tries = await sweepDeployments({ target: configuredTarget(), build: buildSite });
  if (tries > 0) await sendMailSoon();
});

/** What a payment leaves to do: the receipt goes out before a site is built. */
export async function deliverNow() {
  await sendMailSoon();
  await deployNow();
}
