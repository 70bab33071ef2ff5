import { setTimeout as sleep } from "node:timers/promises";
import { sendDueMail } from "@/lib/mail/commands";

/** A process of the shop that sends whatever is due, until somebody kills it. */
for (;;) {
  await sendDueMail();
  await sleep(10);
}
