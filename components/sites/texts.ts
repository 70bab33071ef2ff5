import type { DeploymentStatus } from "@/lib/sites/statuses";

const statusNames: Record<DeploymentStatus, string> = {
  ordered: "Ordered",
  building: "Building",
  live: "Live",
  failed: "Failed",
  leaving: "Going offline",
  offline: "Taken offline",
};

export const deploymentTexts = {
  statusNames,
  deploymentOf: (template: string) => `Deployment of ${template}`,
  history: "What happened so far",
  takeOffline: "Take offline",
  retry: "Retry",
  redeploy: "Re-deploy",
  confirmTitle: "Take it offline?",
  confirmText: (template: string) =>
    `Nobody will find your ${template} site any more. You can deploy it again at any time.`,
  confirmYes: "Yes, take it offline",
  confirmNo: "Keep it",
  opensInNewTab: " (opens in a new tab)",
  ordered: "Ordered. We start in a moment.",
  tryingAgain: (reason: string) => `${reason} We try again soon.`,
  building: "Building your site…",
  liveAt: "Your site is live at",
  stillLiveAt: (reason: string) => `It could not be taken offline: ${reason} It is live at`,
  failed: (reason: string) => `It failed: ${reason}`,
  previousLiveAt: "The version before is still live at",
  leaving: "Taking your site offline…",
  offline: "Your site is offline. Re-deploy it whenever you like.",
};
