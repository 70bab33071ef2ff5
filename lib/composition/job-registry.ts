import "server-only";
import { deleteOldVisitorsJob } from "@/lib/analytics/jobs";
import { deleteOldVisitors } from "@/lib/analytics/visits/commands";
import { enqueueMissingLaunches, launchPreset } from "@/lib/catalogue/commands/launch";
import { launchPresetJob } from "@/lib/catalogue/jobs";
import { deleteUnusedPresetPictures } from "@/lib/catalogue/pictures/commands";
import { enqueueMissingSales, runSale } from "@/lib/catalogue/sales/commands/run";
import { runSaleJob } from "@/lib/catalogue/sales/jobs";
import { emailKeptDrafts } from "@/lib/customization/draft-emails/commands/email-kept-drafts";
import { emailKeptDraftsJob } from "@/lib/customization/draft-emails/jobs";
import { deleteUnusedPictures } from "@/lib/customization/pictures/commands";
import { deleteUnusedPicturesJob } from "@/lib/customization/pictures/jobs";
import { checkCaptured } from "@/lib/orders/checkout/commands/check-captured";
import { checkPayment } from "@/lib/orders/checkout/commands/check-payment";
import { deleteExpiredKeys } from "@/lib/orders/checkout/commands/delete-expired-keys";
import { enqueueMissingCheckoutJobs } from "@/lib/orders/checkout/commands/enqueue-missing";
import { expireTransfer, remindOfTransfer } from "@/lib/orders/checkout/commands/late-transfers";
import { processWebhookEvent } from "@/lib/orders/checkout/commands/webhook-events";
import {
  deleteExpiredKeysJob,
  expireTransferJob,
  processWebhookEventJob,
  remindOfTransferJob,
  syncDeploymentsJob,
} from "@/lib/orders/checkout/jobs";
import { finishRefund } from "@/lib/orders/checkout/refunds/commands/finish-refund";
import { finishRefundJob } from "@/lib/orders/checkout/refunds/jobs";
import { recheckVatId } from "@/lib/orders/checkout/vat-checks/commands";
import { recheckVatIdJob } from "@/lib/orders/checkout/vat-checks/jobs";
import { renderAttachment } from "@/lib/orders/invoices/attachments";
import { readExchangeRates } from "@/lib/orders/invoices/exchange/commands";
import { readExchangeRatesJob } from "@/lib/orders/invoices/exchange/jobs";
import { watchThreshold } from "@/lib/orders/invoices/threshold/commands";
import { watchThresholdJob } from "@/lib/orders/invoices/threshold/jobs";
import { checkCapturedJob, checkPaymentJob } from "@/lib/orders/payments/jobs";
import { deleteEndedApiTokens } from "@/lib/platform/api-tokens/commands";
import { forgetOldEvents } from "@/lib/platform/audit/commands";
import { forgetOldEventsJob } from "@/lib/platform/audit/jobs";
import { enqueueMissingEmails } from "@/lib/platform/email/commands/enqueue-missing";
import { giveUpEmail, sendEmailWith } from "@/lib/platform/email/commands/send-email";
import { sendEmailJob } from "@/lib/platform/email/jobs";
import { deleteExpiredRateLimitsJob } from "@/lib/platform/http/jobs";
import { deleteExpiredRateLimits } from "@/lib/platform/http/rate-limit";
import { handle } from "@/lib/platform/jobs/commands/handler";
import { createRunner } from "@/lib/platform/jobs/commands/run";
import { enterScheduledJobs } from "@/lib/platform/jobs/commands/schedule";
import { defineScheduledJob } from "@/lib/platform/jobs/rules";
import { deleteExpiredSessions } from "@/lib/platform/sessions/commands";
import { deleteExpiredSessionsJob } from "@/lib/platform/sessions/jobs";
import { deleteExpiredInvitations } from "@/lib/platform/staff/commands";
import { buildExport } from "@/lib/privacy/commands/build-export";
import { deleteExpiredData } from "@/lib/privacy/commands/delete-expired";
import { deletePersonalData } from "@/lib/privacy/commands/delete-personal-data";
import { enqueueMissingDeletions } from "@/lib/privacy/commands/request-deletion";
import { enqueueMissingExports } from "@/lib/privacy/commands/request-export";
import { buildExportJob, deleteAccountJob, deleteExpiredDataJob } from "@/lib/privacy/jobs";
import { deploySite, giveUpSite } from "@/lib/sites/commands/deploy-site";
import { enqueueMissingDeployments } from "@/lib/sites/commands/enqueue-missing";
import { syncDeployments } from "@/lib/sites/commands/sync";
import { deleteOldVersions } from "@/lib/sites/commands/versions";
import { deleteFormerDestinations } from "@/lib/sites/destinations/commands/put-back";
import { checkDomain, enqueueMissingDomainChecks } from "@/lib/sites/domains/commands/check";
import { setHostDomain } from "@/lib/sites/domains/commands/set-host-domain";
import { checkDomainJob, setHostDomainJob } from "@/lib/sites/domains/jobs";
import { deleteOldVersionsJob, deleteOldVisitsJob, deploySiteJob } from "@/lib/sites/jobs";
import { deleteOldMessages } from "@/lib/sites/messages/commands/delete-old-messages";
import { emailHeldMessages } from "@/lib/sites/messages/commands/email-owner";
import { deleteOldMessagesJob, emailHeldMessagesJob } from "@/lib/sites/messages/jobs";
import { configuredTarget } from "@/lib/sites/targets/configured-target";
import { deleteOldVisits } from "@/lib/sites/visits/commands";
import { deliverToWebhook, enqueueMissingDeliveries } from "@/lib/sites/webhooks/commands/deliver";
import { deliverToWebhookJob } from "@/lib/sites/webhooks/jobs";
import { receiveEmail } from "@/lib/support/commands/receive-email";
import { receiveEmailJob } from "@/lib/support/jobs";

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
export const handlers = [
  handle(sendEmailJob, { run: sendEmailWith(renderAttachment), onDead: giveUpEmail }),
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
      const { buildSite } = await import("@/lib/sites/delivery/build-site");
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
      await enqueueMissingDeliveries();
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
      await deleteFormerDestinations();
    },
  }),
  handle(deleteUnusedPicturesJob, {
    run: async () => {
      await deleteUnusedPictures();
      await deleteUnusedPresetPictures();
    },
  }),
  handle(deleteOldVersionsJob, { run: deleteOldVersions }),
  handle(emailHeldMessagesJob, { run: emailHeldMessages }),
  handle(emailKeptDraftsJob, { run: emailKeptDrafts }),
  handle(deliverToWebhookJob, { run: deliverToWebhook }),
  handle(deleteOldMessagesJob, { run: deleteOldMessages }),
  handle(deleteOldVisitsJob, { run: deleteOldVisits }),
  handle(deleteOldVisitorsJob, { run: deleteOldVisitors }),
  handle(recheckVatIdJob, { run: recheckVatId }),
  handle(watchThresholdJob, { run: () => watchThreshold() }),
  handle(readExchangeRatesJob, { run: readExchangeRates }),
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
