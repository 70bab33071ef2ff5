import "server-only";
import { inArray, sql } from "drizzle-orm";
import { database } from "@/db/client";
import { deployments } from "@/db/schema/sites";
import { enqueueMissing } from "@/lib/platform/jobs/commands/enqueue";
import { deploySiteJob } from "../jobs";

/** Deployments in progress without a job. */
export const enqueueMissingDeployments = (): Promise<void> =>
  enqueueMissing(
    deploySiteJob,
    database()
      .select({
        key: sql`${deployments.invoiceItemId}::text`,
        payload: sql`jsonb_build_object('invoiceItemId', ${deployments.invoiceItemId}, 'task',
          case ${deployments.status} when 'leaving' then 'remove' else 'publish' end)`,
      })
      .from(deployments)
      .where(inArray(deployments.status, ["ordered", "building", "leaving"])),
  );
