import "server-only";
import { eq } from "drizzle-orm";
import { database, transaction } from "@/db/client";
import { hostedFiles } from "@/db/schema/delivery";
import { absolute } from "@/lib/site";
import type { DeploymentTarget } from "../deployments/deployment-target";
import { hostedPath } from "./rules";

/** This shop as the host of a site: kept in the database, where every instance sees it. */
export const shopHost: DeploymentTarget = {
  /** Whoever looks sees the old version or the new one, never some of each. */
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
