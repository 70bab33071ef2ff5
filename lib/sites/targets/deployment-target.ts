import { mainLanguage } from "@/lib/languages.mjs";
import type { SiteFile } from "@/lib/sites/delivery/rules";
import { failureText } from "../failure-text";

interface Published {
  address: string;
  /** The host's ID of this publication; null if only the shop's own version number is used. */
  deployId: string | null;
}

/** A host for sites. Each name holds one site. */
export interface DeploymentTarget {
  /**
   * Puts a site online under a name, replacing the site that is there: repeating the call is
   * harmless.
   */
  publish: (name: string, files: readonly SiteFile[]) => Promise<Published>;
  /** Takes a site offline. A site that does not exist counts as offline. */
  remove: (name: string) => Promise<void>;
  /**
   * Puts an earlier publication online again; null if the host no longer has it. Left out if the
   * database row alone decides what is online.
   */
  restore?: (name: string, deployId: string) => Promise<Published | null>;
  /**
   * Gives a site these host names instead of its previous ones; the first is the main name. Left
   * out if the shop itself answers for them.
   */
  setDomain?: (name: string, hosts: readonly string[]) => Promise<void>;
}

/** The host failed. */
export class DeploymentTargetError extends Error {
  constructor(
    /** Why, for the customer: a `failure`, or what the host said. */
    readonly reason: string,
    /** A retry would not help. */
    readonly isFinal: boolean,
    options?: ErrorOptions,
  ) {
    super(failureText(reason, mainLanguage), options);
  }
}
