import type { SiteFile } from "../rules";

/** Somewhere that sites can be put online. Each name holds one site. */
export interface DeploymentTarget {
  /** Puts a site online under a name, in the place of what was there: the same call twice does no harm. */
  publish: (name: string, files: readonly SiteFile[]) => Promise<{ address: string }>;
  /** Takes a site down. One that is not there is down already. */
  remove: (name: string) => Promise<void>;
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
