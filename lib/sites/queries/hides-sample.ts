import "server-only";
import { sql } from "drizzle-orm";
import { deployments, siteVersions } from "@/db/schema/sites";

/** Whether a site, joined with its current version, shows the sample and is hidden for it. */
export const hidesSample = sql<boolean>`(${siteVersions.id} is not null and ${siteVersions.revisionId} is null
  and not ${deployments.listsSample})`;
