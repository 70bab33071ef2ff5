import type { DeploymentStatus } from "@/db/words/sites";
import type { PaletteChoices } from "@/lib/customization/palette/rules";
import type { SiteBusiness } from "./delivery/rules";

export interface Deployment {
  status: DeploymentStatus;
  /**
   * URL of the site while it is online, also while another version is being published or has
   * failed.
   */
  address: string | null;
  /** Why the last attempt failed, shown to the customer. */
  reason: string | null;
  /** Why the shop took the site down; null unless it did. The owner cannot publish it then. */
  takenDownReason: string | null;
}

/** The task of a job for a site. */
export type DeploymentTask = "publish" | "remove";

export const ordered: Deployment = {
  status: "ordered",
  address: null,
  reason: null,
  takenDownReason: null,
};

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
  isToDo(deployment, "publish") ? { ...deployment, status: "live", address, reason: null } : null;

export const removed = (deployment: Deployment): Deployment | null =>
  isToDo(deployment, "remove")
    ? { ...deployment, status: "offline", address: null, reason: null }
    : null;

/** An attempt failed, and will be retried. */
export const attemptFailed = (
  deployment: Deployment,
  task: DeploymentTask,
  reason: string,
): Deployment | null =>
  isToDo(deployment, task)
    ? { ...deployment, status: task === "publish" ? "ordered" : "leaving", reason }
    : null;

/**
 * No further attempt follows: a site that could not be taken offline is still live; one that could
 * not be published has failed.
 */
export const gaveUp = (
  deployment: Deployment,
  task: DeploymentTask,
  reason: string,
): Deployment | null =>
  isToDo(deployment, task)
    ? { ...deployment, status: task === "publish" ? "failed" : "live", reason }
    : null;

/**
 * Its item was refunded before it was published, or the publication is held. An earlier version stays
 * online; after a refund until the notice period ends.
 */
export const abandoned = (deployment: Deployment): Deployment | null =>
  isToDo(deployment, "publish")
    ? { ...deployment, status: deployment.address === null ? "offline" : "live", reason: null }
    : null;

/** Whether the status will change without an action of the customer. */
export const isUnderWay = (status: DeploymentStatus): boolean =>
  status === "ordered" || status === "building" || status === "leaving";

/**
 * Whether the site can be published again: after a failure, with other words or another brand, or
 * from offline.
 */
export const canDeploy = ({
  status,
  takenDownReason,
}: Pick<Deployment, "status" | "takenDownReason">): boolean =>
  takenDownReason === null && !isUnderWay(status);

/** Whether it is online and has no job. */
export const canTakeOffline = ({
  status,
  address,
}: Pick<Deployment, "status" | "address">): boolean =>
  address !== null && (status === "live" || status === "failed");

/** Null if the status does not allow the change. */
export const deployedAgain = (deployment: Deployment): Deployment | null =>
  canDeploy(deployment) ? { ...deployment, status: "ordered", reason: null } : null;

/** An earlier version is online at this URL again, at once; null if the status does not allow it. */
export const restored = (deployment: Deployment, address: string): Deployment | null =>
  canDeploy(deployment) ? { ...deployment, status: "live", address, reason: null } : null;

export const takenOffline = (deployment: Deployment): Deployment | null =>
  canTakeOffline(deployment) ? { ...deployment, status: "leaving", reason: null } : null;

interface Published {
  revisionId: number | null;
  listsSample: boolean;
  profile: Pick<SiteProfile, "hasOwnWords"> | null;
}

/** Whether search engines do not list a site yet: its owner has not published words of their own. */
export const isHidden = ({ revisionId, listsSample, profile }: Published) =>
  !listsSample && (revisionId === null || profile?.hasOwnWords === false);

/** The profile at the time of the publication. */
export interface SiteProfile {
  company: string;
  /** The company's own description; may be empty. */
  about: string;
  /** A URL; empty for the default logo. */
  logo: string;
  choices: PaletteChoices;
  /** Absent where it was not recorded. */
  business?: SiteBusiness | null;
  /** Whether its owner published words of their own; absent where it was not recorded. */
  hasOwnWords?: boolean;
}

/** Number of versions of a site that are kept. */
export const keptVersions = 20;

/** Number of present and former names of a site. */
export const maxSiteNames = 10;

export const siteNameLength = { min: 3, max: 40 } as const;

/** Lower case letters, digits and single hyphens: every host accepts these as part of a domain. */
export const siteNamePattern = /^[a-z\d]+(-[a-z\d]+)*$/;

/** A site's address as people write it, with its host as in DNS. */
export const shownAddress = (address: string): string =>
  address.replace(/^https?:\/\//, "").replace(/\/(index\.html)?$/, "");

/** The events since a site was last ordered, published again or retried. */
export const lastRun = <Event extends { status: DeploymentStatus }>(
  timeline: readonly Event[],
): readonly Event[] =>
  timeline.slice(
    Math.max(
      0,
      timeline.findLastIndex(({ status }) => status === "ordered"),
    ),
  );
