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

/** What was held: a publication, or a change that visitors would see at once. */
export const heldChanges = ["publication", "settings", "name", "domain"] as const;
export type HeldChange = (typeof heldChanges)[number];

/** `replaced`: the owner published something else before a person had decided. */
export const heldStatuses = ["held", "approved", "refused", "replaced"] as const;
export type HeldStatus = (typeof heldStatuses)[number];

export const webhookDeliveryStatuses = ["waiting", "delivered", "failed"] as const;
export type WebhookDeliveryStatus = (typeof webhookDeliveryStatuses)[number];
