import { setTimeout as sleep } from "node:timers/promises";
import { sendDueEmails } from "@/lib/email/commands";

/** A process of the shop that sends whatever is due, until somebody kills it. */
for (;;) {
  await sendDueEmails();
  await sleep(10);
}
