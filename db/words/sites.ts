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
