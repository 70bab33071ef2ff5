/** Where a deployment stands. Only `building` and `leaving` have a job at work on them. */
export const deploymentStatuses = [
  "ordered",
  "building",
  "live",
  "failed",
  "leaving",
  "offline",
] as const;
export type DeploymentStatus = (typeof deploymentStatuses)[number];
