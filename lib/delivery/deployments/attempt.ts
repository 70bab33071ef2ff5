import { ShopError } from "@/lib/errors";
import { log } from "@/lib/log/logger";
import type { SiteFile } from "../rules";
import { type DeploymentTarget, DeploymentTargetError } from "./deployment-target";
import type { AttemptResult, Deployment } from "./rules";

interface Task {
  deployment: Deployment;
  /** What the site is called where it is hosted. */
  name: string;
  /** Builds the site; only asked for when it is to go online. */
  build: () => Promise<readonly SiteFile[]>;
}

/** One try of a task that was taken. What may go wrong is an outcome too; a bug is thrown. */
export async function attemptDeployment(
  target: DeploymentTarget,
  { deployment, name, build }: Task,
): Promise<AttemptResult> {
  try {
    if (deployment.status === "leaving") {
      await target.remove(name);
      return { kind: "removed" };
    }
    const { address } = await target.publish(name, await build());
    return { kind: "published", address };
  } catch (error) {
    if (error instanceof DeploymentTargetError || error instanceof ShopError) {
      log.warn("Deployment failed", { attempts: deployment.attempts }, error);
    }
    if (error instanceof DeploymentTargetError) {
      return { kind: "failed", reason: error.message, isFinal: error.isFinal };
    }
    if (error instanceof ShopError) {
      return { kind: "failed", reason: error.message, isFinal: false };
    }
    throw error;
  }
}
