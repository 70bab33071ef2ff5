import "server-only";
import { deleteEndedApiTokens } from "./api-tokens/commands";
import { forgetOldEvents } from "./audit/commands";
import { forgetOldEventsJob } from "./audit/jobs";
import { enqueueMissingLaunches, launchPreset } from "./catalogue/commands/launch";
import { launchPresetJob } from "./catalogue/jobs";
import { deleteUnusedPresetPictures } from "./catalogue/pictures/commands";
import { checkCaptured } from "./checkout/commands/check-captured";
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
import { finishRefund } from "./checkout/refunds/commands/finish-refund";
import { finishRefundJob } from "./checkout/refunds/jobs";
import { checkDomain, enqueueMissingDomainChecks } from "./domains/commands/check";
import { setHostDomain } from "./domains/commands/set-host-domain";
import { checkDomainJob, setHostDomainJob } from "./domains/jobs";
import { mailKeptDrafts } from "./draft-mail/commands/mail-kept-drafts";
import { mailKeptDraftsJob } from "./draft-mail/jobs";
import { enqueueMissingEmails } from "./email/commands/enqueue-missing";
import { giveUpEmail, sendEmail } from "./email/commands/send-email";
import { sendEmailJob } from "./email/jobs";
import { deleteOldVisitorsJob } from "./figures/jobs";
import { deleteOldVisitors } from "./figures/visits/commands";
import { deleteExpiredRateLimitsJob } from "./http/jobs";
import { deleteExpiredRateLimits } from "./http/rate-limit";
import { handle } from "./jobs/commands/handler";
import { createRunner } from "./jobs/commands/run";
import { enterScheduledJobs } from "./jobs/commands/schedule";
import { defineScheduledJob } from "./jobs/rules";
import { deleteOldMessages } from "./messages/commands/delete-old-messages";
import { mailHeldMessages } from "./messages/commands/mail-owner";
import { deleteOldMessagesJob, mailHeldMessagesJob } from "./messages/jobs";
import { checkCapturedJob, checkPaymentJob } from "./payments/jobs";
import { buildExport } from "./personal-data/commands/build-export";
import { deleteExpiredData } from "./personal-data/commands/delete-expired";
import { deletePersonalData } from "./personal-data/commands/delete-personal-data";
import { enqueueMissingDeletions } from "./personal-data/commands/request-deletion";
import { enqueueMissingExports } from "./personal-data/commands/request-export";
import { buildExportJob, deleteAccountJob, deleteExpiredDataJob } from "./personal-data/jobs";
import { deleteUnusedPictures } from "./pictures/commands";
import { deleteUnusedPicturesJob } from "./pictures/jobs";
import { enqueueMissingSales, runSale } from "./sales/commands/run";
import { runSaleJob } from "./sales/jobs";
import { deleteExpiredSessions } from "./sessions/commands";
import { deleteExpiredSessionsJob } from "./sessions/jobs";
import { deploySite, giveUpSite } from "./sites/commands/deploy-site";
import { enqueueMissingDeployments } from "./sites/commands/enqueue-missing";
import { syncDeployments } from "./sites/commands/sync";
import { deleteOldVersions } from "./sites/commands/versions";
import { deleteOldVersionsJob, deleteOldVisitsJob, deploySiteJob } from "./sites/jobs";
import { configuredTarget } from "./sites/targets/configured-target";
import { deleteOldVisits } from "./sites/visits/commands";
import { deleteExpiredInvitations } from "./staff/commands";
import { receiveEmail } from "./support/commands/receive-email";
import { receiveEmailJob } from "./support/jobs";

/**
 * Finds work without a job: rows that the previous release wrote during a deployment, or rows of a
 * restored backup.
 */
const enqueueMissingJob = defineScheduledJob({
  name: "enqueue-missing",
  everySeconds: 60 * 60,
  leaseSeconds: 60,
});

/** Every background job with its handler. */
const handlers = [
  handle(sendEmailJob, { run: sendEmail, onDead: giveUpEmail }),
  handle(receiveEmailJob, { run: receiveEmail }),
  handle(checkPaymentJob, { run: checkPayment }),
  handle(checkCapturedJob, { run: checkCaptured }),
  handle(finishRefundJob, { run: finishRefund }),
  handle(processWebhookEventJob, { run: processWebhookEvent }),
  handle(remindOfTransferJob, { run: remindOfTransfer }),
  handle(expireTransferJob, { run: expireTransfer }),
  handle(syncDeploymentsJob, { run: syncDeployments }),
  handle(deploySiteJob, {
    run: async (payload) => {
      // Loaded on demand: the templates are heavy, and most routes only send emails.
      const { buildSite } = await import("./delivery/build-site");
      await deploySite(payload, { target: configuredTarget(), build: buildSite });
    },
    onDead: giveUpSite,
  }),
  handle(runSaleJob, { run: runSale }),
  handle(launchPresetJob, { run: launchPreset }),
  handle(checkDomainJob, { run: checkDomain }),
  handle(setHostDomainJob, { run: (payload) => setHostDomain(payload, configuredTarget()) }),
  handle(buildExportJob, { run: buildExport }),
  handle(deleteAccountJob, { run: deletePersonalData }),
  handle(enqueueMissingJob, {
    run: async () => {
      await enqueueMissingEmails();
      await enqueueMissingCheckoutJobs();
      await enqueueMissingDeployments();
      await enqueueMissingDomainChecks();
      await enqueueMissingExports();
      await enqueueMissingDeletions();
      await enqueueMissingSales();
      await enqueueMissingLaunches();
    },
  }),
  handle(deleteExpiredDataJob, { run: deleteExpiredData }),
  handle(forgetOldEventsJob, { run: forgetOldEvents }),
  handle(deleteExpiredKeysJob, { run: deleteExpiredKeys }),
  handle(deleteExpiredSessionsJob, {
    run: async () => {
      await deleteExpiredSessions();
      await deleteEndedApiTokens();
      await deleteExpiredInvitations();
    },
  }),
  handle(deleteUnusedPicturesJob, {
    run: async () => {
      await deleteUnusedPictures();
      await deleteUnusedPresetPictures();
    },
  }),
  handle(deleteOldVersionsJob, { run: deleteOldVersions }),
  handle(mailHeldMessagesJob, { run: mailHeldMessages }),
  handle(mailKeptDraftsJob, { run: mailKeptDrafts }),
  handle(deleteOldMessagesJob, { run: deleteOldMessages }),
  handle(deleteOldVisitsJob, { run: deleteOldVisits }),
  handle(deleteOldVisitorsJob, { run: deleteOldVisitors }),
  handle(deleteExpiredRateLimitsJob, { run: deleteExpiredRateLimits }),
];

/**
 * Function hosts stop a call after 28 to 60 seconds; jobs that began before the deadline are still
 * finished.
 */
const deadlineMs = 15_000;

/** Runs the due jobs. Routes call it after the response. */
export const runQueuedJobs = createRunner(handlers, { deadlineMs });

/** Runs the due jobs for the scheduler, and inserts the recurring ones. */
export async function runScheduledJobs(): Promise<void> {
  await enterScheduledJobs(handlers);
  await runQueuedJobs();
}
