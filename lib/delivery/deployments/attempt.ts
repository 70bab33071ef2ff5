import type { SiteFile } from "../rules";
import type { Deployment, Outcome } from "./rules";
import { type Target, TargetError } from "./target";

interface Task {
  deployment: Deployment;
  /** What the site is called where it is hosted. */
  name: string;
  /** Builds the site; only asked for when it is to go online. */
  build: () => Promise<readonly SiteFile[]>;
}

/** One try of a task that was taken. Whatever goes wrong is an outcome too. */
export async function attempt(target: Target, { deployment, name, build }: Task): Promise<Outcome> {
  try {
    if (deployment.status === "leaving") {
      await target.remove(name);
      return { kind: "removed" };
    }
    const { address } = await target.publish(name, await build());
    return { kind: "published", address };
  } catch (error) {
    return error instanceof TargetError
      ? { kind: "failed", reason: error.message, isFinal: error.isFinal }
      : { kind: "failed", reason: "The host cannot be reached at the moment.", isFinal: false };
  }
}
