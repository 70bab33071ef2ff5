import { setTimeout as sleep } from "node:timers/promises";
import { runQueuedJobs } from "@/lib/composition/job-registry";

/** A process of the shop that runs due jobs until it is killed. */
for (;;) {
  await runQueuedJobs();
  await sleep(10);
}
