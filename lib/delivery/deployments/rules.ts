import type { DeploymentStatus } from "./statuses";

export interface Deployment {
  status: DeploymentStatus;
  /** URL of the site while it is online, also while another version is built or has failed. */
  address: string | null;
  /** Why the last attempt failed, shown to the customer. */
  reason: string | null;
}

/** What a job does with a site. */
export type DeploymentTask = "publish" | "remove";

export const ordered: Deployment = { status: "ordered", address: null, reason: null };

const underWay: Record<DeploymentTask, readonly DeploymentStatus[]> = {
  publish: ["ordered", "building"],
  remove: ["leaving"],
};

/** False if another attempt has completed the task. */
const isToDo = ({ status }: Deployment, task: DeploymentTask): boolean =>
  underWay[task].includes(status);

/** Begins an attempt; null if there is nothing to do. A task that was given up can be retried. */
export function begun(deployment: Deployment, task: DeploymentTask): Deployment | null {
  const isRevived =
    task === "publish" ? deployment.status === "failed" : canTakeOffline(deployment);
  if (!isToDo(deployment, task) && !isRevived) return null;
  return { ...deployment, status: task === "publish" ? "building" : "leaving" };
}

/** The site is online at this URL; null if another attempt has completed the task. */
export const published = (deployment: Deployment, address: string): Deployment | null =>
  isToDo(deployment, "publish") ? { status: "live", address, reason: null } : null;

export const removed = (deployment: Deployment): Deployment | null =>
  isToDo(deployment, "remove") ? { status: "offline", address: null, reason: null } : null;

/** An attempt failed, and will be retried. */
export const attemptFailed = (
  deployment: Deployment,
  task: DeploymentTask,
  reason: string,
): Deployment | null =>
  isToDo(deployment, task)
    ? { ...deployment, status: task === "publish" ? "ordered" : "leaving", reason }
    : null;

/** No attempt follows: a site that could not be taken down is still live, one that was not built has failed. */
export const gaveUp = (
  deployment: Deployment,
  task: DeploymentTask,
  reason: string,
): Deployment | null =>
  isToDo(deployment, task)
    ? { ...deployment, status: task === "publish" ? "failed" : "live", reason }
    : null;

/** Whether the status will change without an action of the customer. */
export const isUnderWay = (status: DeploymentStatus): boolean =>
  status === "ordered" || status === "building" || status === "leaving";

/** Whether it can be published anew: after a failure, with another brand, or from offline. */
export const canDeploy = ({ status }: Deployment): boolean =>
  status === "live" || status === "failed" || status === "offline";

/** Whether it is online and has no job. */
export const canTakeOffline = ({ status, address }: Deployment): boolean =>
  address !== null && (status === "live" || status === "failed");

/** Null if the status does not allow it. */
export const deployedAgain = (deployment: Deployment): Deployment | null =>
  canDeploy(deployment) ? { ...deployment, status: "ordered", reason: null } : null;

export const takenOffline = (deployment: Deployment): Deployment | null =>
  canTakeOffline(deployment) ? { ...deployment, status: "leaving", reason: null } : null;
