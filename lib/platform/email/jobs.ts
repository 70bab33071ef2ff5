import { z } from "zod";
import { defineJob } from "@/lib/platform/jobs/rules";

/** Dead after about three days. */
export const sendEmailJob = defineJob({
  name: "send-email",
  payload: z.object({ emailId: z.int() }),
  key: ({ emailId }) => String(emailId),
  retry: { attempts: 12, firstSeconds: 60, longestSeconds: 12 * 60 * 60 },
  leaseSeconds: 60,
});
