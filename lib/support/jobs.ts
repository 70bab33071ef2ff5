import { z } from "zod";
import { defineJob } from "@/lib/platform/jobs/rules";

const minute = 60;

/** Given up after a day. */
export const receiveEmailJob = defineJob({
  name: "receive-email",
  payload: z.object({ emailId: z.string(), threadId: z.int() }),
  key: ({ emailId }) => emailId,
  retry: { attempts: 30, firstSeconds: minute, longestSeconds: 60 * minute },
  leaseSeconds: 2 * minute,
  concurrency: 2,
});
