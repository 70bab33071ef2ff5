import type { DeploymentStatus } from "./statuses";

export interface Deployment {
  status: DeploymentStatus;
  /** Where the site is online: also while another version is being built, or has failed. */
  address: string | null;
  /** Why the last try came to nothing, for the customer to read. */
  reason: string | null;
}

/** What is to be done with a site. */
export type DeploymentTask = "publish" | "remove";

export const ordered: Deployment = { status: "ordered", address: null, reason: null };

const underWay: Record<DeploymentTask, readonly DeploymentStatus[]> = {
  publish: ["ordered", "building"],
  remove: ["leaving"],
};

/** Whether the task is still to be done: a try that was lost, or whose end nobody heard of, may have done it. */
const isToDo = ({ status }: Deployment, task: DeploymentTask): boolean =>
  underWay[task].includes(status);

/** The beginning of a try; null when there is nothing to do. A task that was given up may be begun anew. */
export function begun(deployment: Deployment, task: DeploymentTask): Deployment | null {
  const isRevived =
    task === "publish" ? deployment.status === "failed" : canTakeOffline(deployment);
  if (!isToDo(deployment, task) && !isRevived) return null;
  return { ...deployment, status: task === "publish" ? "building" : "leaving" };
}

/** The site is online at this address; null when somebody else has finished the task. */
export const published = (deployment: Deployment, address: string): Deployment | null =>
  isToDo(deployment, "publish") ? { status: "live", address, reason: null } : null;

export const removed = (deployment: Deployment): Deployment | null =>
  isToDo(deployment, "remove") ? { status: "offline", address: null, reason: null } : null;

/** A try failed, and another will follow. */
export const tryFailed = (
  deployment: Deployment,
  task: DeploymentTask,
  reason: string,
): Deployment | null =>
  isToDo(deployment, task)
    ? { ...deployment, status: task === "publish" ? "ordered" : "leaving", reason }
    : null;

/** A site that could not be taken down is still there, and says so; one that was not built has failed. */
export const gaveUp = (
  deployment: Deployment,
  task: DeploymentTask,
  reason: string,
): Deployment | null =>
  isToDo(deployment, task)
    ? { ...deployment, status: task === "publish" ? "failed" : "live", reason }
    : null;

/** Whether something is still to happen without the customer doing anything. */
export const isUnderWay = (status: DeploymentStatus): boolean =>
  status === "ordered" || status === "building" || status === "leaving";

/** Publish it anew: after a failure, in another brand, or back from offline. */
export const canDeploy = ({ status }: Deployment): boolean =>
  status === "live" || status === "failed" || status === "offline";

/** Whatever is online can be taken down as long as nobody works on it. */
export const canTakeOffline = ({ status, address }: Deployment): boolean =>
  address !== null && (status === "live" || status === "failed");

/** Null when this is not the moment for it. */
export const deployedAgain = (deployment: Deployment): Deployment | null =>
  canDeploy(deployment) ? { ...deployment, status: "ordered", reason: null } : null;

export const takenOffline = (deployment: Deployment): Deployment | null =>
  canTakeOffline(deployment) ? { ...deployment, status: "leaving", reason: null } : null;
