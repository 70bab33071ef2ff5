import type { DeploymentStatus } from "./statuses";

export interface Deployment {
  status: DeploymentStatus;
  /** Tries of the present task that have begun. */
  attempts: number;
  /** When the present task is to be tried; null when there is nothing to do. */
  dueAt: Date | null;
  /** Until when whoever took the task has it to himself; null when nobody has. */
  leaseUntil: Date | null;
  /** Where the site is online: also while another version is being built, or has failed. */
  address: string | null;
  /** Why the last try came to nothing, for the customer to read. */
  reason: string | null;
}

const second = 1000;
const minute = 60 * second;

/** Longer than any try may take, so that two never work on the same site. */
export const leaseMs = 2 * minute;
export const maxAttempts = 5;
const longestWait = 30 * minute;

/** What the customer reads when a try ended without a word: a crash, or a machine that went away. */
const lost = "The work was interrupted.";

const nothingToDo = { dueAt: null, leaseUntil: null } as const;

export const ordered = (now: Date): Deployment => ({
  status: "ordered",
  attempts: 0,
  dueAt: now,
  leaseUntil: null,
  address: null,
  reason: null,
});

/** Whether somebody should take the task: it is due, and nobody is at it any more. */
export const isDue = ({ dueAt, leaseUntil }: Deployment, now: Date): boolean =>
  dueAt !== null && dueAt <= now && (leaseUntil === null || leaseUntil <= now);

/** Takes a due task. The last try having been lost, what comes back may have nothing to do. */
export function taken(deployment: Deployment, now: Date): Deployment {
  if (deployment.leaseUntil && deployment.attempts >= maxAttempts) {
    return gaveUp(deployment, lost);
  }
  return {
    ...deployment,
    status: isTakingDown(deployment) ? "leaving" : "building",
    attempts: deployment.attempts + 1,
    leaseUntil: new Date(now.getTime() + leaseMs),
  };
}

export type AttemptResult =
  | { kind: "published"; address: string }
  | { kind: "removed" }
  | { kind: "failed"; reason: string; isFinal: boolean };

/** What becomes of a task after a try. */
export function finished(deployment: Deployment, outcome: AttemptResult, now: Date): Deployment {
  switch (outcome.kind) {
    case "published":
      return { ...settled(deployment), status: "live", address: outcome.address };
    case "removed":
      return { ...settled(deployment), status: "offline", address: null };
    case "failed": {
      const { reason, isFinal } = outcome;
      if (isFinal || deployment.attempts >= maxAttempts) return gaveUp(deployment, reason);
      const wait = Math.min(10 * second * 3 ** (deployment.attempts - 1), longestWait);
      return {
        ...deployment,
        status: isTakingDown(deployment) ? "leaving" : "ordered",
        dueAt: new Date(now.getTime() + wait),
        leaseUntil: null,
        reason,
      };
    }
  }
}

const settled = (deployment: Deployment): Deployment => ({
  ...deployment,
  ...nothingToDo,
  attempts: 0,
  reason: null,
});

/** A site that could not be taken down is still there, and says so; one that was not built has failed. */
const gaveUp = (deployment: Deployment, reason: string): Deployment => ({
  ...deployment,
  ...nothingToDo,
  status: isTakingDown(deployment) ? "live" : "failed",
  attempts: 0,
  reason,
});

const isTakingDown = ({ status }: Deployment) => status === "leaving";

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
export const deployedAgain = (deployment: Deployment, now: Date): Deployment | null =>
  canDeploy(deployment) ? { ...settled(deployment), status: "ordered", dueAt: now } : null;

export const takenOffline = (deployment: Deployment, now: Date): Deployment | null =>
  canTakeOffline(deployment) ? { ...settled(deployment), status: "leaving", dueAt: now } : null;
