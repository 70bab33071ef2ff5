import "server-only";
import { and, eq, isNull, type SQL, type SQLWrapper, sql } from "drizzle-orm";
import { sharedCopies } from "@/db/schema/content";
import { siteReports } from "@/db/schema/site-reports";

/** A case about no site is about a shared draft if this finds its preview in the address. */
const draftPath = "^https?://[^/]+(?:/[^/]+)?/preview/[^/]+(?:/premium)?/shared/[^/#]+";

const { invoiceItemId, address } = siteReports;

/** Whether a case is about a draft that is shared by a link. */
export const isDraft = sql<boolean>`(${invoiceItemId} is null and ${address} ~ ${draftPath}::text)`;

/** The code of the stored copy in a reported address; null if its words are not stored. */
export const copyCodeOf = (reported: SQLWrapper): SQL<string | null> =>
  sql`substring(${reported} from ${`${draftPath}#copy=([\\w-]{43})$`}::text)`;

/** Whether a customer still shares the copy that a case is about. */
export const isShared = sql<boolean>`exists (
  select 1 from ${sharedCopies} as copy where copy.code = ${copyCodeOf(address)})`;

/** The cases about this copy. */
export const ofCopy = (code: string): SQL | undefined =>
  and(isNull(invoiceItemId), eq(copyCodeOf(address), code));
