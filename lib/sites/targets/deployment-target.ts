import type { SiteFile } from "@/lib/delivery/rules";

interface Published {
  address: string;
  /** What the host calls this publication; null where only the shop's own versions count. */
  deployId: string | null;
}

/** Somewhere that sites can be put online. Each name holds one site. */
export interface DeploymentTarget {
  /** Puts a site online under a name, in the place of what was there: the same call twice does no harm. */
  publish: (name: string, files: readonly SiteFile[]) => Promise<Published>;
  /** Takes a site down. One that is not there is down already. */
  remove: (name: string) => Promise<void>;
  /**
   * Puts an earlier publication online again; null if the host has it no more. Left out where a site is
   * online by its row alone.
   */
  restore?: (name: string, deployId: string) => Promise<Published | null>;
  /**
   * Gives a site these host names, the first of which is the one that it is read under, in the place of those
   * before. Left out where the shop itself answers for them.
   */
  setDomain?: (name: string, hosts: readonly string[]) => Promise<void>;
}

/** Why a target did not do it, in words for the customer. */
export class DeploymentTargetError extends Error {
  constructor(
    message: string,
    /** Trying again would change nothing. */
    readonly isFinal: boolean,
    options?: ErrorOptions,
  ) {
    super(message, options);
  }
}
