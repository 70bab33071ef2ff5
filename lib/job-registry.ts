import "server-only";
import { checkPayment } from "./checkout/commands/check-payment";
import { deleteExpiredKeys } from "./checkout/commands/delete-expired-keys";
import { enqueueMissingCheckoutJobs } from "./checkout/commands/enqueue-missing";
import { expireTransfer, remindOfTransfer } from "./checkout/commands/late-transfers";
import { processWebhookEvent } from "./checkout/commands/webhook-events";
import {
  deleteExpiredKeysJob,
  expireTransferJob,
  processWebhookEventJob,
  remindOfTransferJob,
  syncDeploymentsJob,
} from "./checkout/jobs";
import { deploySite, giveUpSite } from "./delivery/deployments/commands/deploy-site";
import { enqueueMissingDeployments } from "./delivery/deployments/commands/enqueue-missing";
import { syncDeployments } from "./delivery/deployments/commands/sync";
import { configuredTarget } from "./delivery/deployments/configured-target";
import { deploySiteJob } from "./delivery/jobs";
import { enqueueMissingEmails } from "./email/commands/enqueue-missing";
import { giveUpEmail, sendEmail } from "./email/commands/send-email";
import { sendEmailJob } from "./email/jobs";
import { deleteExpiredRateLimitsJob } from "./http/jobs";
import { deleteExpiredRateLimits } from "./http/rate-limit";
import { handle } from "./jobs/commands/handler";
import { createRunner } from "./jobs/commands/run";
import { enterScheduledJobs } from "./jobs/commands/schedule";
import { defineScheduledJob } from "./jobs/rules";
import { checkPaymentJob } from "./payments/jobs";
import { deleteExpiredSessions } from "./sessions/commands";
import { deleteExpiredSessionsJob } from "./sessions/jobs";

/** For rows of the release before this one, which may still serve, and of backups: their jobs are missing. */
const enqueueMissingJob = defineScheduledJob({
  name: "enqueue-missing",
  everySeconds: 60 * 60,
  leaseSeconds: 60,
});

/** Every kind of background job, with what it does. */
const handlers = [
  handle(sendEmailJob, { run: sendEmail, onDead: giveUpEmail }),
  handle(checkPaymentJob, { run: checkPayment }),
  handle(processWebhookEventJob, { run: processWebhookEvent }),
  handle(remindOfTransferJob, { run: remindOfTransfer }),
  handle(expireTransferJob, { run: expireTransfer }),
  handle(syncDeploymentsJob, { run: syncDeployments }),
  handle(deploySiteJob, {
    run: async (payload) => {
      // The layouts are many and heavy: they are loaded where a site is built, not where a mail is sent.
      const { buildSite } = await import("./delivery/build-site");
      await deploySite(payload, { target: configuredTarget(), build: buildSite });
    },
    onDead: giveUpSite,
  }),
  handle(enqueueMissingJob, {
    run: async () => {
      await enqueueMissingEmails();
      await enqueueMissingCheckoutJobs();
      await enqueueMissingDeployments();
    },
  }),
  handle(deleteExpiredKeysJob, { run: deleteExpiredKeys }),
  handle(deleteExpiredSessionsJob, { run: deleteExpiredSessions }),
  handle(deleteExpiredRateLimitsJob, { run: deleteExpiredRateLimits }),
];

/** Well below what a function host gives a call: what has begun by then is finished. */
const deadlineMs = 20_000;

/** Runs the jobs that are due: for after an answer, when waiting bothers nobody. */
export const runQueuedJobs = createRunner(handlers, { deadlineMs });

/** The same for a scheduler, which also brings the jobs into being that come back by themselves. */
export async function runScheduledJobs(): Promise<void> {
  await enterScheduledJobs(handlers);
  await runQueuedJobs();
}
