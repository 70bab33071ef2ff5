import { z } from "zod";
import { defineJob } from "@/lib/platform/jobs/rules";

/** Puts a preset on sale at its date. Each preset with a future launch has one such job. */
export const launchPresetJob = defineJob({
  name: "launch-preset",
  payload: z.object({ presetId: z.int() }),
  key: ({ presetId }) => String(presetId),
  retry: { attempts: Number.POSITIVE_INFINITY, firstSeconds: 10, longestSeconds: 300 },
  leaseSeconds: 60,
});
