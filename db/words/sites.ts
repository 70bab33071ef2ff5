/** The states of a deployment. Only in `building` and `leaving` a job works on the site. */
export const deploymentStatuses = [
  "ordered",
  "building",
  "live",
  "failed",
  "leaving",
  "offline",
] as const;
export type DeploymentStatus = (typeof deploymentStatuses)[number];

export const webhookDeliveryStatuses = ["waiting", "delivered", "failed"] as const;
export type WebhookDeliveryStatus = (typeof webhookDeliveryStatuses)[number];
