import "server-only";
import { eq } from "drizzle-orm";
import { database, transaction } from "@/db/client";
import { hostedFiles } from "@/db/schema/delivery";
import { absolute } from "@/lib/site";
import type { DeploymentTarget } from "../deployments/deployment-target";
import { hostedPath } from "./rules";

/** The deployment target that hosts sites in this shop's database, shared by all instances. */
export const shopHost: DeploymentTarget = {
  /** In one transaction, so that no visitor gets files of two versions. */
  async publish(site, files) {
    await transaction(async (tx) => {
      await tx.delete(hostedFiles).where(eq(hostedFiles.site, site));
      await tx
        .insert(hostedFiles)
        .values(files.map(({ path, bytes }) => ({ site, path, content: Buffer.from(bytes) })));
    });
    return { address: absolute(hostedPath(site)) };
  },
  async remove(site) {
    await database().delete(hostedFiles).where(eq(hostedFiles.site, site));
  },
};
