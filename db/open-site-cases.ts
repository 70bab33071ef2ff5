import { sql } from "drizzle-orm";
import { isOneOf } from "./is-one-of";
import { heldSites } from "./schema/held-sites";
import { siteReports } from "./schema/site-reports";
import { waitingStatuses } from "./words/site-reports";

/** Since when a report waits for staff: since it arrived, or since the owner objected to its decision. */
export const reportWaitsSince = sql`coalesce(${siteReports.objectedAt}, ${siteReports.receivedAt})`;

/** The cases about sites that wait for staff: the list that each is in, and since when it waits. */
export const openSiteCases = sql`(
  select 'reports' as list, ${reportWaitsSince} as since
  from ${siteReports} where ${isOneOf(siteReports.status, waitingStatuses)}
  union all
  select 'held-sites', ${heldSites.createdAt} from ${heldSites} where ${heldSites.status} = 'held'
) as open_cases`;
