import "server-only";
import { sql } from "drizzle-orm";
import { deployments, siteVersions } from "@/db/schema/sites";

/** `isHidden` of `rules.ts` for a site that is joined with its current version. */
export const isHiddenSite = sql<boolean>`(${siteVersions.id} is not null and not ${deployments.listsSample}
  and (${siteVersions.revisionId} is null
    or coalesce(${siteVersions.profile}->>'hasOwnWords' = 'false', false)))`;
